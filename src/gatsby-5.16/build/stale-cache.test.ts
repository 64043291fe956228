import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dropStaleCache, noteCache } from "./stale-cache";

/** Digest of the code that builds. */
const CODE = "code-1";

let parent = "";
let root = "";
beforeEach(() => {
  parent = realpathSync(mkdtempSync(path.join(tmpdir(), "moved-")));
  root = path.join(parent, "site");
  for (const folder of [".cache/redux", "public/static", ".state"])
    mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, ".cache/redux/state"), `${root}/src/pages/404.tsx`);
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const movedRoot = () => path.join(parent, "ailleurs");
const hasCache = (folder: string) => existsSync(path.join(folder, ".cache"));

test("A folder that was not moved keeps its cache, also when it is reached by a link", async () => {
  await noteCache(root, CODE, true);
  expect([await dropStaleCache(root, CODE), hasCache(root)]).toEqual([null, true]);
  symlinkSync(root, movedRoot());
  expect([await dropStaleCache(movedRoot(), CODE), hasCache(root)]).toEqual([null, true]);
});

test.each([
  ["moved", () => renameSync(root, movedRoot())],
  ["copied", () => cpSync(root, movedRoot(), { recursive: true })],
])("A folder that was %s loses only its cache, and the reason is reported", async (_, change) => {
  await noteCache(root, CODE, true);
  change();
  expect(await dropStaleCache(movedRoot(), CODE)).toBe(
    `Ce dossier a été déplacé ou copié : son .cache a été fait dans ${root}. Il est effacé, et la construction qui suit refait tout.`,
  );
  expect([
    hasCache(movedRoot()),
    existsSync(path.join(movedRoot(), "public/static")),
    existsSync(path.join(movedRoot(), ".state")),
  ]).toEqual([false, true, true]);
});

test("A cache that was copied into another folder is deleted there", async () => {
  await noteCache(root, CODE, true);
  cpSync(path.join(root, ".cache"), path.join(movedRoot(), ".cache"), { recursive: true });
  expect(await dropStaleCache(movedRoot(), CODE)).toContain(root);
  expect([hasCache(movedRoot()), hasCache(root)]).toEqual([false, true]);
});

test("A cache without a note of its folder is deleted; without a cache, nothing is reported or created", async () => {
  expect(await dropStaleCache(root, CODE)).toContain(".cache ne dit pas où il a été fait");
  expect(await dropStaleCache(root, CODE)).toBeNull();
  await noteCache(root, CODE, true);
  expect(hasCache(root)).toBe(false);
});

test("A cache that other code made is deleted, because answers of queries in it would stay", async () => {
  await noteCache(root, "code-0", true);
  expect(await dropStaleCache(root, CODE)).toContain("Le code qui construit le site a changé");
  expect([hasCache(root), existsSync(path.join(root, "public/static"))]).toEqual([false, true]);
});

test("A cache whose note names no code, as older ones do, is deleted", async () => {
  writeFileSync(path.join(root, ".cache/dossier.txt"), root);
  expect(await dropStaleCache(root, CODE)).toContain("Le code qui construit le site a changé");
});

test("A cache in which a build wrote nodes without ending is deleted, and kept where the build failed before", async () => {
  await noteCache(root, CODE, true);
  await noteCache(root, CODE, false);
  expect(await dropStaleCache(root, CODE)).toBeNull();
  writeFileSync(path.join(root, ".state/unfinished"), "");
  await noteCache(root, CODE, true);
  expect(await dropStaleCache(root, CODE)).toBeNull();
  writeFileSync(path.join(root, ".state/unfinished"), "");
  await noteCache(root, CODE, false);
  expect(await dropStaleCache(root, CODE)).toContain("La construction précédente n’a pas fini");
  expect(hasCache(root)).toBe(false);
});
