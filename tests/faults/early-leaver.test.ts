import type { RequestListener } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { figure } from "./support/figures";
import { openRawWorker, type RawWorker } from "./support/raw-worker";

/** The delay of each answer in milliseconds, longer than the client waits before it disconnects. */
const SLOW = 1_000;
const LEFT = 400;
const TIMEOUT_MS = 8_000;
const OTHERS = 5;

const slowly =
  (text: string): RequestListener =>
  (_, answer) =>
    void setTimeout(() => answer.end(text), SLOW);

let worker: RawWorker;
beforeAll(async () => {
  worker = await openRawWorker(
    slowly("[]"),
    slowly('{"data":[{"type":"model","model_name":"RAV4","model_id":1,"brand_name":"Toyota"}]}'),
  );
});
afterAll(() => worker.close());

const statusOf = (address: string) =>
  fetch(`${worker.address}${address}`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ status }) => status,
    () => "no answer",
  );

test.each([
  { what: "fichiers de la publication", address: "/api/health" },
  { what: "suggestions", address: "/api?endpoint=search_suggestion&search=rav4" },
])("a client that disconnects early does not delay the next ones ($what)", async ({ what, address }) => {
  await worker.leave(address, LEFT);
  const others = await Promise.all(Array.from({ length: OTHERS }, () => statusOf(address)));
  expect(others).toEqual(Array(OTHERS).fill(200));
  expect(await statusOf(address)).toBe(200);
  figure("réponses aux suivants", `un visiteur part tôt : ${what}`, `${OTHERS + 1} sur ${OTHERS + 1}`);
});
