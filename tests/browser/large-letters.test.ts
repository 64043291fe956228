import { describe, expect, test } from "vitest";
import { everyKind } from "../support/every-page";
import { sidewaysOn } from "../support/layout";
import { visitors } from "../support/visitors";

const visitor = visitors();

/** CSS pixels; browsers have 16. */
const LARGE = 32;
const WIDTH = 320;

// rule: site/large-letters
describe("letters of 200 % on the narrowest phone", () => {
  test.each(everyKind)("widen no page of the kind « %s »", async (_, address) => {
    const page = await visitor({ device: "small phone", viewport: { width: WIDTH, height: 740 } });
    const tools = await page.context().newCDPSession(page);
    await tools.send("Page.setFontSizes", { fontSizes: { standard: LARGE } });
    await page.goto(address);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${LARGE}px`);
    expect((await sidewaysOn(page)).page).toBe(WIDTH);
  });
});
