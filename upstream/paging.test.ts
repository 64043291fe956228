import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageOf, readPaging } from "./paging";
import { rowsOf, testUpstream } from "./testing/client";

describe("pageOf", () => {
  it("shows every changed row once and in order, whatever the size of the pages", () => {
    const days = fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, "0")}`);
    fc.assert(
      fc.property(
        fc.array(days, { maxLength: 60 }),
        fc.integer({ min: 1, max: 25 }),
        fc.option(days),
        (rows, perPage, since) => {
          const items = rows.map((date, id) => ({ id, date }));
          const asked = { perPage, since: since === null ? null : Date.parse(since) };
          const expected = items.filter(({ date }) => since === null || date >= since);
          const pages = Array.from({ length: Math.ceil(expected.length / perPage) + 1 }, (_, index) =>
            pageOf(items, ({ date }) => date, { ...asked, page: index + 1 }),
          );
          expect(pages.flatMap(({ data }) => data)).toEqual(expected);
          expect(pages.at(-1)?.data).toEqual([]);
          for (const page of pages)
            expect(page).toMatchObject({ total: expected.length, total_general: items.length, par_page: perPage });
        },
      ),
    );
  });
});

describe("readPaging", () => {
  it("keeps to 200 rows a page and refuses what is no number or date", () => {
    expect(readPaging(new URLSearchParams("par_page=5000"))).toEqual({ page: 1, perPage: 200, since: null });
    expect(readPaging(new URLSearchParams("modifie_depuis=2026-11-21T08:00:00Z"))).toMatchObject({
      since: Date.UTC(2026, 10, 21, 8),
    });
    for (const query of [
      "page=0",
      "page=-1",
      "page=1.5",
      "par_page=abc",
      "modifie_depuis=hier",
      "modifie_depuis=2026-13-45",
    ]) {
      expect(readPaging(new URLSearchParams(query)), query).toEqual(expect.any(String));
    }
  });
});

describe("over HTTP", () => {
  let upstream: Awaited<ReturnType<typeof testUpstream>>;
  beforeAll(async () => {
    upstream = await testUpstream();
  });
  afterAll(() => upstream.close());

  it("the pages of the versions are the list, without a repeat", async () => {
    const rows = await upstream.all("get_versions", 37);
    const { total, total_general } = await rowsOf(await upstream.ask("get_versions"));
    expect(rows).toHaveLength(total ?? 0);
    expect(total_general).toBe(total);
    expect(new Set(rows.map((row) => row["car_id"])).size).toBe(rows.length);
  });

  it("a page past the end is empty, a senseless one is 400", async () => {
    expect((await rowsOf(await upstream.ask("get_marques", { page: 99 }))).data).toEqual([]);
    expect((await upstream.ask("get_marques", { page: "x" })).status).toBe(400);
  });
});
