import type { Browser, Page } from "playwright";
import { anAddress } from "../../support/reference-api";
import { openVisit, painted, settle } from "../../support/visit";
import { DAY } from "./day";
import { packed } from "./compare";
import { type Size, SIZES, type Theme, THEMES } from "./sizes";

/** Opens a visitor at the moment of the pictures. Nothing is fetched ahead, as on a slow connection. */
export async function openAtTheDay(browser: Browser, site: string, size: Size): Promise<Page> {
  const page = await openVisit(browser, site, {
    connection: "slow",
    extraHTTPHeaders: { "CF-Connecting-IP": anAddress() },
    userAgent: "Mozilla/5.0 Lighthouse", // A robot, which the page of an ad does not count as a reader.
    deviceScaleFactor: 1,
    ...SIZES[size],
  });
  await page.clock.setFixedTime(DAY);
  return page;
}

/** Waits for the pictures on the screen, which the browser loads late and decodes when it likes. */
const picturesShown = (page: Page) =>
  page.evaluate(async () => {
    const seen = [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    // A picture that has no file is pictured as the browser shows it.
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
  });

/** What the screen shows now, in both themes. */
export async function take(page: Page): Promise<Readonly<Record<Theme, Buffer>>> {
  const shots: Partial<Record<Theme, Buffer>> = {};
  const show = async (theme: Theme) => {
    await page.emulateMedia({ colorScheme: theme });
    await settle(page);
    await picturesShown(page);
    await painted(page);
  };
  // A browser that paints a picture into a screen that is there draws its round corners otherwise than one that paints the whole screen, as it does for another theme.
  await show("dark");
  for (const theme of THEMES) {
    await show(theme);
    shots[theme] = await packed(await page.screenshot({ animations: "allow", caret: "hide" }));
  }
  return shots as Record<Theme, Buffer>;
}
