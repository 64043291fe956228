import { beforeAll } from "vitest";

/** A slow machine is not a fault of the site: what a test waits for may take as long here as in a browser test, not one second. */
beforeAll(async () => {
  if (typeof window === "undefined") return;
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 15_000 });
});
