import type { Page } from "playwright";

/** Delays answers to addresses until the returned function is called, as a slow network does. */
export async function hold(page: Page, addresses: Parameters<Page["route"]>[0]): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
