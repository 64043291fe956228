import { useEffect, useState } from "react";

/**
 * Number of Back and Forward steps while this page was shown. The router does not know the addresses that a page writes itself, so it does not report
 * steps between them.
 */
export function useSteps(): number {
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    const { pathname } = location;
    const step = () => {
      if (location.pathname === pathname) setSteps((before) => before + 1);
    };
    addEventListener("popstate", step);
    return () => removeEventListener("popstate", step);
  }, []);
  return steps;
}
