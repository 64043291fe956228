import type { BrowserContext } from "playwright";

/** Runs in both pages, the site’s and the emulator’s frame. It implements the part of gapi.iframes that the SDK and that frame use, by postMessage. */
function gapiOfOurs(): void {
  interface Call {
    readonly gapi: "call" | "reply";
    readonly id: number;
    readonly name: string;
    readonly data: unknown;
  }
  const handlers = new Map<string, (data: unknown) => unknown>();
  /** Calls without a registered handler so far. */
  const early: MessageEvent<Call>[] = [];
  const replies = new Map<number, (results: readonly unknown[]) => void>();
  let last = 0;

  const reply = ({ source, data: { id, name, data } }: MessageEvent<Call>) =>
    (source as Window).postMessage({ gapi: "reply", id, name, data: handlers.get(name)?.(data) } satisfies Call, "*");
  addEventListener("message", (event: MessageEvent<Call>) => {
    const { gapi, id, name, data } = event.data;
    if (gapi === "call") return handlers.has(name) ? reply(event) : void early.push(event);
    if (gapi !== "reply") return;
    try {
      replies.get(id)?.([data]);
    } catch (error) {
      console.debug(error); // Google’s script ignores the error, too: the SDK throws after each reply to « webStorageSupport ».
    }
  });

  const talkTo = (peer: Window) => {
    const send = (name: string, data: unknown, callback: (results: readonly unknown[]) => void) => {
      replies.set(++last, callback);
      peer.postMessage({ gapi: "call", id: last, name, data } satisfies Call, "*");
    };
    return {
      send,
      register: (name: string, handler: (data: unknown) => unknown) => {
        handlers.set(name, handler);
        early.filter(({ data }) => data.name === name).forEach(reply);
      },
      restyle: () => Promise.resolve(),
      ping: (callback: () => void) => new Promise<void>((done) => send("ping", null, () => done())).then(callback),
    };
  };

  interface Opening {
    readonly where: HTMLElement;
    readonly url: string;
    readonly attributes: Readonly<Record<string, string>> & { readonly style: Readonly<Record<string, string>> };
  }
  const open = async (
    { where, url, attributes: { style, ...attributes } }: Opening,
    opened: (frame: ReturnType<typeof talkTo>) => unknown,
  ) => {
    const frame = document.createElement("iframe");
    Object.assign(frame.style, style);
    for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
    frame.src = url;
    await new Promise((loaded) => {
      frame.onload = loaded;
      where.append(frame);
    });
    return opened(talkTo(frame.contentWindow as Window));
  };
  handlers.set("ping", () => null);
  const context = { open, getParentIframe: () => talkTo(parent) };
  const iframes = { Iframe: talkTo, CROSS_ORIGIN_IFRAMES_FILTER: null, getContext: () => context };
  const gapi = { iframes, load: (_: string, { callback }: { readonly callback: () => void }) => callback() };
  Object.assign(window, { gapi });
  const asked = new URL((document.currentScript as HTMLScriptElement).src).searchParams.get("onload") ?? "gapi_onload";
  (window as unknown as Record<string, () => void>)[asked]?.();
}

/**
 * Replaces what the sign-in windows of other services load from the internet: Google’s script is replaced by a small one, and the
 * styles of the emulator’s window by nothing. The rest is the code of the SDK and of the emulator.
 */
export async function withGoogleScript(context: BrowserContext): Promise<void> {
  await context.route("https://apis.google.com/js/api.js*", (route) =>
    route.fulfill({ contentType: "text/javascript", body: `(${gapiOfOurs})();` }),
  );
  await context.route(/^https:\/\/(?:unpkg\.com|fonts\.googleapis\.com)\//, (route) => route.fulfill({ body: "" }));
}
