import { afterAll, beforeAll, expect, test } from "vitest";
import { CLOSED } from "../scripts/edge";
import { openAccounts, type Accounts } from "../tests/support/accounts";
import { aReview } from "../tests/support/messages";
import { anAddress } from "../tests/support/reference-api";
import { openSmallSite, type SmallSite } from "../tests/support/small-site";
import { startUpstream, type Upstream } from "../upstream/server";

const KEY = "sentinelle-des-avis-3b7e";
let accounts: Accounts;
let api: Upstream;
let site: SmallSite;
beforeAll(async () => {
  accounts = await openAccounts();
  api = await startUpstream({ port: 0, key: KEY });
  site = await openSmallSite({ API_BASE: api.url, API_KEY: KEY, ...CLOSED, ...accounts.variables });
}, 180_000);
afterAll(async () => {
  await site.close();
  await api.close();
  await accounts.close();
}, 30_000);

const post = (review: object, token?: string) =>
  site.ask("/api/reviews", {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: site.address, "CF-Connecting-IP": anAddress(), ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(review),
  });
const outcomeOf = async (answer: Response) => [answer.status, (await answer.json()).code];
const reception = async () => (await fetch(`${api.url}/reception?API_KEY=${KEY}`)).text();
const reviewsOf = async (author: string): Promise<readonly object[]> => {
  const { data } = await (await fetch(`${api.url}/api.php?endpoint=get_avis&par_page=500&API_KEY=${KEY}`)).json();
  return data.filter(({ pseudo }: { pseudo: string }) => pseudo === author);
};

test("somebody signs up, verifies their address, reviews their car; it is read, published, and there for the next build", async () => {
  const person = await accounts.signUp();
  expect(await outcomeOf(await post(aReview()))).toEqual([401, "signed_out"]);
  expect(await outcomeOf(await post(aReview(), person.idToken))).toEqual([403, "not_verified"]);

  await accounts.post("accounts:update", { idToken: person.idToken, displayName: "Ndèye Sall" });
  await accounts.verify(person);
  const { idToken } = await accounts.signIn(person.email);
  const review = aReview({ likes: "Elle ne m’a jamais laissée sur la route de Kédougou." });
  const answer = await post(review, idToken);
  expect(answer.status).toBe(202);
  const { reference } = await answer.json();
  await expect.poll(reception, { timeout: 15_000 }).toMatch(new RegExp(`poster_avis · ${reference}.*Ndèye Sall.*route de Kédougou`, "s"));
  expect(await reviewsOf("Ndèye Sall")).toEqual([]);
  expect(await outcomeOf(await post(aReview(), idToken))).toEqual([409, "reviewed"]);

  await fetch(`${api.url}/reception?API_KEY=${KEY}`, { method: "POST", body: new URLSearchParams({ avis: review.id, decision: "publie" }), redirect: "manual" });
  const published = await reviewsOf("Ndèye Sall");
  expect(published).toMatchObject([{ id_modele: 101, qualites: review.likes, kilometrage: 118_000 }]);
  expect(JSON.stringify(published)).not.toContain(person.email);
  expect(JSON.stringify(published)).not.toContain(person.localId);
});

test("an account that is disabled reviews nothing", async () => {
  const { idToken, localId } = await accounts.member("Moussa");
  await accounts.operate("update", { localId, disableUser: true });
  expect(await outcomeOf(await post(aReview(), idToken))).toEqual([401, "signed_out"]);
});
