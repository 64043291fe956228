import { describe, expect, test } from "vitest";
import { readText } from "../support/release";
import { headersOfAllPages } from "../support/served-rules";
import { hydrate, settle, troubleOn, visitors } from "../support/visitors";

const visitor = visitors();

// rule: guide/dealer-address
describe.each([
  ["/cette-page-n-existe-pas", "Page not found: /cette-page-n-existe-pas"],
  ["/concessionnaires/un-qui-a-ferme", "Page not found: /concessionnaires/un-qui-a-ferme"],
  ["/guide-auto/voitures-neuves/marque/toyota/abc", "Page Not Found: /guide-auto/voitures-neuves/marque/toyota/abc"],
])("the error page at %s", (address, message) => {
  // rule: site/error-page
  test.each([false, true])(
    "the page shows the code, its title, the address and a link to the home page (scripts: %s)",
    async (javaScriptEnabled) => {
      const page = await visitor({ device: "phone", javaScriptEnabled });
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      if (javaScriptEnabled) {
        await hydrate(page);
        await settle(page);
      }
      expect(new URL(page.url()).pathname).toBe(address);
      expect(await page.title()).toBe(`404 - ${message}`);
      await page.getByRole("heading", { level: 1, name: "oops! Page introuvable" }).waitFor();
      expect(await page.locator("main").getByText("404", { exact: true }).isVisible()).toBe(true);
      expect(await page.locator("main").getByText(message, { exact: true }).isVisible()).toBe(true);
      await page.locator("main").getByRole("link", { name: "Retour à la page d'accueil" }).click();
      await page.waitForURL((url) => url.pathname === "/");
    },
  );
});

test("a link to a page that no longer exists shows the error page with its address, also within the application", async () => {
  const page = await visitor();
  await page.goto("/contactez-nous");
  await hydrate(page);
  await page
    .locator("main a[href^='/guide-pratique/']")
    .first()
    .evaluate((link) => link.setAttribute("href", "/guide-pratique/disparu"));
  await page.locator("main a[href='/guide-pratique/disparu']").click();
  await page.getByRole("heading", { level: 1, name: "oops! Page introuvable" }).waitFor();
  await page.getByText("Page not found: /guide-pratique/disparu", { exact: true }).waitFor();
  await expect.poll(() => page.title()).toBe("404 - Page not found: /guide-pratique/disparu");
});

// rule: site/error-page
describe("the error page of a server error", () => {
  test.each([false, true])(
    "the page shows its code and title at the address that failed, and a link to the home page (scripts: %s)",
    async (javaScriptEnabled) => {
      const page = await visitor({ device: "phone", javaScriptEnabled });
      const headers = { "content-type": "text/html; charset=utf-8", ...Object.fromEntries(headersOfAllPages()) };
      await page.route("**/en-panne", (route) => route.fulfill({ status: 500, headers, body: readText("500.html") }));
      await page.goto("/en-panne");
      if (javaScriptEnabled) {
        await hydrate(page);
        await settle(page);
        // The browser itself reports the page's status.
        expect((await troubleOn(page)).filter(({ what }) => !what.includes("/en-panne"))).toEqual([]);
      }
      expect(await page.title()).toMatch(/^500 - \S/);
      await page.getByRole("heading", { level: 1, name: "oops! Désolé, une erreur s'est produite" }).waitFor();
      expect(await page.locator("main").getByText("500", { exact: true }).isVisible()).toBe(true);
      await page.locator("main").getByRole("link", { name: "Retour à la page d'accueil" }).click();
      await page.waitForURL((url) => url.pathname === "/");
    },
  );
});
