import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { webpack } from "webpack";
import { ModulesBySize } from "./modules-by-size";

const folder = mkdtempSync(path.join(tmpdir(), "modules-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the modules of a script are written smallest first, whatever their names", async () => {
  writeFileSync(path.join(folder, "entry.js"), 'import "./a";import "./b";import "./c";');
  for (const [name, length] of [
    ["a", 300],
    ["b", 100],
    ["c", 200],
  ] as const)
    writeFileSync(path.join(folder, `${name}.js`), `console.log("${name.repeat(length)}");`);
  const compiler = webpack({
    context: folder,
    entry: "./entry.js",
    output: { path: folder, filename: "out.js" },
    mode: "production",
    optimization: { minimize: false, concatenateModules: false, moduleIds: "named" },
    plugins: [new ModulesBySize()],
  });
  await promisify(compiler.run.bind(compiler))();
  const script = readFileSync(path.join(folder, "out.js"), "utf8");
  const places = ["bbbb", "cccc", "aaaa"].map((text) => script.indexOf(text));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThan(-1);
});
