import { spawn } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { freePort, isFree } from "../ports";

test("The emulator ends with the process that started it, even when that process is killed (long: the emulator starts twice)", async () => {
  const port = await freePort();
  const program = `require("node:child_process").spawn(process.execPath, [...process.argv.slice(1), process.pid], { detached: true, stdio: "ignore" }); setInterval(() => undefined, 1000);`;
  const parent = spawn(process.execPath, [
    "-e",
    program,
    path.join(import.meta.dirname, "emulator.mts"),
    "demo-guide-auto",
    String(port),
  ]);
  await expect.poll(() => isFree(port), { timeout: 90_000 }).toBe(false);
  parent.kill("SIGKILL");
  await expect.poll(() => isFree(port)).toBe(true);
});
