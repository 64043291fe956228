import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { adMessage } from "../../../src/contract/wire/message";
import { aMessageToASeller } from "../../../tests/support/messages";
import { anAddress } from "../../../tests/support/reference-api";
import { aMember, openAccounts } from "../../../tests/support/workerd/alerts";
import { aSeller, anAd } from "../../../tests/support/workerd/market";
import { answerAt, calls, down } from "../../../tests/support/workerd/outbound";
import { takeWarnings } from "../../../tests/support/workerd/warnings";
import { API, ask, pass, rowsOf, send, silentQueue, tick } from "../../../tests/support/workerd/worker";

openAccounts();

const DAY = 86_400_000;
const TEXT = 'Bonjour « Awa », 100 % d’accord ?\n\\o/ "oui" \u2028 😀';
/** A visitor's message, which nobody is woken for. */
async function write(ad: string): Promise<void> {
  const written = aMessageToASeller({ text: TEXT });
  expect((await send(`ads/${ad}/message`, written, {}, { DELIVERIES: silentQueue().queue })).status).toBe(202);
}
/** What api.php was sent for sellers. */
const handed = async () =>
  Promise.all(
    calls
      .filter(({ url }) => new URL(url).searchParams.get("endpoint") === "message_annonce")
      .map((call) => call.clone().json()),
  );
const kept = async () => JSON.stringify([await rowsOf("messages"), await rowsOf("outbox")]);

describe("where a seller reads", () => {
  // rule: site/api-key
  test("is told to api.php alone, as the seller has it then, whatever was written", async () => {
    const { uid } = await aSeller({ email: "avant@exemple.sn" });
    const id = await anAd({ seller_uid: uid });
    await write(id);
    expect(await kept()).not.toContain("avant@exemple.sn");
    await env.DB.prepare("UPDATE sellers SET email = 'apres@exemple.sn'").run();
    await tick();
    const [{ API_KEY, ...message } = { API_KEY: "" }, ...others] = await handed();
    expect([API_KEY, others]).toEqual(["cle-de-workerd", []]);
    expect(adMessage.parse(message)).toMatchObject({
      id_annonce: id,
      titre: "Hyundai Tucson 2017",
      email_vendeur: "apres@exemple.sn",
      nom: "Moussa Ba",
      telephone: "+221771234567",
      email: null,
      message: TEXT,
    });
    expect(await kept()).not.toMatch(/avant@|apres@/);
  });

  test("is told also where the car was sold meanwhile, and to who takes along what is not handed over", async () => {
    answerAt(API, down);
    const id = await anAd();
    await write(id);
    await tick();
    await env.DB.prepare("UPDATE ads SET state = 'vendue'").run();
    const csv = await (
      await ask(
        "/api/ops/outbox.csv",
        { headers: { "CF-Connecting-IP": anAddress(), Authorization: "Bearer jeton" } },
        { OPS_TOKEN: "jeton" },
      )
    ).text();
    expect(csv).toContain("vendeur-secret@exemple.sn");
    answerAt(API, () => Response.json({ ok: true }));
    pass(DAY);
    await tick();
    expect((await handed()).at(-1)).toMatchObject({ email_vendeur: "vendeur-secret@exemple.sn" });
    expect(takeWarnings()).toEqual(["message not handed over: TypeError"]);
  });
});

describe("a message whose seller is gone", () => {
  test.each([
    ["with the ad", "UPDATE ads SET state = 'supprimee'"],
    ["blocked", "UPDATE sellers SET blocked_at = 1"],
    ["altogether", "DELETE FROM sellers"],
  ])("%s is given up, says why, and is taken away with those that were handed over", async (_, sql) => {
    await write(await anAd());
    await env.DB.prepare(sql).run();
    await tick();
    expect(await rowsOf("outbox")).toMatchObject([
      { state: "undeliverable", last_error: "the seller is gone", attempts: 0 },
    ]);
    expect(takeWarnings()).toEqual(["message given up: the seller is gone"]);
    pass(89 * DAY);
    await tick("17 3 * * *");
    expect(await rowsOf("messages")).toHaveLength(1);
    pass(2 * DAY);
    await tick("17 3 * * *");
    expect([await rowsOf("messages"), await rowsOf("outbox"), await handed()]).toEqual([[], [], []]);
  });
});

test("of a member who leaves nothing is left in the outbox, delivered or not; what is written to others stays", async () => {
  const awa = await aMember();
  await aSeller({ uid: awa.uid, email: "awa@exemple.sn" });
  const [theirs, other] = [await anAd({ seller_uid: awa.uid }), await anAd()];
  await write(theirs);
  await tick();
  await write(theirs);
  await write(other);
  expect((await awa.other("DELETE", "/api/me")).status).toBe(204);
  const messages = await rowsOf("messages");
  expect(messages.map(({ endpoint }) => endpoint).sort()).toEqual(["message_annonce", "oublier_membre"]);
  expect(await kept()).not.toMatch(new RegExp(`${theirs}|awa@exemple`));
  expect(JSON.parse(String(messages.find(({ endpoint }) => endpoint === "message_annonce")?.body))).toMatchObject({
    id_annonce: other,
  });
  expect((await rowsOf("outbox")).map(({ id }) => id).sort()).toEqual(messages.map(({ id }) => id).sort());
});
