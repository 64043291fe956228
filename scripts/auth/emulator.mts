/**
 * The Firebase Auth emulator, a program of its own: it computes for seconds before it listens, and would hold up whatever
 * else its process serves. Run by Node alone: emulator.mts <project> <port> <starter’s pid>. Its accounts end with it.
 */
import { createServer } from "node:http";
import { createApp } from "firebase-tools/lib/emulator/auth/server.js";

const [, , projectId = "", port = "", starter = ""] = process.argv;

// Killed at once, who started it ends nothing.
setInterval(() => {
  if (process.ppid !== Number(starter)) process.exit();
}, 1_000);

createServer(await createApp(projectId, 0)).listen(Number(port), "127.0.0.1");
