import { DATA_FOLDERS } from "../../gatsby-5.16/browser/data-addresses";
import { HASH_DIGITS } from "../chunk-names";

/** A response header, as name and value. */
export type Header = readonly [name: string, value: string];

const POLICY_HEADER = "Content-Security-Policy";

/** Headers of every response (rule: site/headers), the same for built pages (`_headers`) and for responses of the Worker (`_ids/headers.json`). */
export const securityHeaders = (policy: string, indexed = true): readonly Header[] => [
  [POLICY_HEADER, policy],
  ["Strict-Transport-Security", "max-age=63072000; includeSubDomains; preload"],
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  // The directory of dealers asks for the place of visitors who want the nearest (rule: guide/dealers-near).
  ["Permissions-Policy", "camera=(), microphone=(), geolocation=(self)"],
  ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
  // The rehearsal of the site may be read by whoever knows its address, and is in no search engine (rule: site/staging).
  ...(indexed ? [] : [["X-Robots-Tag", "noindex, nofollow"] as const]),
];

const line = ([name, value]: Header) => `  ${name}: ${value}`;

const FOR_EVER = "public, max-age=31536000, immutable";

/** Paths where every file name changes with the content. All other files keep Cloudflare's default, « max-age=0, must-revalidate ». */
const IMMUTABLE = ["/static/*", "/*.js", "/styles.*", "/page.*", "/later.*", "/v/*"] as const;

/** Name of the service worker. It is revalidated at each visit, so that it can be withdrawn. */
export const WORKER = "sw.js";

const DATA = DATA_FOLDERS.map((folder) => `${folder}/*`);

/** Policy of files that are not documents. The pages' own policy, with all its hashes, would add 30 KB to the fifteen files that a page's application loads. */
const SHORT_POLICY = [
  `  ! ${POLICY_HEADER}`,
  line([POLICY_HEADER, "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"]),
];

/** Matches names that contain a hash of hex digits, as every file under `IMMUTABLE` must. */
const HASHED = new RegExp(`[-.][0-9a-f]{${HASH_DIGITS},}\\.(?:js|css|json)$`);
export const isHashedName = (name: string) => HASHED.test(name);

/** Content of the file `_headers` (https://developers.cloudflare.com/workers/static-assets/headers/). */
export function headersFile(policy: string, indexed = true): string {
  const rules = [
    ["/*", ...securityHeaders(policy, indexed).map(line)],
    ...IMMUTABLE.map((path) => [path, line(["Cache-Control", FOR_EVER]), ...SHORT_POLICY]),
    ...DATA.map((path) => [path, ...SHORT_POLICY]),
    [`/${WORKER}`, "  ! Cache-Control", line(["Cache-Control", "no-cache"])],
  ];
  return `${rules.map((rule) => rule.join("\n")).join("\n\n")}\n`;
}

/** Start of the line of the policy, to count the characters before the policy. */
export const policyLineStart = line([POLICY_HEADER, ""]);
