/** A response header, as name and value. */
export type Header = readonly [name: string, value: string];

export const POLICY_HEADER = "Content-Security-Policy";

/** SECURITY § 6. The same for built pages (`_headers`) and for what the Worker answers (`_ids/headers.json`). */
export const securityHeaders = (policy: string): readonly Header[] => [
  [POLICY_HEADER, policy],
  ["Strict-Transport-Security", "max-age=63072000; includeSubDomains; preload"],
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "camera=(), microphone=(), geolocation=()"],
  ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
];

const FOR_EVER = "public, max-age=31536000, immutable";

/** Where only names that change with the content stand. Everything else keeps Cloudflare's own « max-age=0, must-revalidate ». */
export const IMMUTABLE = ["/static/*", "/*.js", "/styles.*"] as const;

const DATA = ["/page-data/*", "/slice-data/*"];

/** What only documents obey: on the fifteen small answers that bring a page to life, it would weigh 30 KB. */
const OF_DOCUMENTS = [POLICY_HEADER, "Permissions-Policy", "Cross-Origin-Opener-Policy"].map((name) => `  ! ${name}`);

/** Names that `IMMUTABLE` covers carry a hash of at least 8 hex digits. */
export const isHashedName = (name: string) => /[-.][0-9a-f]{8,}\.(?:js|css)$/.test(name);

const line = ([name, value]: Header) => `  ${name}: ${value}`;

/** Content of the file `_headers` (https://developers.cloudflare.com/workers/static-assets/headers/). */
export function headersFile(policy: string): string {
  const rules = [
    ["/*", ...securityHeaders(policy).map(line)],
    ...IMMUTABLE.map((path) => [path, line(["Cache-Control", FOR_EVER]), ...OF_DOCUMENTS]),
    ...DATA.map((path) => [path, ...OF_DOCUMENTS]),
  ];
  return `${rules.map((rule) => rule.join("\n")).join("\n\n")}\n`;
}

/** What stands before the policy on its line, for counting. */
export const policyLineStart = line([POLICY_HEADER, ""]);
