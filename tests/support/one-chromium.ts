import { chromium } from "playwright";
import type { TestProject } from "vitest/node";
import { CHROMIUM_FLAGS, chromiumPath } from "./chromium";

declare module "vitest" {
  interface ProvidedContext {
    /** Where tests reach the one Chromium of the run, each visitor in a context of their own. */
    chromium: string;
  }
}

/** Starts one Chromium for all test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({ executablePath: await chromiumPath(), args: [...CHROMIUM_FLAGS] });
  project.provide("chromium", server.wsEndpoint());
  return () => server.close();
}
