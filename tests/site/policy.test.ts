import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { pages } from "../support/pages";
import { files, readJson, readText } from "../support/release";
import { headerRules, headersOfAllPages, policyOf } from "../support/served-rules";

const headers = headersOfAllPages();
const policy = policyOf(headers);
/** Directives that fall back to others; the others that are not named fall back to « default-src ». */
const FALLBACKS: Readonly<Record<string, string>> = { "worker-src": "script-src" };
const sources = (directive: string): readonly string[] =>
  policy.get(directive) ?? (directive === "default-src" ? [] : sources(FALLBACKS[directive] ?? "default-src"));

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const RUNS = new Set(["", "text/javascript", "application/javascript", "module", "importmap", "speculationrules"]);

/** The only script whose name never changes. */
const WORKER = "sw.js";

/** Distinct texts, each with a page that contains it. */
const different = (entries: readonly (readonly [string, string])[]) => [...new Map(entries)];

// rule: site/content-policy
describe("content security policy", () => {
  test("is one line of _headers, short enough for Cloudflare", () => {
    expect(sources("default-src")).toEqual(["'none'"]);
    expect(
      readText("_headers")
        .split("\n")
        .filter((line) => line.length >= 2_000),
    ).toEqual([]);
  });

  test("allows every inline script of every page, by its hash", () => {
    const inline = different(
      pages().flatMap(({ address, scripts }) =>
        scripts
          .filter(({ type, src }) => src === undefined && RUNS.has(type))
          .map(({ text }) => [text, address] as const),
      ),
    );
    expect(inline).not.toEqual([]);
    expect(
      inline.filter(([text]) => !sources("script-src").includes(hash(text))).map(([, address]) => address),
    ).toEqual([]);
  });

  test("allows every inline style of every page, by its hash", () => {
    const inline = different(pages().flatMap(({ address, styles }) => styles.map((text) => [text, address] as const)));
    expect(inline).not.toEqual([]);
    expect(inline.filter(([text]) => !sources("style-src").includes(hash(text))).map(([, address]) => address)).toEqual(
      [],
    );
  });

  test("no element has a style attribute", () => {
    const found = pages().flatMap(({ address, styleAttributes }) =>
      styleAttributes.map((text) => `${address}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  // rule: site/no-foreign-files
  test("allows no arbitrary inline code and no evaluation of text", () => {
    expect(
      [...policy.values()]
        .flat()
        .filter(
          (source) =>
            /unsafe-(?:inline|eval|hashes)|wasm-unsafe|^\*$|^https?:$|^data:$/.test(source) && source !== "data:",
        ),
    ).toEqual([]);
    expect(sources("script-src")).not.toContain("data:");
  });

  test.each(["base-uri", "object-src", "frame-ancestors"])("%s allows nothing", (directive) => {
    expect(sources(directive)).toEqual(["'none'"]);
  });

  test.each(["font-src", "connect-src", "manifest-src", "form-action"])("%s allows the site itself", (directive) => {
    expect(sources(directive)[0]).toBe("'self'");
  });

  test("no element has an event handler in an attribute, which no hash could allow", () => {
    expect(pages().flatMap(({ address, handlers }) => handlers.map((handler) => `${address}: ${handler}`))).toEqual([]);
  });

  test("no link runs a script", () => {
    expect(
      pages().flatMap(({ address, links }) =>
        links
          .filter(({ href }) => /^\s*(?:javascript|data|vbscript):/i.test(href))
          .map(({ href }) => `${address}: ${href}`),
      ),
    ).toEqual([]);
  });

  // rule: site/no-foreign-files
  test("no page loads a picture, script or style from another site", () => {
    const foreign = pages().flatMap(({ address, images, scripts, headLinks }) =>
      [
        ...images.flatMap(({ candidates }) => candidates),
        ...scripts.flatMap(({ src }) => src ?? []),
        ...(headLinks.get("stylesheet") ?? []),
      ]
        .filter((source) => /^(?:https?:)?\/\//.test(source))
        .map((source) => `${address}: ${source}`),
    );
    expect(foreign).toEqual([]);
  });
});

// rule: site/headers
describe("security headers", () => {
  test.each([
    ["strict-transport-security", "max-age=63072000; includeSubDomains; preload"],
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["permissions-policy", "camera=(), microphone=(), geolocation=(self)"],
    ["cross-origin-opener-policy", "same-origin-allow-popups"],
  ])("every page has %s: %s", (name, value) => {
    expect(headers.get(name)).toBe(value);
  });

  test("the Worker responds with the same headers", () => {
    const worker = readJson("_ids/headers.json");
    expect(
      Array.isArray(worker) && worker.map(([name, value]: [string, string]) => [name.toLowerCase(), value]),
    ).toEqual([...headers]);
  });

  test("the service worker is revalidated at each request, by a rule after the one for all scripts", () => {
    const rules = headerRules();
    expect(files).toContain(WORKER);
    expect(rules.at(-1)?.path).toBe(`/${WORKER}`);
    expect(rules.at(-1)?.headers.get("cache-control")).toBe("no-cache");
    expect(readText("_headers")).toContain(`/${WORKER}\n  ! Cache-Control\n`); // Without this line, Cloudflare would join the values of both rules with a comma.
    expect(sources("worker-src")).toContain("'self'");
  });

  // rule: site/caching
  test("only files with a hash of their content in their name are cached for a year", () => {
    const forever = headerRules().filter((rule) => rule.headers.get("cache-control")?.includes("immutable"));
    expect(forever).not.toEqual([]);
    const patterns = forever.map(
      ({ path }) => new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/\*/g, ".*")}$`),
    );
    const kept = files.filter((file) => file !== WORKER && patterns.some((pattern) => pattern.test(`/${file}`)));
    expect(kept.length).toBeGreaterThan(100);
    expect(kept.filter((file) => !/[0-9a-f]{5,}/.test(file))).toEqual([]);
    expect(kept.filter((file) => /\.(?:html|xml|txt|webmanifest)$/.test(file))).toEqual([]);
    expect(
      kept.filter(
        (file) => file.endsWith(".json") && !/^(?:static\/cars|v\/(?:\d+|index))-[0-9a-f]{10}\.json$/.test(file),
      ),
    ).toEqual([]);
  });
});
