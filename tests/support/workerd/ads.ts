import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { demoAds } from "../../../scripts/seed/ads";
import { writeAds } from "../../../scripts/seed/write";
import { adSearchAnswer, type AdSearchAnswer } from "../../../src/contract/market/ad";
import { anAddress } from "../reference-api";
import { ask, pass } from "./worker";

const ADS = 300;
const APART = 600_000;
let turn = 0;

/** Fills D1 with generated ads and moves the clock for each test, so that cached responses of earlier tests have expired. */
export async function fillAds(): Promise<void> {
  turn += 1;
  pass(turn * APART);
  const now = Date.now();
  await writeAds(env.DB, [...demoAds(ADS, now)], now, {
    galleryOf: (ad) => (ad.paint === "rouge" ? [] : [{ hash: "a".repeat(32), width: 1_600, height: 1_000 }]),
  });
}

/** Requests a list of ads from a new network address, which has reached no limit. */
export const ads = (rest: string) => ask(`/api/ads${rest}`, { headers: { "CF-Connecting-IP": anAddress() } });

export async function find(query: string): Promise<AdSearchAnswer> {
  const answer = await ads(`?${query}`);
  expect(answer.status).toBe(200);
  return adSearchAnswer.parse(await answer.json());
}

export const run = (sql: string, ...values: (string | number | null)[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();
export const rows = async (sql: string, ...values: (string | number)[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<Record<string, string | number | null>>()
  ).results;
/** Number of published ads that meet a SQL condition. */
export const published = async (condition: string) =>
  Number((await rows(`SELECT count(*) AS n FROM ads WHERE state = 'publiee' AND ${condition}`))[0]?.["n"]);
