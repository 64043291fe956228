import { publishRelease } from "../../src/build/publish/publish-release";

/** Publishes the `public/` of a folder, of a site that has neither a key nor accounts. */
export const publishFixture = (root: string) =>
  publishRelease({
    root,
    apiKey: null,
    paidPlan: false,
    services: { turnstile: false, identity: null },
    serviceWorker: true,
    force: false,
  });
