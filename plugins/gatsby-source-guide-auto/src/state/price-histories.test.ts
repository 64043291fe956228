import { mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keepPrices, withPrice } from "./price-histories";

const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
const row = (prix: number | null, prix_date: string | null = null) => ({ prix, prix_date });

// rule: costs/new-price-history
describe("the prices of a version", () => {
  test("begin on the day that api.php gives the first one, and go on with the day of each change", () => {
    let history = withPrice([], row(10_000_000, day(3)), day(9));
    expect(history).toEqual([{ date: day(3), price: 10_000_000 }]);
    history = withPrice(history, row(10_000_000, day(3)), day(20));
    history = withPrice(history, row(9_500_000, day(3)), day(30));
    history = withPrice(history, row(9_000_000, day(38)), day(40));
    expect(history.slice(1)).toEqual([
      { date: day(30), price: 9_500_000 },
      { date: day(38), price: 9_000_000 },
    ]);
    expect(withPrice(history, row(null), day(50))).toEqual(history);
  });

  test("that was set by mistake and set back on the same day leave no trace", () => {
    const before = withPrice([], row(10_000_000, day(3)), day(9));
    const wrong = withPrice(before, row(1_000_000), day(10));
    expect(withPrice(wrong, row(10_000_000), day(10))).toEqual(before);
    expect(withPrice(wrong, row(9_900_000), day(10))).toEqual([...before, { date: day(10), price: 9_900_000 }]);
  });

  test("whatever api.php says, are one a day, in order, none twice in a row, and the last one is today's", () => {
    const said = fc.record({
      price: fc.option(fc.integer({ min: 1, max: 5 })),
      date: fc.option(fc.nat(60)),
      later: fc.nat(3),
    });
    fc.assert(
      fc.property(fc.array(said, { maxLength: 60 }), (all) => {
        let today = 0;
        let history: ReturnType<typeof withPrice> = [];
        for (const { price, date, later } of all) {
          today += later;
          history = withPrice(history, row(price, date === null ? null : day(date)), day(today));
          const dates = history.map((one) => one.date);
          expect(dates).toEqual([...new Set(dates)].toSorted());
          expect(history.every((one, place) => one.price !== history[place - 1]?.price)).toBe(true);
          expect(history.length).toBeLessThanOrEqual(24);
          if (price !== null) expect(history.at(-1)?.price).toBe(price);
          expect(dates.every((one) => one <= day(today))).toBe(true);
        }
      }),
    );
  });
});

describe("the file of prices", () => {
  const versions = [{ car_id: 7, ...row(10_000_000) }];
  const of = async (apiBase: string) => ({ stateDir: await mkdtemp(join(tmpdir(), "prices-")), apiBase });

  test("keeps what earlier builds read, versions that are gone included, and nothing of another API", async () => {
    const options = await of("http://api.test");
    const warnings: string[] = [];
    const keep = (rows: typeof versions, today: string, apiBase = options.apiBase) =>
      keepPrices({ ...options, apiBase }, rows, today, (message) => warnings.push(message));
    await keep(versions, day(0));
    await keep([], day(1));
    expect(await keep([{ car_id: 7, ...row(9_000_000) }], day(2))).toEqual({
      7: [
        { date: day(0), price: 10_000_000 },
        { date: day(2), price: 9_000_000 },
      ],
    });
    expect(await keep(versions, day(3), "http://other.test")).toEqual({ 7: [{ date: day(3), price: 10_000_000 }] });
    expect(warnings).toEqual([]);
  });

  test("begins anew with a warning when it cannot be read", async () => {
    const options = await of("http://api.test");
    const warnings: string[] = [];
    const keep = () => keepPrices(options, versions, day(5), (message) => warnings.push(message));
    await keep();
    const [folder = ""] = await readdir(join(options.stateDir, "new-prices"));
    await writeFile(join(options.stateDir, "new-prices", folder, "get_versions.json"), "{ half");
    expect(await keep()).toEqual({ 7: [{ date: day(5), price: 10_000_000 }] });
    expect(warnings).toEqual(["L’historique des prix neufs n’a pas pu être lu : il recommence aujourd’hui."]);
  });
});
