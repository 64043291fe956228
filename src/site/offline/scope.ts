/** What the workers use of their scope: the types of service workers would redefine those of the browser for all of src. */
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
