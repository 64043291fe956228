import { existsSync } from "node:fs";
import sparticuz from "@sparticuz/chromium";
import { chromium, type Browser } from "playwright";

const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Path of the browser in CHROMIUM_PATH, else of the system's browser, else of the one in the npm package, so that no test needs a download. */
export const chromiumPath = async () =>
  process.env.CHROMIUM_PATH ?? SYSTEM.find((file) => existsSync(file)) ?? (await sparticuz.executablePath());

export const CHROMIUM_FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const launchChromium = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
