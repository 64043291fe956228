import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { exitOf, Processes } from "./processes";

let directory = "";
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "processes-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** A program that starts another, which writes its own id and never ends; neither heeds SIGTERM when `deaf`. */
function family(deaf: boolean): string {
  const ignore = deaf ? 'process.on("SIGTERM", () => undefined);' : "";
  const child = path.join(directory, "child.cjs");
  writeFileSync(
    child,
    `${ignore} require("fs").writeFileSync("pid", String(process.pid)); setInterval(() => undefined, 1000);`,
  );
  const parent = path.join(directory, "parent.cjs");
  writeFileSync(
    parent,
    `${ignore} require("child_process").spawn(process.execPath, [${JSON.stringify(child)}]); setInterval(() => undefined, 1000);`,
  );
  return parent;
}

/** Not in the table of processes, or only waiting to be read off it. */
function isGone(pid: string): boolean {
  try {
    return execFileSync("ps", ["-o", "stat=", "-p", pid], { encoding: "utf8" }).trim().startsWith("Z");
  } catch {
    return true;
  }
}

const written = async (file: string) => {
  while (!existsSync(file) || readFileSync(file, "utf8") === "") await new Promise((later) => setTimeout(later, 20));
  return readFileSync(file, "utf8");
};

test.each([false, true])(
  "what was started, and what that started, ends (deaf to SIGTERM: %s)",
  async (deaf) => {
    const processes = new Processes(deaf ? 200 : 20_000);
    processes.start(family(deaf), [], {}, directory);
    const pid = await written(path.join(directory, "pid"));
    expect(isGone(pid)).toBe(false);
    await processes.stop();
    await expect.poll(() => isGone(pid), { timeout: 3_000 }).toBe(true);
  },
  20_000,
);

test("what loses its power ends too, and more may be started", async () => {
  const processes = new Processes();
  processes.start(family(true), [], {}, directory);
  const pid = await written(path.join(directory, "pid"));
  await processes.kill();
  await expect.poll(() => isGone(pid), { timeout: 3_000 }).toBe(true);
  expect(processes.stopping).toBe(false);
}, 20_000);

test("says the exit code", async () => {
  const script = path.join(directory, "three.cjs");
  writeFileSync(script, "process.exit(3)");
  expect(await exitOf(new Processes().start(script, [], {}, directory))).toBe(3);
});
