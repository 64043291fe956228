import { useEffect, useState } from "react";

/**
 * How often the visitor went back or forth while this page was shown. The router, which is not told of the addresses that a page writes itself, says
 * nothing of the step from them to the one it knows.
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
