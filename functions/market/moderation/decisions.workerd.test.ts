import { env } from "cloudflare:workers";
import { parse } from "csv-parse/sync";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { moderatedAd, reportedAds } from "../../../src/contract/market/moderation";
import { aKeyPair, type KeyPair } from "../../../tests/support/tokens";
import { anAd, aPhoto, aPublishedAd, aReport, aSeller } from "../../../tests/support/workerd/made-ads";
import { KEYS, keysOf, LOOKUP, lookup, outcomeOf } from "../../../tests/support/workerd/member";
import { anOperator, script } from "../../../tests/support/workerd/operators";
import { answerAt } from "../../../tests/support/workerd/outbound";
import { API, pass, rowsOf, tick } from "../../../tests/support/workerd/worker";

const DAY = 86_400_000;
const HASH = "a".repeat(32);
let ours: KeyPair;
beforeAll(async () => void (ours = await aKeyPair("one")));
beforeEach(() => {
  answerAt(KEYS, keysOf(ours));
  answerAt(LOOKUP, lookup());
});

const shown = async (id: string) => moderatedAd.parse(await (await script(`ads/${id}`)).json()).decisions;
const recorded = async () =>
  (await rowsOf("decisions")).map(({ operator, act, detail, note }) => [operator, act, detail, note]);

// rule: market/decisions
describe("every decision is recorded with who took it, when and why", () => {
  test.each<[string, object | "DELETE", (ad: string, seller: string) => string, [string, string | null]]>([
    ["an approval", { decision: "approve", revision: 1 }, (ad) => `ads/${ad}`, ["approve", null]],
    ["a refusal", { decision: "refuse", revision: 1, reason: "avance" }, (ad) => `ads/${ad}`, ["refuse", "avance"]],
    ["papers", { revision: 1, papers: ["carte_grise"] }, (ad) => `ads/${ad}/papers`, ["papers", "carte_grise"]],
    ["a photo", "DELETE", (ad) => `ads/${ad}/photos/${HASH}`, ["photo", HASH]],
    ["a blocked seller", { blocked: true }, (_, seller) => `sellers/${seller}`, ["block", null]],
    ["an unblocked seller", { blocked: false }, (_, seller) => `sellers/${seller}`, ["unblock", null]],
    ["a verified seller", { verified: true }, (_, seller) => `sellers/${seller}`, ["verify", null]],
    ["a seller no longer verified", { verified: false }, (_, seller) => `sellers/${seller}`, ["unverify", null]],
  ])("%s, and is shown with the ad", async (_, order, address, [act, detail]) => {
    const [before, seller] = [Date.now(), await aSeller()];
    const id = await anAd(seller);
    await aPhoto(id);
    const { ops } = await anOperator(ours, "moderation");
    const why = typeof order === "object" ? "Vu au téléphone avec elle." : null;
    const said = typeof order === "object" ? { ...order, note: why } : order;
    expect((await ops(address(id, `v-${seller}`), said)).status).toBe(204);
    const decisions = await shown(id);
    expect(decisions).toMatchObject([{ operator: "Awa Diop", act, detail, note: why }]);
    expect(Date.parse(decisions[0]?.at ?? "")).toBeGreaterThanOrEqual(before);
    const [row] = await rowsOf("decisions");
    expect(row?.["seller_id"]).toBe(`v-${seller}`);
  });

  // rule: market/reports-read
  test("of reports that were read, which are then no longer in the list, until somebody reports the ad anew", async () => {
    const id = await aPublishedAd(await aSeller());
    await aReport(id);
    const { ops } = await anOperator(ours, "moderation");
    expect((await ops(`ads/${id}/reports`, { revision: 1, note: "Le prix est juste." })).status).toBe(204);
    const list = async () => reportedAds.parse(await (await ops("reports")).json()).ads;
    expect(await list()).toEqual([]);
    expect(await recorded()).toEqual([["Awa Diop", "keep", null, "Le prix est juste."]]);
    await aReport(id, { text: "Encore." });
    expect((await list()).map(({ reports }) => reports.map(({ text }) => text))).toEqual([["Encore."]]);
  });

  test("as « script » where the token took it", async () => {
    await script(`ads/${await anAd(await aSeller())}`, { decision: "approve", revision: 1 });
    expect(await recorded()).toEqual([["script", "approve", null, null]]);
  });

  test("once, for the first of two operators who decide at once", async () => {
    const id = await anAd(await aSeller());
    const [awa, moussa] = [await anOperator(ours, "moderation", "Awa"), await anOperator(ours, "moderation", "Moussa")];
    await Promise.all([awa, moussa].map(({ ops }) => ops(`ads/${id}`, { decision: "approve", revision: 1 })));
    expect(await rowsOf("decisions")).toHaveLength(1);
  });
});

