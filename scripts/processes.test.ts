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

/** Writes a program that starts another one, which writes its own process id and never ends. @param ignoresSigterm whether both ignore SIGTERM */
function parentProgram(ignoresSigterm: boolean): string {
  const ignore = ignoresSigterm ? 'process.on("SIGTERM", () => undefined);' : "";
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

/** Whether the process has ended: it is not in the table of processes, or is a zombie there. */
function isGone(pid: string): boolean {
  try {
    return execFileSync("ps", ["-o", "stat=", "-p", pid], { encoding: "utf8" }).trim().startsWith("Z");
  } catch {
    return true;
  }
}

const contentOf = async (file: string) => {
  while (!existsSync(file) || readFileSync(file, "utf8") === "") await new Promise((later) => setTimeout(later, 20));
  return readFileSync(file, "utf8");
};

test.each([false, true])(
  "Stopping ends the programs that were started and their children (ignoring SIGTERM: %s)",
  async (ignoresSigterm) => {
    const processes = new Processes(ignoresSigterm ? 200 : 20_000);
    processes.start(parentProgram(ignoresSigterm), [], {}, directory);
    const pid = await contentOf(path.join(directory, "pid"));
    expect(isGone(pid)).toBe(false);
    await processes.stop();
    await expect.poll(() => isGone(pid)).toBe(true);
  },
);

test("Killing ends the programs and their children, and others may be started afterwards", async () => {
  const processes = new Processes();
  processes.start(parentProgram(true), [], {}, directory);
  const pid = await contentOf(path.join(directory, "pid"));
  await processes.kill();
  await expect.poll(() => isGone(pid)).toBe(true);
  expect(processes.stopping).toBe(false);
});

test("The exit code of a program is returned", async () => {
  const script = path.join(directory, "three.cjs");
  writeFileSync(script, "process.exit(3)");
  expect(await exitOf(new Processes().start(script, [], {}, directory))).toBe(3);
});
