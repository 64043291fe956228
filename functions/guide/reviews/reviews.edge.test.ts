import { expect, test } from "vitest";
import { accounts, api, outcomeOf, post } from "../../../tests/support/edge/site";
import { KEY } from "../../../tests/support/edge/secrets";
import { aReview } from "../../../tests/support/messages";

const send = (review: object, token?: string) =>
  post("/api/reviews", review, token ? { Authorization: `Bearer ${token}` } : {});
const reception = async () => (await fetch(`${api.url}/reception?API_KEY=${KEY}`)).text();
const reviewsOf = async (author: string): Promise<readonly object[]> => {
  const { data } = await (await fetch(`${api.url}/api.php?endpoint=get_avis&par_page=500&API_KEY=${KEY}`)).json();
  return data.filter(({ pseudo }: { pseudo: string }) => pseudo === author);
};

test("somebody signs up, verifies their address, reviews their car; it is read, published, and there for the next build", async () => {
  const person = await accounts.signUp();
  expect(await outcomeOf(await send(aReview()))).toEqual([401, "signed_out"]);
  expect(await outcomeOf(await send(aReview(), person.idToken))).toEqual([403, "not_verified"]);

  await accounts.post("accounts:update", { idToken: person.idToken, displayName: "Ndèye Sall" });
  await accounts.verify(person);
  const { idToken } = await accounts.signIn(person.email);
  const review = aReview({ likes: "Elle ne m’a jamais laissée sur la route de Kédougou." });
  const answer = await send(review, idToken);
  expect(answer.status).toBe(202);
  const { reference } = await answer.json();
  await expect.poll(reception).toMatch(new RegExp(`poster_avis · ${reference}.*Ndèye Sall.*route de Kédougou`, "s"));
  expect(await reviewsOf("Ndèye Sall")).toEqual([]);
  expect(await outcomeOf(await send(aReview(), idToken))).toEqual([409, "reviewed"]);

  await fetch(`${api.url}/reception?API_KEY=${KEY}`, {
    method: "POST",
    body: new URLSearchParams({ avis: review.id, decision: "publie" }),
    redirect: "manual",
  });
  const published = await reviewsOf("Ndèye Sall");
  expect(published).toMatchObject([{ id_modele: 101, qualites: review.likes, kilometrage: 118_000 }]);
  expect(JSON.stringify(published)).not.toContain(person.email);
  expect(JSON.stringify(published)).not.toContain(person.localId);
});
