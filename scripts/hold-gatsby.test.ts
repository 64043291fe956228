import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { holdGatsby } from "./hold-gatsby";

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "hold-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("one at a time", async () => {
  const letGo = await holdGatsby(root);
  await expect(holdGatsby(root)).rejects.toThrow("Gatsby travaille déjà");
  letGo();
  (await holdGatsby(root))();
});

test("who died without a word holds nothing", async () => {
  const script = `require("fs").mkdirSync(".state"); require("net").createServer().listen(".state/gatsby.sock", () => console.log("held"))`;
  const other = spawn(process.execPath, ["-e", script], { cwd: root });
  await new Promise((held) => other.stdout.once("data", held));
  await expect(holdGatsby(root)).rejects.toThrow("Gatsby travaille déjà");
  const dead = new Promise((exit) => other.once("exit", exit));
  other.kill("SIGKILL");
  await dead;
  (await holdGatsby(root))();
});
