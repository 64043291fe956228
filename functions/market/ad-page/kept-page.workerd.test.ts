import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anAddress } from "../../../tests/support/reference-api";
import { aKeyPair, type KeyPair } from "../../../tests/support/tokens";
import { addressOf, ASSETS, read, visit } from "../../../tests/support/workerd/ad-page";
import { anAd, adRow } from "../../../tests/support/workerd/market";
import { KEYS, keysOf, LOOKUP, lookup } from "../../../tests/support/workerd/member";
import { answerAt } from "../../../tests/support/workerd/outbound";
import { aSeller, putIn, type Seller } from "../../../tests/support/workerd/sellers";
import { ask, pass } from "../../../tests/support/workerd/worker";

let ours: KeyPair;
beforeAll(async () => void (ours = await aKeyPair("one")));
beforeEach(() => {
  pass(0);
  answerAt(KEYS, keysOf(ours));
  answerAt(LOOKUP, lookup());
});

/** A visit, and the texts of the statements that read anything for it. */
async function readBy(address: string) {
  const read: string[] = [];
  const DB = {
    prepare: (sql: string) => {
      if (sql.startsWith("SELECT")) read.push(sql);
      return env.DB.prepare(sql);
    },
    batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
  } as unknown as D1Database;
  const answer = await ask(address, { headers: { "CF-Connecting-IP": anAddress() } }, { ASSETS, DB });
  return { html: await answer.text(), etag: answer.headers.get("ETag") ?? "", read };
}

const MINUTE = 60_000;

// rule: market/ad-page-age
describe("the page of an ad within a minute of another visit", () => {
  test("is the same, and reads no more than whether the ad has changed", async () => {
    const address = addressOf(await anAd());
    const [first, again] = [await readBy(address), await readBy(address)];
    expect([first.read.length > 3, again.read]).toEqual([true, [expect.stringContaining("ads.revision")]]);
    expect(again.html).toBe(first.html);
    const known = await visit(address, { "If-None-Match": first.etag });
    expect([known.status, await known.text()]).toEqual([304, ""]);
  });

  test.each<[string, (awa: Seller, id: string) => Promise<unknown>, RegExp]>([
    ["costs less", (awa, id) => awa.post(`/api/me/ads/${id}/price`, { price: 6_200_000 }), /6\.200\.000/],
    ["is sold", (awa, id) => awa.post(`/api/me/ads/${id}/sold`, {}), /Cette voiture a été vendue/],
  ])("says at once that the car %s", async (_, act, sentence) => {
    const awa = await aSeller(ours);
    const id = await awa.write();
    await putIn(id, "publiee");
    const address = (await visit(`/marche-doccasion/annonce/${id}`)).headers.get("Location") ?? "";
    expect((await read(await visit(address))).text).not.toMatch(sentence);
    await act(awa, id);
    expect((await read(await visit(address))).text).toMatch(sentence);
  });

  test("is no longer found once its seller is blocked or the ad is deleted", async () => {
    const [blocked, deleted] = [await anAd(), await anAd()];
    for (const id of [blocked, deleted]) expect((await visit(addressOf(id))).status).toBe(200);
    await env.DB.prepare("UPDATE sellers SET blocked_at = 1 WHERE uid = (SELECT seller_uid FROM ads WHERE id = ?)")
      .bind(blocked)
      .run();
    await env.DB.prepare("DELETE FROM ads WHERE id = ?").bind(deleted).run();
    for (const id of [blocked, deleted]) expect((await visit(addressOf(id))).status).toBe(404);
  });

  test("counts each visitor, and shows how many there were a minute later, from ten on", async () => {
    const id = await anAd();
    await env.DB.prepare("UPDATE ads SET views = 8 WHERE id = ?").bind(id).run();
    const viewed = async () => /(\d+)\svues?/.exec((await read(await visit(addressOf(id)))).text)?.[1] ?? null;
    expect(await viewed()).toBeNull();
    const soon = await viewed();
    expect(await viewed()).toBe(soon);
    expect((await adRow(id))?.views).toBe(11);
    pass(MINUTE);
    expect(await viewed()).toBe("11");
  });
});
