export const JSON_TYPES: readonly (string | null)[] = [
  "application/json",
  "application/json; charset=utf-8",
  "Application/JSON",
];
/** What a form of another site may send without asking first, and what looks like JSON and is none. */
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
/** Ours by https is ours behind wrangler's proxy, too: what is asked by http is known by its name alone. */
const lessSafe = (own: string) => (own.startsWith("https:") ? [own.replace("https:", "http:")] : []);

/** Our own origin, none, and others, however alike. */
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

/** Every combination of the lists. @param own the origin of our pages */
export const attempts = (
  own: string,
  methods: readonly string[],
  types: readonly (string | null)[],
  sites = FETCH_SITES,
): readonly Attempt[] =>
  methods.flatMap((method) =>
    types.flatMap((type) => origins(own).flatMap((origin) => sites.map((site) => ({ method, type, origin, site })))),
  );

/** Those at what takes JSON by POST. */
export const attemptsToPost = (own: string, methods: readonly string[] = METHODS): readonly Attempt[] => [
  ...attempts(own, ["POST"], [...JSON_TYPES, ...OTHER_TYPES]),
  ...attempts(own, methods, ["application/json"], [null, "same-origin"]),
];

export const headersOf = ({ type, origin, site }: Attempt): Readonly<Record<string, string>> => ({
  ...(type !== null && { "Content-Type": type }),
  ...(origin !== null && { Origin: origin }),
  ...(site !== null && { "Sec-Fetch-Site": site }),
});
