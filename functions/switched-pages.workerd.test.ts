import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { addressOf as addressOfAd, visit } from "../tests/support/workerd/ad-page";
import { anAd } from "../tests/support/workerd/market";
import { close, reopen, WHY } from "../tests/support/workerd/switches";
import { pass } from "../tests/support/workerd/worker";

// rule: site/switches
describe("a page that the Worker renders", () => {
  const ad = async () => {
    const id = await anAd();
    return async () => (await visit(addressOfAd(id))).text();
  };
  const search = async () => (await visit("/marche-doccasion/rechercher")).text();

  test("has the sentence in the place of the button, before any script", async () => {
    const page = await ad();
    await close("read-only");
    const html = await page();
    expect(html).toContain(WHY);
    expect(html).not.toMatch(/Voir le numéro|Envoyer un message|Signaler cette annonce|Prévenez-moi/);
    await reopen("read-only");
    await close("alerts");
    const list = await search();
    expect(list).toContain("Les nouvelles alertes sont fermées");
    expect(list).not.toContain("Créer une alerte");
  });

  test("that is cached is right within a minute, when something is closed and when it opens", async () => {
    const page = await ad();
    expect(await page()).toContain("Voir le numéro");
    await close("read-only");
    pass(60_000);
    expect(await page()).toContain(WHY);
    await reopen("read-only");
    pass(60_000);
    expect(await page()).not.toContain(WHY);
  });

  test("has its buttons while the switches cannot be read", async () => {
    const page = await ad();
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const prepare = env.DB.prepare.bind(env.DB);
    vi.spyOn(env.DB, "prepare").mockImplementation((sql) => {
      if (sql.includes("FROM switches")) throw new TypeError("no database");
      return prepare(sql);
    });
    expect(await page()).toContain("Voir le numéro");
  });
});
