import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { newsletterMessage, newsletterToConfirmMessage } from "../../src/contract/wire/message";
import { aSubscription } from "../../tests/support/messages";
import { ask, pass, rowsOf, send, SITE, silentQueue } from "../../tests/support/workerd/worker";
import { anAddress } from "../../tests/support/reference-api";

const HOUR = 3_600_000;
const quiet = () => ({ DELIVERIES: silentQueue().queue });

async function asked(more: object = {}) {
  const form = aSubscription(more);
  expect((await send("newsletter", form, {}, quiet())).status).toBe(202);
  return form;
}
const bodies = async (endpoint: string) =>
  (await rowsOf("messages"))
    .filter((row) => row["endpoint"] === endpoint)
    .map((row) => JSON.parse(String(row["body"])));
async function tokenOf(): Promise<string> {
  const mail = newsletterToConfirmMessage.parse((await bodies("lettre_confirmer")).at(-1));
  return new URL(mail.lien, SITE).searchParams.get("jeton") ?? "";
}
const confirm = async (token: unknown) => {
  const answer = await send("newsletter/confirm", { token }, {}, quiet());
  return [answer.status, (await answer.json()).code ?? "taken"];
};
const subscribed = async () => (await bodies("newsletter")).map((body) => newsletterMessage.parse(body));

// rule: messages/newsletter-confirmed
test("an address that anybody may type is subscribed once its owner presses the button behind the link, and not before", async () => {
  const { email } = await asked({ subjects: ["promos", "guides"] });
  expect(await subscribed()).toEqual([]);
  expect(await bodies("lettre_confirmer")).toMatchObject([{ email, sujets: ["promos", "guides"] }]);
  expect((await ask(`/lettre-d-information?jeton=${await tokenOf()}`)).status).not.toBe(202);
  expect(await subscribed()).toEqual([]);
  expect(await confirm(await tokenOf())).toEqual([202, "taken"]);
  expect(await subscribed()).toMatchObject([{ email, sujets: ["promos", "guides"], consentement: true }]);
});

test("pressed twice, or from two phones at once, it is one subscription", async () => {
  await asked();
  const token = await tokenOf();
  await Promise.all([confirm(token), confirm(token)]);
  pass(HOUR);
  expect(await confirm(token)).toEqual([202, "taken"]);
  expect(await subscribed()).toHaveLength(1);
});

test("a form that is sent again sends no second e-mail, and its first link stays good", async () => {
  const form = await asked();
  const token = await tokenOf();
  expect((await send("newsletter", form, {}, quiet())).status).toBe(202);
  expect(await bodies("lettre_confirmer")).toHaveLength(1);
  expect(await tokenOf()).toBe(token);
  expect(await confirm(token)).toEqual([202, "taken"]);
});

test("who typed the address cannot confirm it: what they know is not enough, and no answer says more", async () => {
  const { id } = await asked();
  const answers = [id, `${id}-${"0".repeat(32)}`, "0".repeat(69), "", null, { id }, `${await tokenOf()}0`];
  for (const token of answers) expect(await confirm(token)).toEqual([404, "unknown_newsletter"]);
  expect(await subscribed()).toEqual([]);
});

test("a link of another message is none", async () => {
  const { id } = await asked();
  await env.DB.prepare("UPDATE messages SET endpoint = 'contact' WHERE id = ?").bind(id).run();
  const body = JSON.parse(String((await rowsOf("messages"))[0]?.["body"]));
  expect(await confirm(new URL(body.lien, SITE).searchParams.get("jeton"))).toEqual([404, "unknown_newsletter"]);
});

test("a link is good for 48 hours", async () => {
  pass(0);
  await asked();
  const token = await tokenOf();
  pass(47 * HOUR);
  expect(await confirm(token)).toEqual([202, "taken"]);
  pass(2 * HOUR);
  expect(await confirm(token)).toEqual([404, "unknown_newsletter"]);
});

test("only a page of this site presses the button", async () => {
  await asked();
  const answer = await ask("/api/newsletter/confirm", {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: "https://autre.exemple", "CF-Connecting-IP": anAddress() },
    body: JSON.stringify({ token: await tokenOf() }),
  });
  expect([answer.status, (await answer.json()).code]).toEqual([403, "wrong_origin"]);
  expect(await subscribed()).toEqual([]);
});
