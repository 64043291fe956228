export const JSON_TYPES: readonly (string | null)[] = [
  "application/json",
  "application/json; charset=utf-8",
  "Application/JSON",
];
/** Types that a form of another site can send without a preflight request, and types that resemble JSON. */
const OTHER_TYPES = [
  null,
  "text/plain",
  "text/plain; application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/json",
  "application/jsonp",
];
const FETCH_SITES = [null, "same-origin", "same-site", "cross-site", "none"];
export const METHODS = ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"];

const anotherPort = (own: string) =>
  /:\d+$/.test(own) ? own.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)) : `${own}:8443`;
/** The http variant of an https site is a foreign origin. A site served by http has none: behind wrangler's proxy its https variant counts as its own. */
const lessSafe = (own: string) => (own.startsWith("https:") ? [own.replace("https:", "http:")] : []);

/** The site's own origin, none, and foreign ones that resemble it. */
const origins = (own: string) => [
  own,
  null,
  "null",
  "",
  "https://evil.example",
  `${own}.evil.example`,
  `${own}/`,
  anotherPort(own),
  own.replace(/\/\/[^:]+/, "//localhost"),
  ...lessSafe(own),
];

export interface Attempt {
  readonly method: string;
  readonly type: string | null;
  readonly origin: string | null;
  readonly site: string | null;
}

/** All combinations of the lists. @param own the origin of the site's pages */
export const attempts = (
  own: string,
  methods: readonly string[],
  types: readonly (string | null)[],
  sites = FETCH_SITES,
): readonly Attempt[] =>
  methods.flatMap((method) =>
    types.flatMap((type) => origins(own).flatMap((origin) => sites.map((site) => ({ method, type, origin, site })))),
  );

/** The combinations to try at an address that accepts JSON by POST. */
export const attemptsToPost = (own: string, methods: readonly string[] = METHODS): readonly Attempt[] => [
  ...attempts(own, ["POST"], [...JSON_TYPES, ...OTHER_TYPES]),
  ...attempts(own, methods, ["application/json"], [null, "same-origin"]),
];

export const headersOf = ({ type, origin, site }: Attempt): Readonly<Record<string, string>> => ({
  ...(type !== null && { "Content-Type": type }),
  ...(origin !== null && { Origin: origin }),
  ...(site !== null && { "Sec-Fetch-Site": site }),
});
