import { describe, expect, test } from "vitest";
import { ask } from "../tests/support/edge/site";

const MODEL = "/guide-auto/voitures-neuves/marque/kia/modele/13-rio";
const ARTICLE = "/actualite-auto/essais/77-le-rav4";

describe("the Worker", () => {
  // rule: site/right-id
  test.each([
    ["/actualite-auto/toute-actualite/77-n-importe", ARTICLE],
    ["/actualite-auto/toute-actualite/77-n-importe?a=1&b=%C3%A9", `${ARTICLE}?a=1&b=%C3%A9`],
    ["/actualite-auto/essais/77", ARTICLE],
    ["/actualite-auto/essais/077-le-rav4/", ARTICLE],
    ["/guide-auto/voitures-neuves/marque/autre/modele/13-autre", MODEL],
    [
      "/guide-auto/voitures-neuves/marque/kia/modele/autre/130-x",
      "/guide-auto/voitures-neuves/marque/kia/modele/rio/130-base",
    ],
    ["/guide-auto/voitures-neuves/marque/autre/2", "/guide-auto/voitures-neuves/marque/kia/2"],
    ["/actualite-auto/5-autre", "/actualite-auto/5-essais"],
    ["/actualite-auto/5-autre/page/3", "/actualite-auto/5-essais/page/3"],
    ["/guide-auto/voitures-neufs", "/guide-auto/voitures-neuves"],
  ])("%s belongs to %s", async (asked, canonical) => {
    const answer = await ask(asked);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, canonical]);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  // rule: site/not-found
  test.each([
    ["/nulle-part", "Page not found: /nulle-part"],
    ["/actualite-auto/essais/999999-x", "Page not found: /actualite-auto/essais/999999-x"],
    ["/actualite-auto/5-essais/page/9", "Page not found: /actualite-auto/5-essais/page/9"],
    ["/guide-auto/voitures-neuves/marque/kia/abc", "Page Not Found: /guide-auto/voitures-neuves/marque/kia/abc"],
    [
      "/guide-auto/voitures-neuves/marque/kia/__proto__",
      "Page Not Found: /guide-auto/voitures-neuves/marque/kia/__proto__",
    ],
    ["/a%22%3E%3Cscript%3E", "Page not found: /a%22%3E%3Cscript%3E"],
    ["/a&b'c", "Page not found: /a&amp;b'c"],
    [`/${"a".repeat(300)}`, `Page not found: /${"a".repeat(199)}`],
    ["/404", "Page not found: /404"],
    ["/500", "Page not found: /500"],
  ])("%s is not found", async (asked, message) => {
    const answer = await ask(asked, { headers: { "Sec-Fetch-Mode": "navigate" } });
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain(`<title data-gatsby-head="true">404 - ${message}</title>`);
    expect(html).toContain(`<p data-not-found="true">${message}</p>`);
    expect(answer.headers.get("content-security-policy")).toBe((await ask("/")).headers.get("content-security-policy"));
  });

  test.each(["/_ids/brand.json", "/_ids/headers.json", "/static/x.js", "/page-data/x/page-data.json"])(
    "%s is not found, in a line of text",
    async (asked) => {
      const answer = await ask(asked);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
    },
  );

  test("other methods are refused", async () => {
    const answer = await ask("/nulle-part", { method: "POST", body: "x" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});
