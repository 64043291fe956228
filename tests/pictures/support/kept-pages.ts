import type { Page } from "playwright";
import { KEPT_AT, STORES } from "../../../src/shared/stored/stores";
import { PAGES } from "./pages";

/** What a visitor has read, the latest first, each with the time of its copy. */
const READ = [
  [PAGES.model, "2026-11-29T18:40:00.000Z"],
  [PAGES["practical guide"], "2026-11-29T18:22:00.000Z"],
  [PAGES.version, "2026-11-28T07:51:00.000Z"],
  [PAGES.article, "2026-11-27T20:05:00.000Z"],
] as const;

/** Keeps pages and a picture of each, as the service worker does, which the pictured browser has not, and opens the page again that lists them. */
export async function keepPages(page: Page): Promise<void> {
  await page.evaluate(
    async ([read, header, pageStore, pictureStore]) => {
      const [pages, pictures] = await Promise.all([caches.open(pageStore), caches.open(pictureStore)]);
      for (const [path, at] of read) {
        const html = await (await fetch(path)).text();
        await pages.put(path, new Response(html, { headers: { "content-type": "text/html", [header]: at } }));
        const [, picture] = /<main[^]*?srcset="([^" ]+)/i.exec(html) ?? [];
        if (picture) await pictures.put(picture, await fetch(picture));
      }
    },
    [READ, KEPT_AT, STORES.page, STORES.picture] as const,
  );
  await page.reload();
  await page
    .getByRole("link", { name: /copie du/ })
    .first()
    .waitFor();
}
