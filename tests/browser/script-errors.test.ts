import { expect, test } from "vitest";
import { hydrate, visitors } from "../support/visitors";

const visitor = visitors();

// rule: site/script-errors
test("a script that fails tells the site its place, which takes it, and nothing of what failed", async () => {
  const page = await visitor();
  // The last line of the application's script fails, as a mistake in it would.
  await page.route(/\/app-\w+\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\nsetTimeout(() => moussa771234567());` });
  });
  const told = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/errors");
  await page.goto("/contactez-nous");
  await hydrate(page);
  const answer = await told;
  expect(answer.status()).toBe(204);
  expect(answer.request().postDataJSON()).toEqual({
    error: "ReferenceError",
    place: expect.stringMatching(/^app-\w+\.js:\d+:\d+$/),
    page: "/contactez-nous",
  });
  expect(await page.getByRole("heading", { level: 1 }).textContent()).not.toBe("");
});
