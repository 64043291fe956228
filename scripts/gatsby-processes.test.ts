import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectDigest } from "../src/build/publish/project-digest";
import { noteSources } from "../src/gatsby-5.16/build/sources-of-cache";
import { gatsbyProcesses } from "./gatsby-processes";

const ALL = availableParallelism() + 1;

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "processes-"));
  mkdirSync(cache());
  release(1_000);
});
const cache = () => path.join(root, ".cache");
afterEach(() => rmSync(root, { recursive: true }));

/** Puts a published site of so many pages there. */
function release(pages: number): void {
  mkdirSync(path.join(root, ".releases/one"), { recursive: true });
  writeFileSync(path.join(root, ".releases/one.json"), JSON.stringify({ id: "one", pages, assets: [], older: [] }));
  rmSync(path.join(root, "dist"), { force: true });
  symlinkSync(".releases/one", path.join(root, "dist"));
}

test("a site of few pages is built again by few processes, as long as its sources are those of the last build", async () => {
  expect(await gatsbyProcesses(root)).toBe(ALL);
  await noteSources(root, await projectDigest());
  expect(await gatsbyProcesses(root)).toBe(1);
});

test.each<[string, () => unknown]>([
  ["other sources", () => noteSources(root, "others")],
  ["no cache", () => rmSync(cache(), { recursive: true })],
  ["no published site", () => rmSync(path.join(root, "dist"))],
  ["many pages", () => release(30_000)],
])("with %s, all processors take part", async (_, change) => {
  await noteSources(root, await projectDigest());
  await change();
  expect(await gatsbyProcesses(root)).toBe(ALL);
});
