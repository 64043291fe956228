import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectDigest } from "../src/build/publish/project-digest";
import { noteSources } from "../src/gatsby-5.16/build/sources-of-cache";
import { gatsbyProcesses } from "./gatsby-processes";

const ALL = availableParallelism() + 1;

let root = "";
const cache = () => path.join(root, ".cache");
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "processes-"));
  mkdirSync(cache());
});
afterEach(() => rmSync(root, { recursive: true }));

test("a site is built again by one process at first, as long as its sources are those of the last build", async () => {
  expect(await gatsbyProcesses(root)).toBe(ALL);
  await noteSources(root, await projectDigest());
  expect(await gatsbyProcesses(root)).toBe(1);
});

test.each<[string, () => unknown]>([
  ["other sources", () => noteSources(root, "others")],
  ["no cache", () => rmSync(cache(), { recursive: true })],
])("with %s, all processors take part from the beginning", async (_, change) => {
  await noteSources(root, await projectDigest());
  await change();
  expect(await gatsbyProcesses(root)).toBe(ALL);
});
