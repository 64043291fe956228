import { useEffect, useState } from "react";
import { weightQuestion, type Fetched } from "../offline/messages";
import { serviceWorkers } from "../offline/service-worker";

const isTransfer = (entry: PerformanceEntry): entry is PerformanceResourceTiming => "transferSize" in entry;

/** Files fetched by the service worker, for this page or others; empty when there is no service worker, or one of an older publication that does not answer. */
function fetchedByWorker(): Promise<Fetched> {
  const worker = serviceWorkers()?.controller;
  return new Promise((resolve) => {
    if (!worker) return resolve([]);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Fetched>) => resolve(data);
    setTimeout(() => resolve([]), 1_000);
    worker.postMessage(weightQuestion, [port2]);
  });
}

/** Bytes received over the network for this document since a given time. @param since milliseconds of `performance.now()` */
async function received(since: number): Promise<number> {
  const entries = ["navigation", "resource"]
    .flatMap((type) => performance.getEntriesByType(type))
    .filter(({ startTime }) => startTime >= since);
  const byWorker = (await fetchedByWorker()).filter(({ at }) => at >= performance.timeOrigin + since);
  const own = new Set(entries.map(({ name }) => name));
  const direct = entries.filter(isTransfer).reduce((sum, { transferSize }) => sum + transferSize, 0);
  return byWorker.filter(({ name }) => own.has(name)).reduce((sum, { bytes }) => sum + bytes, direct);
}

/** Bytes loaded by the current page so far, undefined until they are counted; after a navigation within the application the count starts again. */
export function usePageWeight(): number | undefined {
  const [weight, setWeight] = useState<number>();
  useEffect(() => {
    let [since, clicked] = [0, 0];
    const count = () => void received(since).then(setWeight);
    const click = () => {
      clicked = performance.now(); // The data of a page is loaded before the page is shown, so counting starts at the click.
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
