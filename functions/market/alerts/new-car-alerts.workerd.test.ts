import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { anAlert, confirmed, create, mails, openAccounts, toldPrices } from "../../../tests/support/workerd/alerts";
import { ask, pass, rowsOf, tick } from "../../../tests/support/workerd/worker";

const HOUR = 3_600_000;
openAccounts();

// rule: market/alert-asked, market/alert-mails
describe("an alert on the price of a new car", () => {
  const price = async () => (await rowsOf("alerts")).map((alert) => alert.price);
  /** The guide's prices stand still here, so what the alert was told before moves. */
  const toldBefore = (told: number | null) => env.DB.prepare("UPDATE alerts SET price = ?").bind(told).run();
  const anHour = async () => {
    pass(HOUR);
    await tick();
  };

  test("begins with today's price, and tells each lower one, once", async () => {
    await confirmed({ search: "version_neuve=130" });
    expect((await rowsOf("alerts")).map(({ name, search }) => [name, search])).toEqual([
      ["Le prix du Hyundai Tucson 2.0 Confort, neuf", "version_neuve=130"],
    ]);
    await anHour();
    await toldBefore(19_000_000);
    await anHour();
    expect([await toldPrices(), await price()]).toEqual([[], [19_000_000]]);
    await toldBefore(21_000_000);
    await anHour();
    await anHour();
    expect([await toldPrices(), await price()]).toEqual([[[[19_900_000, 21_000_000]]], [19_900_000]]);
    const [mail] = await mails("alerte_annonces");
    const page = "/guide-auto/voitures-neuves/marque/voiture/modele/prix/130-prix";
    expect(mail).toMatchObject({ lien_recherche: page, annonces: [{ lien: page }] });
  });

  test("tells the first price of a car that had none, and nothing before", async () => {
    await confirmed({ search: "modele_neuf=14" });
    await anHour();
    expect([await toldPrices(), await price()]).toEqual([[], [null]]);
    await env.DB.prepare("UPDATE alerts SET search = 'modele_neuf=13'").run();
    await anHour();
    await anHour();
    expect([await toldPrices(), await price()]).toEqual([[[[19_900_000, undefined]]], [19_900_000]]);
  });

  test("is named before it is asked for, and refused for a car that is not in the guide", async () => {
    const named = await ask("/api/alerts/name?search=modele_neuf=13");
    expect([named.status, await named.json()]).toEqual([200, { name: "Le prix du Hyundai Tucson, neuf" }]);
    // rule: guide/model-gender
    const plain = await ask("/api/alerts/name?search=modele_neuf=14");
    expect(await plain.json()).toEqual({ name: "Le prix de Hyundai Staria, neuve" });
    for (const search of ["modele_neuf=999", "version_neuve=13", "marque=kia", "annonce=0q3mx7pz81vk", ""])
      expect((await ask(`/api/alerts/name?${new URLSearchParams({ search })}`)).status, search).toBe(404);
    expect((await create(anAlert({ search: "modele_neuf=999" }))).status).toBe(404);
    expect(await rowsOf("alerts")).toEqual([]);
  });

  test("outlives a car that leaves the guide for a while, and says nothing of it", async () => {
    await confirmed({ search: "version_neuve=130" });
    await env.DB.prepare("UPDATE alerts SET search = 'version_neuve=999', price = 30000000").run();
    await anHour();
    expect([await toldPrices(), await price()]).toEqual([[], [30_000_000]]);
  });
});
