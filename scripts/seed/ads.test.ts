import { beforeAll, describe, expect, test } from "vitest";
import { AD_ID } from "../../src/contract/market/ad-id";
import { CAR_FIELDS } from "../../src/contract/market/car-fields";
import { EQUIPMENT_NAMES } from "../../src/contract/market/equipment";
import { SELLER_TYPES } from "../../src/contract/market/lists";
import { AD_STATES } from "../../src/contract/market/states";
import { normalPhone } from "../../src/contract/shared/phone";
import { REGIONS, type RegionKey } from "../../src/places";
import { site } from "../../src/site";
import { type DemoAd, demoAds } from "./ads";
import { DEMO_PARKING } from "./sellers";

const NOW = Date.UTC(2026, 10, 22);
const DAY = 86_400_000;
let ads: readonly DemoAd[];
beforeAll(() => void (ads = [...demoAds(1_200, NOW)]));

const share = (is: (ad: DemoAd) => boolean) => (ads.filter(is).length / ads.length) * 100;
const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const plain = (ad: DemoAd) => ad.row["warnings"] === "[]";

describe("the marketplace of the demonstration", () => {
  test("is the same each time", () => expect([...demoAds(1_200, NOW)]).toEqual(ads));

  test("half of the cars are « venant », most are automatic, few are faulty", () => {
    expect(share(({ row }) => row["condition"] === "venant")).toBeCloseTo(53, -1);
    expect(share(({ row }) => row["gearbox"] === "automatique")).toBeCloseTo(84, -1);
    expect(share((ad) => !plain(ad))).toBe(2);
    expect(new Set(ads.filter((ad) => !plain(ad)).map(({ row }) => row["warnings"])).size).toBe(5);
  });

  test("what is faulty waits", () =>
    expect(ads.filter((ad) => !plain(ad) && ad.row.state !== "en_attente")).toEqual([]));

  test("brands have their shares, models their median price", () => {
    expect(share(({ row }) => row["brand_key"] === "hyundai")).toBeCloseTo(18, 0);
    const prices = ads
      .filter((ad) => ad.row.model_key === "hyundai-tucson" && plain(ad))
      .map(({ row }) => Number(row["price"]));
    expect(middle(prices) / 10.1e6).toBeGreaterThan(0.85);
    expect(middle(prices) / 10.1e6).toBeLessThan(1.15);
  });

  test("a few sell many, many sell one", () => {
    const counts = new Map<string, number>();
    for (const { seller } of ads) counts.set(seller.uid, (counts.get(seller.uid) ?? 0) + 1);
    expect(counts.get(DEMO_PARKING)).toBeGreaterThan(20);
    expect([...counts.values()].filter((n) => n === 1).length).toBeGreaterThan(100);
    expect([...counts.values()].filter((n) => n >= 5).reduce((sum, n) => sum + n, 0) / ads.length).toBeGreaterThan(0.5);
  });

  test("every state is there", () => expect(new Set(ads.map(({ row }) => row.state))).toEqual(new Set(AD_STATES)));

  test("values are of our lists, places of the country, ids of ads", () => {
    const lists = {
      ...Object.fromEntries(Object.entries(CAR_FIELDS).flatMap(([field, { list }]) => (list ? [[field, list]] : []))),
      seller_type: SELLER_TYPES,
    };
    for (const { row } of ads) {
      for (const [column, list] of Object.entries(lists)) expect(Object.keys(list)).toContain(row[column]);
      const region = REGIONS[row["region"] as RegionKey];
      expect(region.departments).toContain(row["department"]);
      expect(region.towns).toContain(row["town"]);
      expect(row.id).toMatch(AD_ID);
      expect(JSON.parse(String(row["equipment"])).every((key: string) => Object.hasOwn(EQUIPMENT_NAMES, key))).toBe(
        true,
      );
    }
    expect(new Set(ads.map(({ row }) => row.id)).size).toBe(1_200);
  });

  test("no number can ring, each ad says that it is none", () => {
    for (const { row } of ads) {
      expect(row["phone"]).toMatch(/^\+2213380000\d\d$/);
      expect(normalPhone(String(row["phone"]), site.phone)).toBe(row["phone"]);
      expect(row["description"]).toContain("Annonce de démonstration");
    }
  });

  test("what is online was published within 45 days, and its prices say how it came to today’s", () => {
    for (const { row, prices } of ads.filter((ad) => ad.row.state === "publiee")) {
      expect(NOW - Number(row["published_at"])).toBeLessThan(45 * DAY);
      expect(Number(row["published_at"])).toBeLessThan(NOW);
      expect(prices.at(-1)?.price).toBe(row["price"]);
      expect(prices.length > 1 ? prices[0]?.price : null).toBe(row["price_before"]);
      expect(prices.map(({ at }) => at)).toEqual(prices.map(({ at }) => at).toSorted((a, b) => a - b));
    }
  });
});
