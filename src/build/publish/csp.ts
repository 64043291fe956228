import { createHash } from "node:crypto";

/** Cloudflare refuses a line of `_headers` over 2,000 characters; a little is left for hosts to come. */
export const LONGEST_LINE = 1_900;

/** What a policy lets run inside pages: the exact texts, by hash. */
export interface InlineTexts {
  readonly scripts: Iterable<string>;
  readonly styles: Iterable<string>;
  /** Values of `style` attributes. */
  readonly styleAttributes: Iterable<string>;
  /** Whether forms ask Turnstile, which comes from its own host. */
  readonly turnstile: boolean;
}

const TURNSTILE = "https://challenges.cloudflare.com";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const hashes = (texts: Iterable<string>) => [...new Set(texts)].map(hash).sort();

/** One policy for every page (SECURITY § 6): hashes, since a nonce would need the Worker on every view. */
export function contentSecurityPolicy({ scripts, styles, styleAttributes, turnstile }: InlineTexts): string {
  const attributes = hashes(styleAttributes);
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(scripts), ...(turnstile ? [TURNSTILE] : [])],
    "style-src": ["'self'", ...(attributes.length ? ["'unsafe-hashes'"] : []), ...new Set([...hashes(styles), ...attributes])],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    ...(turnstile && { "frame-src": [TURNSTILE] }),
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/** How many different inline styles still fit a line beside the given scripts and attributes. */
export function roomForStyles(texts: Omit<InlineTexts, "styles">, lineStart: string): number {
  const taken = lineStart.length + contentSecurityPolicy({ ...texts, styles: [] }).length;
  return Math.max(0, Math.floor((LONGEST_LINE - taken) / (hash("").length + 1)));
}
