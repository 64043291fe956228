/** The parts of the service worker scope that are used here; TypeScript's own types for it would redefine those of the browser in all of src. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A tap on a notification (`showNotices`). */
export interface NoticeEvent {
  readonly notification: { readonly data: { readonly path: string; readonly token: string }; close(): void };
  /** The button that was tapped; "" for the notification itself. */
  readonly action: string;
}

interface NoticeOptions {
  readonly body: string;
  readonly icon: string;
  readonly lang: string;
  readonly tag: string;
  readonly data: NoticeEvent["notification"]["data"];
  readonly actions: readonly { readonly action: "stop"; readonly title: string }[];
}

export interface Scope {
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(
    type: "message",
    listener: (event: Lasting & Pick<MessageEvent<unknown>, "data" | "ports">) => void,
  ): void;
  addEventListener(type: "push", listener: (event: Lasting) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Lasting & NoticeEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void>; openWindow(path: string): Promise<unknown> };
  readonly registration: {
    unregister(): Promise<boolean>;
    showNotification(title: string, options: NoticeOptions): Promise<void>;
    readonly pushManager: { getSubscription(): Promise<{ readonly endpoint: string } | null> };
  };
}
