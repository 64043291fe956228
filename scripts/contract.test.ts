import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { KEY, testUpstream } from "../upstream/testing/client";

let upstream: Awaited<ReturnType<typeof testUpstream>>;
beforeAll(async () => {
  upstream = await testUpstream();
});
afterAll(() => upstream.close());

const TSX = import.meta.resolve("tsx");
const COMMAND = path.resolve("scripts/contract.ts");

/** Runs the command in a folder without `.env`. */
const contract = (args: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  new Promise<{ code: number; said: string }>((ended) => {
    const cwd = mkdtempSync(path.join(tmpdir(), "contract-"));
    execFile(
      process.execPath,
      ["--import", TSX, COMMAND, ...args],
      { cwd, env: { PATH: process.env.PATH, ...environment } },
      (error, stdout, stderr) => ended({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });

test("an api.php as agreed ends with code 0; the key of API_KEY is never shown", async () => {
  const { code, said } = await contract([`${upstream.url}/api.php`], { API_KEY: KEY });
  expect(said).toMatch(/24 appels jugés en \d+,\d s : conformes\./);
  expect(said).not.toContain(KEY);
  expect(code).toBe(0);
});

test("a fault, or an address that is none, ends with code 1 and sentences that do not show the key given after it", async () => {
  await upstream.control({ endpoint: "get_versions", id: 10001, set: { energie: [KEY] } });
  const fault = await contract([upstream.url, KEY]);
  expect(fault.said).toContain("ligne 10001 laissée de côté, champ energie : une liste est venue ; attendu : texte.");
  const odd = await contract([`${upstream.url}/?API_KEY=${KEY}`, KEY]);
  expect(odd.said).toContain("doit être l’adresse http(s)");
  for (const { code, said } of [fault, odd]) {
    expect(said).not.toContain(KEY);
    expect(code).toBe(1);
  }
});
