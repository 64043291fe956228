import { chromium } from "playwright";
import type { TestProject } from "vitest/node";
import { CHROMIUM_FLAGS, chromiumPath } from "./chromium";

declare module "vitest" {
  interface ProvidedContext {
    /** Address at which tests connect to the run's only Chromium; each visitor has their own context. */
    chromium: string;
  }
}

/** Starts one Chromium for all test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({ executablePath: await chromiumPath(), args: [...CHROMIUM_FLAGS] });
  project.provide("chromium", server.wsEndpoint());
  return () => server.close();
}
