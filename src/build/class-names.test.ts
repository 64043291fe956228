import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ClassNames } from "./class-names";

let root = "";
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "classes-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(modules: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, css] of Object.entries(modules)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), css);
  }
}
const module = (file: string) => path.join(root, file);

test("every class of every module has its own name, whatever the order of the requests", async () => {
  await write({
    "src/shared/ui/b.module.css": ".head .text:hover{top:0}@media print{.late{top:0}}",
    "src/shared/ui/a.module.css": ".head{top:0}",
  });
  const [one, other] = [new ClassNames(root), new ClassNames(root)];
  const asked = [
    ["src/shared/ui/a.module.css", "head"],
    ["src/shared/ui/b.module.css", "head"],
    ["src/shared/ui/b.module.css", "text"],
    ["src/shared/ui/b.module.css", "late"],
  ] as const;
  const names = asked.map(([file, name]) => one.nameOf(module(file), name));
  expect(new Set(names).size).toBe(4);
  expect(
    asked
      .toReversed()
      .map(([file, name]) => other.nameOf(module(file), name))
      .toReversed(),
  ).toEqual(names);
});

test("global classes keep their names", async () => {
  await write({
    "src/shared/ui/a.module.css": ".place :global(.badge){top:0}",
    "src/styles/base.css": ".badge{top:0}",
  });
  const names = new ClassNames(root);
  expect(() => names.nameOf(module("src/shared/ui/a.module.css"), "badge")).toThrow(/badge/);
});

test("no name looks like an advertisement or like a word that content may use", async () => {
  const classes = Array.from({ length: 400 }, (_, index) => `c${index}`);
  await write({ "src/a.module.css": classes.map((name) => `.${name}{top:0}`).join("") });
  const names = new ClassNames(root);
  const short = classes.map((name) => names.nameOf(module("src/a.module.css"), name));
  expect(new Set(short).size).toBe(400);
  expect(short.filter((name) => /^ad/i.test(name) || name.length > 2)).toEqual([]);
});

test("a new class changes the digest; a new rule does not", async () => {
  await write({ "src/a.module.css": ".a{top:0}" });
  const before = new ClassNames(root).digest;
  await write({ "src/a.module.css": ".a{top:1px}" });
  expect(new ClassNames(root).digest).toBe(before);
  await write({ "src/a.module.css": ".a,.b{top:1px}" });
  expect(new ClassNames(root).digest).not.toBe(before);
});
