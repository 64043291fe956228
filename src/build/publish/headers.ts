import { DATA_FOLDERS } from "../../gatsby-5.16/browser/data-addresses";
import { HASH_DIGITS } from "../chunk-names";

/** A response header, as name and value. */
export type Header = readonly [name: string, value: string];

const POLICY_HEADER = "Content-Security-Policy";

/** The headers of every answer (rule: site/headers), the same for built pages (`_headers`) and for what the Worker answers (`_ids/headers.json`). */
export const securityHeaders = (policy: string): readonly Header[] => [
  [POLICY_HEADER, policy],
  ["Strict-Transport-Security", "max-age=63072000; includeSubDomains; preload"],
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "camera=(), microphone=(), geolocation=()"],
  ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
];

const line = ([name, value]: Header) => `  ${name}: ${value}`;

const FOR_EVER = "public, max-age=31536000, immutable";

/** Where only names that change with the content stand. Everything else keeps Cloudflare's own « max-age=0, must-revalidate ». */
const IMMUTABLE = ["/static/*", "/*.js", "/styles.*", "/page.*", "/later.*", "/v/*"] as const;

/** The service worker: asked for anew at each visit, so that it can be taken back. */
export const WORKER = "sw.js";

const DATA = DATA_FOLDERS.map((folder) => `${folder}/*`);

/** For what is no document: the pages' own policy, hash by hash, would weigh 30 KB on the fifteen files that bring a page to life. */
const SHORT_POLICY = [
  `  ! ${POLICY_HEADER}`,
  line([POLICY_HEADER, "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"]),
];

/** Names that `IMMUTABLE` covers carry a hash of at least 8 hex digits. */
const HASHED = new RegExp(`[-.][0-9a-f]{${HASH_DIGITS},}\\.(?:js|css|json)$`);
export const isHashedName = (name: string) => HASHED.test(name);

/** Content of the file `_headers` (https://developers.cloudflare.com/workers/static-assets/headers/). */
export function headersFile(policy: string): string {
  const rules = [
    ["/*", ...securityHeaders(policy).map(line)],
    ...IMMUTABLE.map((path) => [path, line(["Cache-Control", FOR_EVER]), ...SHORT_POLICY]),
    ...DATA.map((path) => [path, ...SHORT_POLICY]),
    [`/${WORKER}`, "  ! Cache-Control", line(["Cache-Control", "no-cache"])],
  ];
  return `${rules.map((rule) => rule.join("\n")).join("\n\n")}\n`;
}

/** What stands before the policy on its line, for counting. */
export const policyLineStart = line([POLICY_HEADER, ""]);
