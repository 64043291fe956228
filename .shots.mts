import { launchChromium } from "/work/main/tests/support/chromium";
import sharp from "sharp";
const base = "http://127.0.0.1:8787";
const paths = process.argv.slice(2);
const browser = await launchChromium();
const out: Buffer[] = [];
for (const scripts of [true, false])
  for (const [w, h, theme] of [
    [360, 740, "light"],
    [360, 740, "dark"],
    [1280, 900, "light"],
  ] as const) {
    if (!scripts && theme === "dark") continue;
    const ctx = await browser.newContext({
      viewport: { width: w, height: h },
      colorScheme: theme,
      javaScriptEnabled: scripts,
      isMobile: w < 500,
      hasTouch: w < 500,
    });
    const page = await ctx.newPage();
    const bad: string[] = [];
    page.on("console", (m) => {
      if (["error", "warning"].includes(m.type())) bad.push(m.text().slice(0, 300));
    });
    page.on("pageerror", (e) => bad.push("PAGEERROR " + e.message.slice(0, 300)));
    for (const [i, p] of paths.entries()) {
      const t = Date.now();
      const reqs: string[] = [];
      page.on("request", (r) => reqs.push(r.url()));
      const r = await page.goto(base + p, { waitUntil: "load" });
      await page.waitForTimeout(600);
      const n = reqs.length;
      await page.screenshot({ path: `/tmp/shot-${i}-${w}-${theme}-${scripts ? "js" : "nojs"}.png`, fullPage: false });
      let shift = "";
      if (scripts) {
        const before = await page.evaluate(() => document.querySelector("[data-served]")?.innerHTML.length);
        const strip = () =>
          page.evaluate(
            () => (document.querySelector("[data-served]")?.innerHTML ?? "").replace(/<!--.*?-->/g, "").length,
          );
        await page.keyboard.press("Tab");
        await page.waitForTimeout(6000);
        shift = `served ${before} → ${await strip()}`;
      }
      console.log(p, w, theme, scripts ? "js" : "nojs", r?.status(), `${n} requests`, shift, bad.splice(0).join(" | "));
      page.removeAllListeners("request");
    }
    await ctx.close();
  }
await browser.close();
process.exit(0);
