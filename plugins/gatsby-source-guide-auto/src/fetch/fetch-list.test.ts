import { expect, test } from "vitest";
import type { Client } from "./client";
import { fetchList } from "./fetch-list";

/** A client whose pages are computed by a function of the page number and of the number of requests so far. */
function clientOf(page: (number: number, request: number) => object): Client & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    width: 4,
    async get({ query }) {
      asked.push(query?.["page"] ?? "");
      const body = new TextEncoder().encode(JSON.stringify(page(Number(query?.["page"]), asked.length)));
      return { ok: true, value: { body, notModified: false, etag: null, date: "Sat, 21 Nov 2026 12:00:00 GMT" } };
    },
  };
}

const rowsOf = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => ({ id: from + index + 1 }));
const silent = () => {};

test("all pages are read in order, whatever page size the server chooses", async () => {
  const client = clientOf((page) => ({
    data: rowsOf((page - 1) * 50, Math.min(page * 50, 262)),
    total: 262,
    page,
    par_page: 50,
  }));
  const result = await fetchList(client, "get_versions", null, silent);
  expect(result.ok && result.value.rows).toEqual(rowsOf(0, 262));
  expect(client.asked).toHaveLength(6);
});

test("a list without pagination is read in one request", async () => {
  const client = clientOf(() => ({ data: rowsOf(0, 7) }));
  const result = await fetchList(client, "get_versions", null, silent);
  expect(result.ok && result.value.rows).toHaveLength(7);
});

test("a list that changes while it is read is read once more", async () => {
  const client = clientOf((page, request) => ({
    data: rowsOf((page - 1) * 100, page === 1 ? 100 : request === 2 ? 149 : 150),
    total: 150,
    page,
    par_page: 100,
  }));
  const result = await fetchList(client, "get_versions", null, silent);
  expect(result.ok && result.value.rows).toHaveLength(150);
  expect(client.asked).toHaveLength(4);
});

test("a list whose rows never match its total is a problem", async () => {
  const client = clientOf((page) => ({ data: rowsOf(0, 10), total: 150, page, par_page: 100 }));
  expect(await fetchList(client, "get_versions", null, silent)).toMatchObject({
    ok: false,
    problem: { code: "incomplete", message: "liste incomplète (20 lignes sur 150)" },
  });
});

test("no further page is requested after a failure", async () => {
  const client = clientOf((page) =>
    page === 1 ? { data: rowsOf(0, 100), total: 5000, page, par_page: 100 } : { data: "no" },
  );
  expect(await fetchList(client, "get_versions", null, silent)).toMatchObject({
    ok: false,
    problem: { code: "envelope" },
  });
  expect(client.asked.length).toBeLessThanOrEqual(5);
});
