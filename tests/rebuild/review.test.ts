import { expect, test } from "vitest";
import { becomeMember } from "../support/account-popup";
import { build } from "../support/build";
import { sample } from "../support/kinds";
import { anAddress } from "../support/reference-api";
import { decide, keyOf, received } from "../support/reception";
import { fillInReview, reviewForm, sendReview } from "../support/review-form";
import { hydrate, visitors } from "../support/visitors";

const visitor = visitors();

test("a member’s review is read by the operator, published by the next build, and there for everybody on the model’s page", async () => {
  const page = await visitor({ device: "phone", extraHTTPHeaders: { "CF-Connecting-IP": anAddress() } });
  const address = sample("model");
  await page.goto(address);
  await hydrate(page);
  await page.getByRole("button", { name: "Donner mon avis" }).tap();
  const { name } = await becomeMember(page);
  await reviewForm(page).waitFor();
  const likes = `Elle démarre toujours du premier coup. ${Math.random()}`;
  await fillInReview(page, likes);
  await sendReview(page);
  await expect.poll(received, { timeout: 30_000 }).toContain(likes);

  await decide(keyOf(await received(), likes), "publie");
  build();
  const reader = await visitor();
  const reviews = async () => {
    await reader.goto("/guide-auto/avis-des-automobilistes");
    return reader.locator("main").innerText();
  };
  await expect.poll(reviews, { timeout: 60_000, interval: 2_000 }).toContain(likes);
  expect(await reader.locator("article").filter({ hasText: likes }).innerText()).toContain(name);
  await page.goto("/mon-compte");
  await hydrate(page);
  await page.locator("main").getByText("publié").first().waitFor();
}, 600_000);
