import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { takeWarnings } from "../../tests/support/workerd/warnings";
import { ask } from "../../tests/support/workerd/worker";

const ASKED = "/guide-auto/voitures-neuves/marque/autre/2";
const CRAWLER = { "User-Agent": "Googlebot/2.1" };
const pagesPolicy = async () => (await ask("/nulle-part")).headers.get("content-security-policy");

/** The release, with one of its files unreadable. */
const without = (file: string): { ASSETS: typeof env.ASSETS } => ({
  ASSETS: { fetch: async (asked) => (String(asked).endsWith(file) ? new Response("{") : env.ASSETS.fetch(asked)) },
});

describe("a release that is broken", () => {
  test("gives its page of errors, with the policy of pages, and asks to come back", async () => {
    const answer = await ask(ASKED, {}, without("/_ids/brand.json"));
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([
      500,
      "120",
      "no-store",
    ]);
    expect(await answer.text()).toContain('<title data-gatsby-head="true">500 - ');
    expect(answer.headers.get("content-security-policy")).toBe(await pagesPolicy());
    expect(takeWarnings()).toEqual([expect.stringContaining(ASKED)]);
  });

  // rule: site/errors-for-crawlers
  test("gives crawlers a line of text", async () => {
    const answer = await ask(ASKED, { headers: CRAWLER }, without("/_ids/brand.json"));
    expect([answer.status, answer.headers.get("content-type"), answer.headers.get("retry-after")]).toEqual([
      500,
      "text/plain; charset=utf-8",
      "120",
    ]);
    expect(takeWarnings()).toHaveLength(1);
  });

  test("is read again with the next request", async () => {
    await ask(ASKED, {}, without("/_ids/brand.json"));
    expect(takeWarnings()).toHaveLength(1);
    expect((await ask(ASKED)).headers.get("location")).toBe("/guide-auto/voitures-neuves/marque/kia/2");
  });
});

describe("an answer that is not ready", () => {
  test("carries the headers of all others", async () => {
    const refused = await ask("/api/me", {}, { FIREBASE_PROJECT_ID: undefined });
    const other = await ask("/api/rien");
    expect([refused.status, other.status, refused.headers.get("cache-control")]).toEqual([503, 404, "no-store"]);
    const headersOf = ({ headers }: Response) =>
      Object.fromEntries([...headers].filter(([name]) => !["retry-after", "content-length"].includes(name)));
    expect(headersOf(refused)).toEqual(headersOf(other));
  });
});
