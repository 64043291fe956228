import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { digestOf, FileDigests, type Seen } from "./file-digests";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "digests-"));
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

const put = (text: string) => writeFile(path.join(folder, "a.txt"), text);
/** Makes the clock say that what was written until now is old. */
const later = () => vi.setSystemTime(Date.now() + 3_000);
const lookAt = async (before: ReadonlyMap<string, Seen>) => {
  const digests = new FileDigests(folder, before);
  return { digest: await digests.of("a.txt"), seen: new Map(Object.entries(await digests.seen())) };
};

test("a file that looks as it did is not read again", async () => {
  await put("un");
  later();
  const { digest, seen } = await lookAt(new Map());
  expect(digest).toBe(digestOf("un"));
  const look = seen.get("a.txt")?.[0] ?? "";
  expect((await lookAt(new Map([["a.txt", [look, "remembered"]]]))).digest).toBe("remembered");
});

test("a file that was written again is read again, even with as many bytes", async () => {
  await put("un");
  later();
  const { seen } = await lookAt(new Map());
  await put("ou");
  expect((await lookAt(seen)).digest).toBe(digestOf("ou"));
});

test("the look of a file that was written a moment ago proves nothing", async () => {
  await put("un");
  const { seen } = await lookAt(new Map());
  expect(seen.get("a.txt")).toEqual(["", digestOf("un")]);
  expect((await lookAt(new Map([["a.txt", ["", "remembered"]]]))).digest).toBe(digestOf("un"));
});

test("a file that does not exist has no digest", async () => {
  const { digest, seen } = await lookAt(new Map([["a.txt", ["1 2 3 4", "remembered"]]]));
  expect([digest, seen.size]).toEqual([null, 0]);
});
