import { Joi } from "gatsby-plugin-utils";
import { expect, test } from "vitest";
import { optionsSchema } from "./options-schema";
import { readOptions } from "./options";

const check = (given: object) => optionsSchema({ Joi }).validateAsync(given);

test("missing options get their defaults, and the trailing slash of apiBase is dropped", async () => {
  expect(readOptions(await check({ apiBase: "https://api.example/wp/" }))).toEqual({
    apiBase: "https://api.example/wp",
    apiKey: null,
    stateDir: ".state",
    timeoutMs: 10_000,
    concurrency: 4,
    retries: 3,
    maxBytes: 20_000_000,
    maxAgeDays: 7,
    acceptDrops: false,
  });
});

test("an empty key counts as no key", async () => {
  expect(readOptions(await check({ apiBase: "https://api.example", apiKey: "" })).apiKey).toBeNull();
});

test("the key is wrapped so that Gatsby does not write it into its data", async () => {
  const checked = await check({ apiBase: "https://api.example", apiKey: "SENTINEL-7f3c9a" });
  expect(JSON.stringify(checked)).not.toContain("SENTINEL");
  expect(readOptions(checked).apiKey).toBe("SENTINEL-7f3c9a");
});

test.each(["SENTINEL 7f3c9a", "SENTINEL\n7f3c9a", "SENTINÉL"])(
  "a key that cannot be sent in a header is refused without being shown: %j",
  async (apiKey) => {
    await expect(check({ apiBase: "https://api.example", apiKey })).rejects.toThrow(
      /^apiKey \(API_KEY\) ne doit contenir ni espace ni accent\.$/,
    );
  },
);

test.each([
  undefined,
  "",
  "api.example",
  "ftp://api.example",
  "https://user:pass@api.example",
  "https://api.example/?a=b",
  "https://api.example#x",
])("apiBase %j is refused with a clear sentence", async (apiBase) => {
  await expect(check({ apiBase })).rejects.toThrow(/^apiBase \(API_BASE\) doit être l’adresse http\(s\)/);
});
