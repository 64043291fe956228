import type { Browser } from "playwright";
import { hasAddress, hasFile, pageFiles, readBytes } from "./release";
import { hydrate, openVisit, settle } from "./visit";

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  css: "text/css",
  json: "application/json",
  svg: "image/svg+xml",
  woff2: "font/woff2",
};

/** Path of the published file at an address; null for an address that the Worker answers. */
function fileAt(address: string): string | null {
  if (!hasAddress(address)) return null;
  return pageFiles.get(address) ?? address.slice(1);
}

/**
 * Files of all scripts that a phone loads once its page is touched: those that start its application, and those that these
 * request without further input. The published files are served directly from disk; addresses of the Worker respond with 404.
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
  await hydrate(page);
  await settle(page);
  await page.context().close();
  return [...came].filter(hasFile);
}
