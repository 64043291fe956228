import { createHash } from "node:crypto";

/** Longest line of `_headers` that Cloudflare accepts, in characters. */
export const MAX_LINE_LENGTH = 2_000;

/** Inline scripts and styles that the policy allows, by the hash of their exact text. */
export interface InlineTexts {
  readonly scripts: Iterable<string>;
  readonly styles: Iterable<string>;
  readonly services: Services;
}

/** Third-party services that pages use. */
export interface Services {
  /** Whether forms use Turnstile. */
  readonly turnstile: boolean;
  /** The identity provider: its domain, and the address of its local emulator where there is one. */
  readonly identity: { readonly authDomain: string; readonly emulator: string | null } | null;
}

const TURNSTILE = "https://challenges.cloudflare.com";

/** Sources that the services need: scripts, frames and connections. */
function sourcesOf({ turnstile, identity }: Services) {
  const own = turnstile ? [TURNSTILE] : [];
  if (!identity) return { scripts: own, frames: own, connections: [] };
  const { authDomain, emulator } = identity;
  return {
    scripts: [...own, "https://apis.google.com"], // Google's script opens the sign-in windows.
    frames: [...own, emulator ?? `https://${authDomain}`],
    connections: emulator
      ? [emulator]
      : ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"],
  };
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const hashes = (texts: Iterable<string>) => [...new Set(texts)].map(hash).sort();

/** Builds the single policy of all pages (rule: site/content-policy). It uses hashes, because a nonce would need the Worker on every page view. */
export function contentSecurityPolicy({ scripts, styles, services }: InlineTexts): string {
  const { scripts: others, frames, connections } = sourcesOf(services);
  // Objects fall back to « default-src » and workers to « script-src »: naming them would take the room of one more style.
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(scripts), ...others],
    "style-src": ["'self'", ...hashes(styles)],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    ...(frames.length > 0 && { "frame-src": frames }),
    "connect-src": ["'self'", ...connections],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    // The newer « report-to » needs a header of its own on each answer, and all browsers still know this one.
    "report-uri": ["/api/csp"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/** Number of different inline styles that still fit on the line beside the given scripts. */
export function roomForStyles(texts: Omit<InlineTexts, "styles">, lineStart: string): number {
  const taken = lineStart.length + contentSecurityPolicy({ ...texts, styles: [] }).length;
  return Math.max(0, Math.floor((MAX_LINE_LENGTH - taken) / (hash("").length + 1)));
}
