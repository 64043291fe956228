import type { Browser } from "playwright";
import { hasAddress, hasFile, pageFiles, readBytes } from "./release";
import { openVisit, settle } from "./visit";

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  css: "text/css",
  json: "application/json",
  svg: "image/svg+xml",
  woff2: "font/woff2",
};

/** The published file of an address; none for what the Worker answers. */
function fileAt(address: string): string | null {
  if (!hasAddress(address)) return null;
  return pageFiles.get(address) ?? address.slice(1);
}

/**
 * Files of all scripts that come to a phone by themselves once its page is touched: those that its application starts with, and those that these
 * ask for while nobody does anything more. The published files are served as they are, by no server; what the Worker would answer is not there.
 */
export async function scriptsThatCome(browser: Browser, address: string): Promise<readonly string[]> {
  const page = await openVisit(browser, "https://published.example", { device: "small phone", connection: "slow" });
  const came = new Set<string>();
  await page.route("**/*", (route) => {
    const file = fileAt(new URL(route.request().url()).pathname);
    if (file === null) return route.fulfill({ status: 404, body: "" });
    if (file.endsWith(".js")) came.add(file);
    return route.fulfill({
      body: readBytes(file),
      contentType: TYPES[file.slice(file.lastIndexOf(".") + 1)] ?? "application/octet-stream",
    });
  });
  await page.goto(address);
  await page.locator("h1").dispatchEvent("pointerdown");
  await page.waitForFunction(() => window.applicationReady === true);
  await settle(page);
  await page.context().close();
  return [...came].filter(hasFile);
}
