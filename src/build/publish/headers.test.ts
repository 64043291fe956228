import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { contentSecurityPolicy, MAX_LINE_LENGTH, roomForStyles } from "./csp";
import { headersFile, isHashedName, policyLineStart, securityHeaders } from "./headers";
import { redirects, redirectsFile } from "./redirects";

const NONE = { turnstile: false, identity: null };
const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("policy", () => {
  test("allows the given texts and nothing else", () => {
    const policy = contentSecurityPolicy({
      scripts: ["a()"],
      styles: ["p{}"],
      services: NONE,
    });
    const directives = new Map(policy.split("; ").map((directive) => [directive.split(" ")[0] ?? "", directive]));
    expect(directives.get("script-src")).toBe(`script-src 'self' ${sha("a()")}`);
    expect(directives.get("style-src")).toBe(`style-src 'self' ${sha("p{}")}`);
    for (const name of ["default-src", "base-uri", "frame-ancestors"])
      expect(directives.get(name)).toBe(`${name} 'none'`);
    expect(policy).not.toMatch(/unsafe-(?:inline|eval|hashes)|https?:/);
  });

  test("allows Turnstile where forms use it", () => {
    const policy = contentSecurityPolicy({
      scripts: [],
      styles: [],
      services: { ...NONE, turnstile: true },
    });
    expect(policy.split("; ").filter((directive) => directive.includes("https:"))).toEqual([
      "script-src 'self' https://challenges.cloudflare.com",
      "frame-src https://challenges.cloudflare.com",
    ]);
  });

  test.each([
    [null, ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"], "https://auth.exemple.sn"],
    ["http://127.0.0.1:8799", ["http://127.0.0.1:8799"], "http://127.0.0.1:8799"],
  ])("allows the identity provider (emulator: %s)", (emulator, connections, frame) => {
    const policy = contentSecurityPolicy({
      scripts: [],
      styles: [],
      services: { ...NONE, identity: { authDomain: "auth.exemple.sn", emulator } },
    });
    expect(policy).toContain(`connect-src 'self' ${connections.join(" ")};`);
    expect(policy).toContain(`frame-src ${frame};`);
  });

  test("the computed number of styles fits on the line, and one more does not", () => {
    const texts = { scripts: ["a", "b"], services: { ...NONE, turnstile: true } };
    const room = roomForStyles(texts, policyLineStart);
    const length = (styles: number) =>
      Math.max(
        ...headersFile(
          contentSecurityPolicy({
            ...texts,
            styles: Array.from({ length: styles }, (_, index) => `p{order:${index}}`),
          }),
        )
          .split("\n")
          .map((line) => line.length),
      );
    expect(room).toBeGreaterThan(15);
    expect(length(room)).toBeLessThanOrEqual(MAX_LINE_LENGTH);
    expect(length(room + 1)).toBeGreaterThan(MAX_LINE_LENGTH);
  });
});

test("every security header is under /*, hashed files are cached for a year, and files that are not documents have a short policy", () => {
  const file = headersFile("default-src 'none'");
  const [all = "", ...others] = file.trim().split("\n\n");
  expect(all.split("\n")[0]).toBe("/*");
  for (const [name, value] of securityHeaders("default-src 'none'")) expect(all).toContain(`\n  ${name}: ${value}`);
  expect(all).not.toContain("Cache-Control"); // Cloudflare would join the values of two matching rules with a comma.
  const worker = others.pop(); // This rule comes after the rule for all scripts, which it overrides.
  expect(worker).toBe("/sw.js\n  ! Cache-Control\n  Cache-Control: no-cache");
  const immutable = others.filter((rule) => !rule.startsWith("/page-data/") && !rule.startsWith("/slice-data/"));
  for (const rule of immutable) expect(rule).toMatch(/^\S+\n {2}Cache-Control: public, max-age=31536000, immutable$/m);
  for (const rule of others)
    expect(rule).toContain("\n  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'self'; ");
});

test.each([
  ["app-34aef6401e7d66f6bbe8.js", true],
  ["styles.2a2469cf6f04abea66c6.css", true],
  ["launch-d5d76ccfd1.js", true],
  ["v/10001-0c1d2e3f4a.json", true],
  ["v/10001.json", false],
  ["sw.js", false],
  ["my-worker.js", false],
])("%s is hashed: %s", (name, hashed) => expect(isHashedName(name)).toBe(hashed));

test("redirects are lines of _redirects", () => {
  expect(redirectsFile(redirects)).toBe("/guide-auto/voitures-neufs /guide-auto/voitures-neuves 301\n");
});
