/** Ways to name the same other server. */
export const addressesOf = (port: number): readonly string[] => [
  `http://127.0.0.1:${port}/`,
  `http://localhost:${port}/api.php`,
  `http://[::1]:${port}/`,
  `http://[::ffff:127.0.0.1]:${port}/`,
  `http://[0:0:0:0:0:ffff:7f00:1]:${port}/`,
  `http://2130706433:${port}/`,
  `http://0x7f000001:${port}/`,
  `http://0177.0.0.1:${port}/`,
  `http://127.1:${port}/`,
  `http://0:${port}/`,
  `http://127.0.0.1.:${port}/`,
  `http://api:cle@127.0.0.1:${port}/`,
  `http://exemple.sn%2F@127.0.0.1:${port}/`,
  `HTTP://LOCALHOST:${port}/`,
  `http:\\\\127.0.0.1:${port}\\`,
  `//127.0.0.1:${port}/`,
  `\\\\127.0.0.1:${port}/`,
  `/\\127.0.0.1:${port}/`,
  `\thttp://127.0.0.1:${port}/`,
  `http://127.0.0.1:${port}/?endpoint=search_suggestion&API_KEY=autre`,
];

/** Where nothing of ours is, or what is no address at all. */
export const ODD_ADDRESSES: readonly string[] = [
  "/api.php?endpoint=get_modeles", "?endpoint=get_modeles", "../api.php", "#", "", " ", "https://127.0.0.1:1/", "file:///etc/passwd", "data:application/json,{%22data%22:[]}",
  "javascript:alert(1)", "ftp://127.0.0.1/", "ws://127.0.0.1:1/", "gopher://127.0.0.1:1/_x", "blob:null/1", "http://169.254.169.254/latest/meta-data/", "http://", "http:///", "://", "http://[::1", "%00",
];

export const REDIRECTS = [300, 301, 302, 303, 304, 305, 307, 308] as const;

/** What might make a Worker or its server believe that it is elsewhere. */
export const hostHeaders = (trap: string): readonly Readonly<Record<string, string>>[] => [
  { Host: trap },
  { "X-Forwarded-Host": trap },
  { "X-Forwarded-Server": trap },
  { "X-Host": trap },
  { "X-Original-Host": trap },
  { "X-Original-URL": `http://${trap}/` },
  { "X-Rewrite-URL": `http://${trap}/` },
  { "X-HTTP-Host-Override": trap },
  { Forwarded: `host=${trap};proto=http;for=${trap}` },
  { "X-Forwarded-Proto": "gopher", "X-Forwarded-Port": trap.split(":")[1] ?? "" },
  { "X-Forwarded-For": trap, "True-Client-IP": trap },
  { "CF-Worker": trap, "CF-EW-Via": trap },
  { Referer: `http://${trap}/`, Origin: `http://${trap}` },
  { Via: `1.1 ${trap}`, "Proxy-Authorization": "Basic eDp5" },
  { "X-Forwarded-Prefix": `//${trap}`, "X-Forwarded-Path": `//${trap}` },
];

/** Request targets that lead elsewhere if somebody reads them carelessly. */
export const requestTargets = (trap: string): readonly string[] => [
  `http://${trap}/`,
  `http://${trap}/api?endpoint=search_suggestion&search=hilux`,
  `http://x@${trap}/actualite-auto/5-autre`,
  `//${trap}/`,
  `//${trap}/..`,
  `//${trap}/%2e%2e`,
  `//${trap}/index.html`,
  `//${trap}/actualite-auto/5-autre`,
  `//${trap}/actualite-auto/5-essais/`,
  `/%2F${trap}/`,
  `/%5C${trap}/`,
  `/\\${trap}/`,
  `///${trap}/`,
  `/actualite-auto//${trap}/5-autre`,
  `/actualite-auto/5-autre/..//${trap}/`,
  `/actualite-auto/..//${trap}/index.html`,
  `/actualite-auto/5-autre?url=http://${trap}/`,
  `/actualite-auto/5-autre?next=//${trap}/&redirect=//${trap}/&return=//${trap}/`,
  `/actualite-auto/5-autre/%0d%0aLocation:%20http://${trap}/`,
  `/guide-auto/voitures-neuves/marque/%2F%2F${trap}/2`,
  `/guide-auto/voitures-neufs//${trap}`,
  `/guide-auto/voitures-neufs?//${trap}`,
  `/api/../api?endpoint=search_suggestion&search=hilux`,
  `/api/..//${trap}/`,
  `/api/%2e%2e/`,
  `/api/..%2f..%2f`,
  `/api//ops/outbox`,
  `/api/./ops/outbox`,
  `/api/ops/..;/outbox`,
  `/api/%6fps/outbox`,
  `/api/ops%2foutbox`,
  `/API/ops/outbox`,
  `/api/ops/outbox.csv%00`,
  `/_ids/../_ids/brand.json`,
  `/%5fids/brand.json`,
  `/cdn-cgi/../_ids/headers.json`,
  `/..%2f..%2fetc%2fpasswd`,
  `/../../../../etc/passwd`,
  `/.wrangler/state`,
  `/functions/index.ts`,
];

/** Searches that would change the question, or whom it is asked of, if they were pasted into it. */
export const searches = (trap: string): readonly string[] => [
  `http://${trap}/`, `//${trap}`, `@${trap}/`, `x@${trap}`, `\\\\${trap}`, `&endpoint=get_modeles`, `hilux&API_KEY=autre`, `hilux&endpoint=post_lead`, "hilux#", "hilux#@x", "hilux?a=b", "../../custom.css", "..\\..\\",
  `hilux\r\nHost: ${trap}`, `hilux HTTP/1.1\r\nX: y`, "hilux%0d%0aX:%20y", "hilux\u0000", "hilux\u2028", "${jndi:ldap://x}", "{{7*7}}", "' OR 1=1 --", "%2e%2e%2f", "🚗🚗", "hi\u202elux", ";ls", "|id", "`id`", "$(id)",
];
