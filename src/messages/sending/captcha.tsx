import { type ReactNode, useEffect, useRef } from "react";

const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

interface Turnstile {
  render(place: HTMLElement, options: { sitekey: string; action: string; language: string; size: string }): string;
  getResponse(widget: string): string | undefined;
  reset(widget: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

let loading: Promise<void> | null = null;
function load(): Promise<void> {
  loading ??= new Promise((done, fail) => {
    document.head.append(
      Object.assign(document.createElement("script"), { src: SCRIPT, onload: () => done(), onerror: fail }),
    );
  });
  loading.catch(() => (loading = null)); // The next form tries to load it again.
  return loading;
}

/**
 * Turnstile's check against bots. Nothing is loaded when the site has no Turnstile key.
 * @param action the action that the Worker expects in the token (functions/messages/turnstile.ts)
 */
export function useCaptcha(action: string): {
  readonly place: ReactNode;
  readonly token: () => Promise<string | null>;
} {
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<string | null>(null);
  useEffect(() => {
    if (!__TURNSTILE_SITE_KEY__) return;
    load().catch(() => console.warn("La vérification anti-robots ne répond pas."));
  }, []);

  const token = async () => {
    if (!__TURNSTILE_SITE_KEY__) return null;
    await load().catch(() => null);
    const { turnstile } = window;
    if (!turnstile || !place.current) return null;
    if (widget.current !== null) turnstile.reset(widget.current); // A token can be used only once.
    widget.current ??= turnstile.render(place.current, {
      sitekey: __TURNSTILE_SITE_KEY__,
      action,
      language: "fr",
      size: "flexible",
    });
    return untilAnswered(turnstile, widget.current);
  };
  return { place: __TURNSTILE_SITE_KEY__ ? <div ref={place} /> : null, token };
}

const TIMEOUT_MS = 60_000;
const POLL = 200;

async function untilAnswered(turnstile: Turnstile, widget: string): Promise<string | null> {
  for (let waited = 0; waited < TIMEOUT_MS; waited += POLL) {
    const response = turnstile.getResponse(widget);
    if (response) return response;
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
  return null;
}
