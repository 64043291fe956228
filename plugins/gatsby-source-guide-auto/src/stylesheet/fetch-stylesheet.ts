import type { Collecting } from "../collect";
import { decodeText } from "../fetch/read-body";
import type { Degraded } from "../state/build-report";
import { ageInHours, lastGoodFile, readLastGood, writeLastGood } from "../state/last-good";
import { checkCss, type CheckedCss } from "./check-css";

const ENDPOINT = "custom.css";
const MAX_BYTES = 200_000;

export interface Stylesheet {
  css: string;
  degraded: Degraded | null;
}

/** Fetches the API host's style sheet. When it is missing or unsafe, the last good one is used, or none. It never stops a build. */
export async function fetchStylesheet({ client, options, now }: Collecting): Promise<Stylesheet> {
  const file = lastGoodFile(options, ENDPOINT);
  const answer = await client.get({ endpoint: ENDPOINT, path: `/${ENDPOINT}` });
  const today = answer.ok ? checkBody(answer.value.body, options.apiBase) : refused(answer.problem.message);
  if (today.ok) {
    await writeLastGood(file, { savedAt: now(), fullAt: now(), date: null, etag: null, good: 1, rows: [today.css] });
    return { css: today.css, degraded: null };
  }
  const last = await readLastGood(file);
  const ageHours = last && ageInHours(last, now(), options.maxAgeDays);
  const kept = ageHours === null ? null : checkCss(String(last?.rows[0] ?? ""), options.apiBase);
  const degraded = { endpoint: ENDPOINT, reason: today.reason, ageHours };
  return kept?.ok ? { css: kept.css, degraded } : { css: "", degraded: { ...degraded, ageHours: null } };
}

function checkBody(body: Uint8Array, apiBase: string): CheckedCss {
  if (body.byteLength > MAX_BYTES) return refused(`plus de ${MAX_BYTES / 1000} ko`);
  const text = decodeText(body);
  return text === null ? refused("texte illisible") : checkCss(text, apiBase);
}

const refused = (reason: string): CheckedCss => ({ ok: false, reason });
