import { describe, expect, test } from "vitest";
import { anAddress } from "../tests/support/reference-api";
import { ask } from "../tests/support/workerd/worker";
import { apiRoutes } from "./api";
import { pageRoutes } from "./index";
import type { Routes } from "./routing";

// fetch() itself refuses CONNECT, TRACE and TRACK.
const METHODS = ["GET", "HEAD", "POST", "DELETE", "PUT", "PATCH", "OPTIONS", "PROPFIND"];

/** An address that a path of the table fits, and no earlier path: « /ads/:id{[0-9a-z]{12}} » → « /ads/0123456789ab ». */
const addressOf = (path: string) =>
  path
    .replace(/:name\{[^}]*\}/, "0123456789ab-x")
    .replace(/:id\{\[0-9a-z\]\{12\}\}/, "0123456789ab")
    .replace(/:\w+/g, "0123456789ab")
    .replace(/\/\*$/, "/x/y")
    .replace(/^\*$/, "/nulle-part");

const rowsOf = (prefix: string, routes: Routes) =>
  Object.entries(routes).map(
    ([path, route]) => [`${prefix}${addressOf(path)}`.replace(/(.)\/$/, "$1"), Object.keys(route)] as const,
  );
const rows = [...rowsOf("/api", apiRoutes), ...rowsOf("", pageRoutes)];

const allowOf = (methods: readonly string[]) =>
  methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : method)).join(", ");

describe("every address in the tables of routes", () => {
  test.each(rows)("%s takes %j, and answers 405 with those methods to any other", async (address, methods) => {
    const allow = allowOf(methods);
    const refused = METHODS.filter((method) => !allow.split(", ").includes(method));
    for (const method of refused) {
      const answer = await ask(address, { method, headers: { "CF-Connecting-IP": anAddress() } });
      expect([method, answer.status, answer.headers.get("allow")]).toEqual([method, 405, allow]);
    }
    for (const method of METHODS.filter((one) => !refused.includes(one))) {
      const answer = await ask(address, { method, headers: { "CF-Connecting-IP": anAddress() } });
      expect([method, answer.status === 405]).toEqual([method, false]);
    }
  });

  test("are more than fifty, so that a table which is not read is noticed", () =>
    expect(rows.length).toBeGreaterThan(50));
});
