import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { budgetAnswer } from "../../../src/contract/market/budget";
import { cote } from "../../../src/contract/market/cote";
import { ads, fillAds, rows } from "../../../tests/support/workerd/ads";
import { ask } from "../../../tests/support/workerd/worker";
import { coteOf } from "../../../src/routes";
import { ownName } from "../names/keys";
import { estimateAll } from "../estimate/estimates-run";

beforeEach(async () => {
  await fillAds();
  await estimateAll(env.DB, Date.now());
});
const within = async (query: string) => budgetAnswer.parse(await (await ads(`/budget?${query}`)).json());

// rule: costs/budget
test("a budget finds new cars of the guide and used ones at the estimate of their year, papers counted", async () => {
  const { fresh, used, credit } = await within("montant=9500000");
  expect(fresh.map(({ name }) => name)).toEqual(["Hyundai Grand i10 1.2"]);
  expect(fresh[0]?.total).toBeGreaterThan(8_900_000);
  expect(credit).toMatch(/^\d+\s% d’apport, 48 mois à /);
  expect(used.length).toBeGreaterThan(2);
  for (const { name, model, price, total, km } of used) {
    expect(total).toBeGreaterThan(price);
    expect(total).toBeLessThanOrEqual(9_500_000);
    const [row] = await rows("SELECT brand_key AS brand FROM estimates WHERE model_key = ?", model);
    const path = coteOf(String(row?.["brand"]), ownName(String(row?.["brand"]), model));
    const page = cote.parse(await (await ads(`/cote?path=${path}`)).json());
    const years = page.kind === "model" ? page.years : [];
    expect(years.find(({ year }) => name.endsWith(` ${year}`))).toMatchObject({ value: price, km });
  }
});

// rule: costs/budget
test("a month's payment finds cars whose usual loan costs no more, and too little says what the cheapest costs", async () => {
  const { fresh, used } = await within("montant=250000&par=mois");
  for (const { monthly } of [...fresh, ...used]) expect(monthly).toBeLessThanOrEqual(250_000);
  expect([fresh.length, used.length > 0]).toEqual([1, true]);
  const none = await within("montant=5000");
  expect([none.fresh, none.used]).toEqual([[], []]);
  expect(none.least.fresh).toBeGreaterThan(8_900_000);
  expect(none.least.used).toBeGreaterThan(5_000);
});

test.each(["", "montant=", "montant=-5", "montant=0", "montant=1e9", "montant=1234567890", "montant=5&par=an"])(
  "« %s » is no budget",
  async (query) => expect((await ask(`/api/ads/budget?${query}`)).status).toBe(422),
);
