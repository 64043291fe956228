import { describe, expect, test } from "vitest";
import { anAddress } from "../tests/support/reference-api";
import { PRODUCTION } from "../tests/support/workerd/member";
import { ask } from "../tests/support/workerd/worker";
import { apiRoutes } from "./api";

const search = (typed: string) =>
  ask(`/api?${new URLSearchParams({ endpoint: "search_suggestion", search: typed }).toString()}`, {
    headers: { "CF-Connecting-IP": anAddress() },
  });

describe("the API answers errors as JSON with a French sentence", () => {
  test.each([
    ["GET", "/api", 404],
    ["GET", "/api?endpoint=get_modeles", 404],
    ["GET", "/api?endpoint=__proto__", 404],
    ["POST", "/api?endpoint=search_suggestion&search=rav", 405],
    ["GET", "/api/rien", 404],
  ])("%s %s: %i", async (method, address, status) => {
    const answer = await ask(address, { method });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([status, "application/json"]);
    expect(await answer.json()).toEqual({ code: expect.any(String), message: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  test.each(["POST", "DELETE", "PUT"])("%s elsewhere than under /api", async (method) => {
    const answer = await ask("/nulle-part", { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  test("an address, or headers, of more than 8,192 letters: what is one less is read", async () => {
    const address = (length: number) => ask("/api/rien?".padEnd(length, "x"));
    const headers = (length: number) =>
      ask("/api/rien", { headers: { "X-Long": "x".repeat(length - "x-long".length) } });
    for (const [asked, refusal] of [
      [address, 414],
      [headers, 431],
    ] as const)
      expect([(await asked(8_192)).status, (await asked(8_193)).status]).toEqual([404, refusal]);
  });

  test.each(["", "c", " c ", "x".repeat(65)])("a search for %j is refused with a French sentence", async (typed) => {
    const answer = await search(typed);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: "bad_search", message: "Tapez de 2 à 64 caractères." },
    ]);
  });
});

/** Every address and method below a path, whatever the table says of who may ask. */
const below = (start: string) =>
  Object.entries(apiRoutes)
    .filter(([path]) => path === start || path.startsWith(`${start}/`))
    .flatMap(([path, route]) => Object.keys(route).map((method) => [method, path] as const));

async function refusalOf(method: string, path: string, headers: Record<string, string> = {}) {
  const answer = await ask(
    `/api${path.replace(/:\w+/g, "0".repeat(12))}`,
    {
      method,
      headers: {
        "CF-Connecting-IP": anAddress(),
        "Content-Type": "application/json",
        Origin: "https://guide.exemple.test",
        ...headers,
      },
      ...(method === "POST" && { body: "{}" }),
    },
    { ...PRODUCTION, OPS_TOKEN: "jeton-de-test-0123456789-0123456789" },
  );
  return [answer.status, (await answer.json()).code, answer.headers.get("WWW-Authenticate")];
}

describe("who has no right is told nothing", () => {
  test.each(below("/ops"))("%s %s is the operators’", async (method, path) => {
    for (const headers of [{}, { Authorization: "Bearer autre" }] as Record<string, string>[])
      expect(await refusalOf(method, path, headers)).toEqual([401, "who_are_you", "Bearer"]);
  });

  // rule: members/token
  test.each([...below("/me"), ...below("/reviews"), ...below("/votes")])(
    "%s %s is a member’s",
    async (method, path) => {
      // A photo is refused by its headers before anybody asks who sends it.
      const headers: Record<string, string> = path.endsWith("/photos")
        ? { "Content-Type": "image/jpeg", "Idempotency-Key": crypto.randomUUID() }
        : {};
      expect(await refusalOf(method, path, headers)).toEqual([401, "signed_out", "Bearer"]);
    },
  );

  test("the lists above are whole", () =>
    expect([below("/ops").length, below("/me").length].map((found) => found > 10)).toEqual([true, true]));
});
