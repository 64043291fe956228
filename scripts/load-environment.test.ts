import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadEnvironment } from "./load-environment";
import { Stop } from "./stop";

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "environment-"));
  for (const name of ["API_BASE", "API_KEY", "PORT", "UPSTREAM_PORT", "PUBLISH_FORCE", "SITE_URL"])
    vi.stubEnv(name, "");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});
const dotEnv = (text: string) => writeFileSync(path.join(root, ".env"), text);

test("All invalid values of .env are reported at once, each in one sentence", () => {
  dotEnv("API_BASE=api.exemple.sn\nPORT=80a\nUPSTREAM_PORT=0\nPUBLISH_FORCE=oui\n");
  const sentences: string[] = [];
  try {
    loadEnvironment(root);
  } catch (error) {
    if (error instanceof Stop) sentences.push(...error.message.split("\n"));
  }
  expect(sentences.map((line) => line.split(" ")[0])).toEqual([
    "API_BASE",
    "PORT",
    "UPSTREAM_PORT",
    "PUBLISH_FORCE",
    "API_KEY",
  ]);
  for (const line of sentences) expect(line).toMatch(/\.$/);
});

test("The environment has priority over .env, which may be missing", () => {
  expect(loadEnvironment(root).port).toBe(8_787);
  dotEnv("PORT=9000\nSITE_URL=https://exemple.sn\n");
  vi.stubEnv("PORT", "9001");
  expect(loadEnvironment(root)).toMatchObject({ port: 9_001, siteUrl: "https://exemple.sn" });
});
