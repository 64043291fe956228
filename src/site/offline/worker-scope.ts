/** The parts of the service worker scope that are used here; TypeScript's own types for it would redefine those of the browser in all of src. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Scope {
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(
    type: "message",
    listener: (event: Lasting & Pick<MessageEvent<unknown>, "data" | "ports">) => void,
  ): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { unregister(): Promise<boolean> };
}
