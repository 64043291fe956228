import { useEffect, useState } from "react";

const isTransfer = (entry: PerformanceEntry): entry is PerformanceResourceTiming => "transferSize" in entry;

/** Bytes that came over the network for the page at hand, while it is shown; pages reached within the application count from there on. */
export function usePageWeight(): number {
  const [weight, setWeight] = useState(0);
  useEffect(() => {
    let [path, sum] = [location.pathname, 0];
    const observer = new PerformanceObserver((list) => {
      if (path !== location.pathname) [path, sum] = [location.pathname, 0];
      for (const entry of list.getEntries()) if (isTransfer(entry)) sum += entry.transferSize;
      setWeight(sum);
    });
    for (const type of ["navigation", "resource"]) observer.observe({ type, buffered: true });
    return () => observer.disconnect();
  }, []);
  return weight;
}