describe("nothing is recorded of a decision that was not taken", () => {
  test.each<[string, object | "DELETE", (ad: string) => string, number]>([
    ["of an ad that changed", { decision: "approve", revision: 7 }, (ad) => `ads/${ad}`, 409],
    ["of papers of an ad that changed", { revision: 7, papers: [] }, (ad) => `ads/${ad}/papers`, 409],
    ["of reports of an ad that is not online", { revision: 1 }, (ad) => `ads/${ad}/reports`, 409],
    ["of an ad that is not there", { revision: 1 }, () => "ads/zzzzzzzzzzzz/reports", 404],
    ["of a photo that is not there", "DELETE", (ad) => `ads/${ad}/photos/${"b".repeat(32)}`, 404],
    ["of a seller who is not there", { blocked: true }, () => "sellers/personne", 404],
    ["with a reason that is too long", { blocked: true, note: "x".repeat(301) }, () => "sellers/personne", 422],
  ])("%s", async (_, order, address, status) => {
    const id = await anAd(await aSeller());
    expect((await script(address(id), order)).status).toBe(status);
    expect(await rowsOf("decisions")).toEqual([]);
  });

  test("of who has no right to it", async () => {
    const { ops } = await anOperator(ours, "demandes");
    const id = await anAd(await aSeller());
    expect(await outcomeOf(await ops(`ads/${id}`, { decision: "approve", revision: 1 }))).toEqual([
      403,
      "not_operator",
    ]);
    expect(await rowsOf("decisions")).toEqual([]);
  });
});

// rule: market/decisions-export
test("the owner exports the decisions as a file for a spreadsheet, in which no cell is a formula; a moderator does not", async () => {
  const seller = await aSeller({ name: "=Awa" });
  const id = await anAd(seller);
  const { ops } = await anOperator(ours, "proprietaire");
  await ops(`ads/${id}`, { decision: "refuse", revision: 1, reason: "prix", note: "+221 ; deux fois" });
  const answer = await ops("decisions.csv");
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="decisions.csv"');
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
  expect(parse(text, { bom: true, columns: true, delimiter: ";" })).toEqual([
    {
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      opérateur: "Awa Diop",
      décision: "refusée",
      annonce: id,
      voiture: "Hyundai Tucson 2018",
      vendeur: `v-${seller}`,
      "nom du vendeur": "'=Awa",
      motif: "le prix n’est pas réaliste",
      pourquoi: "'+221 ; deux fois",
    },
  ]);
  expect(text.charAt(0)).toBe("\uFEFF");
  const moderator = await anOperator(ours, "moderation", "Moussa");
  expect(await outcomeOf(await moderator.ops("decisions.csv"))).toEqual([403, "not_operator"]);
});

// rule: market/decisions-kept
describe("decisions", () => {
  test("are kept for a year, until the night after it", async () => {
    answerAt(API, () => Response.json({ ok: true, data: { reference: "BAKO-4827" } }));
    await script(`ads/${await anAd(await aSeller())}`, { decision: "refuse", revision: 1, reason: "prix" });
    pass(364 * DAY);
    await tick("17 3 * * *");
    expect(await rowsOf("decisions")).toHaveLength(1);
    pass(2 * DAY);
    await tick("17 3 * * *");
    expect(await rowsOf("decisions")).toEqual([]);
  });

  test("about a seller go with them, and others stay", async () => {
    const [awa, moussa] = [await aSeller(), await aSeller()];
    for (const seller of [awa, moussa]) {
      await script(`ads/${await anAd(seller)}`, { decision: "refuse", revision: 1, reason: "prix" });
      await script(`sellers/v-${seller}`, { verified: true });
    }
    await env.DB.prepare("DELETE FROM sellers WHERE uid = ?").bind(awa).run();
    expect((await rowsOf("decisions")).map(({ seller_id }) => seller_id)).toEqual([`v-${moussa}`, `v-${moussa}`]);
  });

  test("of an ad that its seller deletes lose what was written of it", async () => {
    const id = await aPublishedAd(await aSeller());
    await script(`ads/${id}`, { decision: "refuse", revision: 1, reason: "prix", note: "Parlé à Awa." });
    await env.DB.prepare("UPDATE ads SET state = 'supprimee' WHERE id = ?").bind(id).run();
    expect(await recorded()).toEqual([["script", "refuse", "prix", null]]);
  });
});
