import { describe, expect, it } from "vitest";
import { isLoadFailure } from "./load-failure";

const failure = (message: string, name = "Error") => Object.assign(new Error(message), { name });

describe("a failure to load a part of the application", () => {
  it.each([
    failure("Loading chunk 12 failed.\n(error: https://guide.example/12-ab.js)", "ChunkLoadError"),
    failure("Loading CSS chunk styles failed."),
    failure("Failed to fetch dynamically imported module: https://guide.example/a.js"),
    failure("error loading dynamically imported module"),
    failure('We couldn\'t load "/page-data/sq/d/1.json"'),
  ])("is recognised by its message: %s", (reason) => expect(isLoadFailure(reason)).toBe(true));

  it.each([
    failure("x is not a function", "TypeError"),
    failure("Failed to fetch", "TypeError"),
    "Loading chunk 1 failed",
    null,
    undefined,
  ])("is not confused with any other error: %s", (reason) => expect(isLoadFailure(reason)).toBe(false));
});
