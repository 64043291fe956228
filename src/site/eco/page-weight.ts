import { useEffect, useState } from "react";
import { weightQuestion, type Fetched } from "../offline/messages";
import { serviceWorkers } from "../offline/service-worker";

const isTransfer = (entry: PerformanceEntry): entry is PerformanceResourceTiming => "transferSize" in entry;

/** What the service worker fetched for this page or others; nothing where there is none, or it is of an older publication and does not answer. */
function fetchedByWorker(): Promise<Fetched> {
  const worker = serviceWorkers()?.controller;
  return new Promise((answer) => {
    if (!worker) return answer([]);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Fetched>) => answer(data);
    setTimeout(() => answer([]), 1_000);
    worker.postMessage(weightQuestion, [port2]);
  });
}

/** Bytes that came over the network for this document since an instant of its clock. */
async function received(since: number): Promise<number> {
  const entries = ["navigation", "resource"]
    .flatMap((type) => performance.getEntriesByType(type))
    .filter(({ startTime }) => startTime >= since);
  const byWorker = (await fetchedByWorker()).filter(({ at }) => at >= performance.timeOrigin + since);
  const own = new Set(entries.map(({ name }) => name));
  const direct = entries.filter(isTransfer).reduce((sum, { transferSize }) => sum + transferSize, 0);
  return byWorker.filter(({ name }) => own.has(name)).reduce((sum, { bytes }) => sum + bytes, direct);
}

/** Bytes that the page at hand has weighed so far; one reached within the application counts from there on. */
export function usePageWeight(): number {
  const [weight, setWeight] = useState(0);
  useEffect(() => {
    let [since, clicked] = [0, 0];
    const count = () => void received(since).then(setWeight);
    const click = () => {
      clicked = performance.now(); // a page's data comes before the page
    };
    const start = () => {
      since = clicked;
      count();
    };
    const observer = new PerformanceObserver(count);
    observer.observe({ type: "resource", buffered: true });
    addEventListener("click", click, { capture: true });
    addEventListener("app:page", start);
    return () => {
      observer.disconnect();
      removeEventListener("click", click, { capture: true });
      removeEventListener("app:page", start);
    };
  }, []);
  return weight;
}
