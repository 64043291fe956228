import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dropMovedCache, noteCache } from "./moved-cache";

let desk = "";
let root = "";
beforeEach(() => {
  desk = realpathSync(mkdtempSync(path.join(tmpdir(), "moved-")));
  root = path.join(desk, "site");
  for (const folder of [".cache/redux", "public/static", ".state"])
    mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, ".cache/redux/state"), `${root}/src/pages/404.tsx`);
});
afterEach(() => rmSync(desk, { recursive: true, force: true }));

const elsewhere = () => path.join(desk, "ailleurs");
const hasCache = (folder: string) => existsSync(path.join(folder, ".cache"));

test("a folder that stays where it is keeps its cache, also under another name of it", async () => {
  await noteCache(root);
  expect([await dropMovedCache(root), hasCache(root)]).toEqual([null, true]);
  symlinkSync(root, elsewhere());
  expect([await dropMovedCache(elsewhere()), hasCache(root)]).toEqual([null, true]);
});

test.each([
  ["moved", () => renameSync(root, elsewhere())],
  ["copied", () => cpSync(root, elsewhere(), { recursive: true })],
])("a folder that was %s loses its cache alone, and says why", async (_, act) => {
  await noteCache(root);
  act();
  expect(await dropMovedCache(elsewhere())).toBe(
    `Ce dossier a été déplacé ou copié : son .cache a été fait dans ${root}. Il est effacé, et la construction qui suit refait tout.`,
  );
  expect([
    hasCache(elsewhere()),
    existsSync(path.join(elsewhere(), "public/static")),
    existsSync(path.join(elsewhere(), ".state")),
  ]).toEqual([false, true, true]);
});

test("a cache that was put into a folder from another one is taken away there", async () => {
  await noteCache(root);
  cpSync(path.join(root, ".cache"), path.join(elsewhere(), ".cache"), { recursive: true });
  expect(await dropMovedCache(elsewhere())).toContain(root);
  expect([hasCache(elsewhere()), hasCache(root)]).toEqual([false, true]);
});

test("a cache that does not say where it was made is taken away; where there is none, nothing is said or made", async () => {
  expect(await dropMovedCache(root)).toContain(".cache ne dit pas où il a été fait");
  expect(await dropMovedCache(root)).toBeNull();
  await noteCache(root);
  expect(hasCache(root)).toBe(false);
});

test("what is noted is the folder itself", async () => {
  await noteCache(root);
  expect(readFileSync(path.join(root, ".cache/dossier.txt"), "utf8")).toBe(root);
});
