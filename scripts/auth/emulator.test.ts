import { spawn } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { freePort, isFree } from "../ports";

test("the emulator ends with whoever started it, even one that was killed", async () => {
  const port = await freePort();
  const program = `require("node:child_process").spawn(process.execPath, [...process.argv.slice(1), process.pid], { detached: true, stdio: "ignore" }); setInterval(() => undefined, 1000);`;
  const starter = spawn(process.execPath, [
    "-e",
    program,
    path.join(import.meta.dirname, "emulator.mts"),
    "demo-guide-auto",
    String(port),
  ]);
  await expect.poll(() => isFree(port), { timeout: 90_000 }).toBe(false);
  starter.kill("SIGKILL");
  await expect.poll(() => isFree(port), { timeout: 10_000 }).toBe(true);
}, 120_000);
