import * as fc from "fast-check";
import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { few } from "../support/failing";
import type { Answered, Asked } from "./support/ask";
import { type Bed, openBed } from "./support/bed";
import { figure } from "./support/figures";
import { openMarket } from "./support/own-ads";
import { MARK, NONSENSE } from "./support/nonsense";
import { testNothingIsTold } from "./support/nothing-told";
import { together } from "./support/together";

const REQUESTS = 2_000;
const SEED = Number(process.env["SEED"] ?? Date.now() % 1_000_000_007);
const LONGEST_SHOWN = 600;

const problem = z.strictObject({ code: z.string().check(z.regex(/^[a-z_]+$/)), message: z.string().check(z.regex(/^[A-Z][^<>]*[.]$/)), fields: z.optional(z.record(z.string(), z.string())) });
const headersFile = z.array(z.tuple([z.string(), z.string()]));

let bed: Bed;
let always: z.output<typeof headersFile> = [];
beforeAll(async () => {
  bed = await openBed();
  always = headersFile.parse(JSON.parse(readFileSync(path.join(bed.site.root, "dist/_ids/headers.json"), "utf8")));
});
afterAll(() => bed.close());

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An owner reads what they typed, and a search its words: as data, which no browser takes for a page. */
const isData = (status: number, headers: Answered["headers"]) => status < 300 && headers["content-type"] === "application/json" && headers["x-content-type-options"] === "nosniff";

/** What is wrong with an answer, whatever was asked; null when nothing is. */
function fault({ method }: Asked, { status, headers, body }: Answered): string | null {
  if (status >= 500) return `status ${status} ${body.slice(0, 200)}`;
  const missing = always.filter(([name, value]) => headers[name.toLowerCase()] !== value);
  if (missing.length > 0) return `header ${missing[0]?.[0]}`;
  const repeated = JSON.stringify(headers) + (isData(status, headers) ? "" : body);
  if (repeated.includes(MARK)) return "reflected";
  if (status < 400 || method === "HEAD") return null;
  if (headers["content-type"] !== "application/json") return `type ${headers["content-type"]}`;
  return problem.safeParse(asJson(body)).success ? null : `not {code, message}: ${body.slice(0, 100)}`;
}

const shown = (asked: Asked) => JSON.stringify({ ...asked, body: asked.body?.toString("utf8") }).slice(0, LONGEST_SHOWN);

test.each(Object.keys(NONSENSE))(`/api/%s: ${REQUESTS} requests of nonsense have no answer that is a failure, or bare, or repeats them`, async (name) => {
  const there = { site: bed.site.address, member: await bed.member(), market: await openMarket(bed) };
  const requests = fc.sample(NONSENSE[name]?.(there) ?? fc.constant({ path: "/" }), { numRuns: REQUESTS, seed: SEED });
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  await together(requests, async (asked, index) => {
    const answered = await bed.ask(asked).catch((error: Error) => ({ status: 599, headers: {}, body: error.message }));
    statuses.set(answered.status, (statuses.get(answered.status) ?? 0) + 1);
    const found = fault(asked, answered);
    if (found) wrong.push(`SEED=${SEED}, request ${index}, ${found}: ${shown(asked)}`);
  });
  expect(few(wrong)).toEqual([]);
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status} × ${count}`).join(", ");
  figure("demandes insensées", `/api/${name} (graine ${SEED})`, counts, [{ what: "0 panne, 0 reflet", met: wrong.length === 0 }]);
});

testNothingIsTold(() => bed);
