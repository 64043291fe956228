import { afterEach, expect, test, vi } from "vitest";
import { openStorage } from "../../../tests/support/browser-storage";
import { KEPT_ADS } from "../../shared/stored/choice-keys";
import { anAdDetail } from "../ad-page/sample-detail";
import { comparedAd, keptToCompare, readComparedAds } from "./compared-ads";

afterEach(() => vi.unstubAllGlobals());

const ONLINE = "0123456789ab";
const GONE = "1123456789ab";
const WAITING = "2123456789ab";
const BROKEN = "3123456789ab";

/** Answers as the edge does, and keeps which addresses were asked. */
function answering(): readonly string[] {
  const asked: string[] = [];
  const problem = (status: number, code: string) => Response.json({ code, message: "Message." }, { status });
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    if (address.endsWith(ONLINE)) return Response.json(anAdDetail());
    if (address.endsWith(GONE)) return problem(410, "gone_ad");
    return address.endsWith(WAITING) ? problem(503, "ad_waiting") : problem(500, "broken");
  });
  return asked;
}

// rule: guide/compare-used
test("an ad is a column with the same figures as a version, the cost in the buyer’s name and what ads are asked first", () => {
  const ad = anAdDetail({
    energy: "diesel",
    seats: 7,
    fiscal_power: 9,
    month: 3,
    gallery: [{ hash: "ab".repeat(16), width: 1280, height: 960 }],
    own_name: { total: 10_120_000, lines: [], notes: [] },
    estimate: { value: 10_000_000, low: 9_000_000, high: 11_000_000, n: 12, certainty: "sure" },
  });
  expect(comparedAd(ad)).toMatchObject({
    id: "0123456789ab",
    brand: "Hyundai",
    model: "Tucson",
    name: "2017",
    path: "/marche-doccasion/annonce/0123456789ab-hyundai-tucson-2017",
    price: 9_500_000,
    costs: { onTheRoad: 10_120_000, monthlyPayment: null, fiveYears: null },
    specs: { energy: "Diesel", gearbox: "Automatique", seats: 7, fiscalPower: 9 },
    photo: { width: 1280, height: 960, images: { fallback: { src: `/media/${"ab".repeat(16)}-640.jpg` } } },
    used: {
      year: "mars 2017",
      mileage: "84.000\u00a0km",
      condition: "Venant",
      papers: "Dédouané, muté",
      estimate: "5\u00a0% sous l’estimation de 10.000.000\u00a0FCA, un écart habituel",
      closed: null,
    },
  });
  expect(comparedAd(anAdDetail({ own_name: null })).costs).toBeNull();
});

test.each([
  ["vendue", "Vendue"],
  ["expiree", "Annonce expirée"],
] as const)("a car whose ad is %s says so", (state, words) =>
  expect(comparedAd(anAdDetail({ state })).used?.closed).toBe(words),
);

test("an ad that is gone or under review leaves its place empty; one that cannot be loaded leaves the question open", async () => {
  answering();
  const read = await readComparedAds([GONE, ONLINE, WAITING]);
  expect(read?.map((car) => car?.id ?? null)).toEqual([null, ONLINE, null]);
  expect(await readComparedAds([ONLINE, BROKEN])).toBeNull();
});

test("what is not an ad’s id is never asked of the edge", async () => {
  const asked = answering();
  expect(await readComparedAds(["../me/ads/00", "GA-012345"])).toEqual([null, null]);
  expect(asked).toEqual([]);
});

test("kept ads can be chosen by their title", () => {
  openStorage();
  localStorage.setItem(KEPT_ADS, JSON.stringify([{ id: ONLINE, slug: "x", title: "Hyundai Tucson 2017", price: 3 }]));
  expect(keptToCompare()).toEqual([{ id: ONLINE, name: "Hyundai Tucson 2017", price: 3 }]);
});
