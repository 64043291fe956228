import type { Page } from "playwright";
import { expect, test } from "vitest";
import { memberOn } from "../support/account-popup";
import { sample } from "../support/kinds";
import { pagesOf } from "../support/pages";
import { hydrate, visitors } from "../support/visitors";

const visitor = visitors();

/** Names of everything that a browser stores, whether by the site's own code, Gatsby, Workbox or Firebase. */
const namesIn = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ""),
    ...(await caches.keys()),
    ...document.cookie.split(";").filter(Boolean),
  ]);

/** Whether the legal page lists the name; « draft:… » covers every name with this prefix. */
const isListed = (name: string, listed: readonly string[]) =>
  listed.some((one) => (one.endsWith("…") ? name.startsWith(one.slice(0, -1)) : name === one));

// rule: shared/stored
test("everything that a browser stores of a member who looks around, chooses and writes is on the legal page", async () => {
  const page = await visitor({ keepsPages: true });
  await memberOn(page);
  const found = new Set<string>();
  const look = async (address: string, act?: () => Promise<unknown>) => {
    await page.goto(address);
    await hydrate(page);
    await act?.();
    for (const name of await namesIn(page)) found.add(name);
  };
  await look("/", () => page.evaluate(() => navigator.serviceWorker.ready.then(() => true)));
  await look(sample("version"));
  await look(pagesOf("practical guide").find(({ ids }) => ids.includes("a-cocher"))?.address ?? "", () =>
    page.locator("#a-cocher").getByRole("checkbox").first().check(),
  );
  await look("/contactez-nous", async () => {
    await page.locator("#ecrire").scrollIntoViewIfNeeded();
    await page.getByLabel("Message").fill("Bonjour, une question");
    // The code that stores the draft loads with the first use of the form.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem("draft:contact")))
      .toContain("Bonjour, une question");
  });
  await look("/mon-compte", () => page.getByRole("heading", { name: "Supprimer mon compte" }).waitFor());
  await page.goto("/politique-de-confidentalite-et-mentions-legales");
  const listed = await page.locator("#stockage-local code").allTextContents();
  // Each way of storing is represented, since an empty browser would pass the check below.
  for (const name of ["user", "cookie_user_id", "vues", "draft:contact", "workbox-expiration", "pages"])
    expect([...found]).toContain(name);
  expect([...found].filter((name) => !isListed(name, listed))).toEqual([]);
});
