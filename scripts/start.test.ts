import { spawn } from "node:child_process";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { writeFixture } from "../src/gatsby-5.16/build/fixture-public";
import { publishRelease } from "../src/build/publish/publish-release";
import { publishFixture } from "../tests/support/fixture-release";
import { freePort, isFree } from "./ports";

const PROJECT = path.resolve(import.meta.dirname, "..");
const TSX = path.join(PROJECT, "node_modules/tsx/dist/loader.mjs");

let root = "";
let authPort = "";
const closers: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  authPort = await freePortName();
  root = await mkdtemp(path.join(tmpdir(), "start-"));
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  await rm(root, { recursive: true, force: true });
});

/** Runs `npm start` in a folder of its own, as the foreground process group of a terminal. */
function npmStart(variables: Record<string, string>) {
  const child = spawn(process.execPath, ["--import", TSX, path.join(PROJECT, "scripts/start.ts")], {
    cwd: root,
    detached: true,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, AUTH_PORT: authPort, ...variables },
  });
  const output = { out: "", err: "" };
  child.stdout.on("data", (text) => (output.out += text));
  child.stderr.on("data", (text) => (output.err += text));
  const exited = new Promise<number | null>((exit) => child.once("exit", exit));
  const interrupt = () => process.kill(-(child.pid ?? 0), "SIGINT");
  closers.push(() => (child.exitCode === null ? (interrupt(), exited) : exited));
  return { output, exited, interrupt };
}

/** Every entry below the folder with its modification time, and the content of files. */
const entries = () =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => !file.startsWith(".state"))
    .sort()
    .map((file) => {
      const entry = lstatSync(path.join(root, file));
      return [file, entry.mtimeMs, entry.isFile() ? readFileSync(path.join(root, file), "base64") : ""];
    });

async function listenOnFreePort(answer: Parameters<typeof createServer>[1] = () => undefined): Promise<string> {
  const server: Server = createServer(answer);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  closers.push(() => new Promise((closed) => (server.closeAllConnections(), server.close(closed))));
  const address = server.address();
  return String(typeof address === "object" && address ? address.port : "");
}

const freePortName = async () => String(await freePort());

/** Installs a program in place of Gatsby: these tests check how Gatsby is run and how its exit is handled. */
async function replaceGatsby(program: string): Promise<void> {
  await mkdir(path.join(root, "node_modules/gatsby"), { recursive: true });
  await writeFile(path.join(root, "node_modules/gatsby/cli.js"), program);
}

describe("npm start that cannot work prints one sentence and changes no file (demand-startable.test.ts has each reason)", () => {
  const API_KEY = "cle-de-quelqu-un";
  const cases: readonly [string, () => Promise<Record<string, string>>, RegExp][] = [
    [
      "a port is taken",
      async () => ({
        PORT: await freePortName(),
        UPSTREAM_PORT: await freePortName(),
        AUTH_PORT: await listenOnFreePort(),
      }),
      /^Le port \d+ est déjà pris : .*AUTH_PORT=\d+\.$/,
    ],
    [
      "the key that .env gives is refused",
      async () => {
        const port = await listenOnFreePort((_, response) => void response.writeHead(401).end());
        await writeFile(path.join(root, ".env"), `API_KEY=${API_KEY}\nAPI_BASE=http://127.0.0.1:${port}\n`);
        return { PORT: await freePortName() };
      },
      /^Le serveur \S+ refuse la clé : vérifiez API_KEY\.$/,
    ],
  ];

  test.each(cases)("%s", async (_, prepare, sentence) => {
    const variables = await prepare();
    // This is the release that a failing command must not touch.
    await writeFixture(root);
    expect(await publishFixture(root)).toMatchObject({ ok: true });
    await replaceGatsby("throw new Error('Gatsby was started')");
    const before = entries();
    const { output, exited } = npmStart(variables);
    expect(await exited).toBe(1);
    expect(output.err.trim()).toMatch(sentence);
    expect(output.err.trim()).not.toContain("\n");
    expect(output.err + output.out).not.toContain(API_KEY);
    expect(entries()).toEqual(before);
  });
});

test("npm start works in a new folder, serves a later release, and Ctrl-C ends everything (long: every server starts, and ads with photos are written)", async () => {
  await writeFixture(root);
  await cp(path.join(root, "public"), path.join(root, "built"), { recursive: true });
  await rm(path.join(root, "public"), { recursive: true });
  await replaceGatsby('require("fs").cpSync("built", "public", { recursive: true })');
  for (const name of readdirSync(path.join(PROJECT, "node_modules")))
    if (name !== "gatsby")
      await symlink(path.join(PROJECT, "node_modules", name), path.join(root, "node_modules", name));
  for (const name of ["functions", "src"])
    await cp(path.join(PROJECT, name), path.join(root, name), { recursive: true });
  await cp(path.join(PROJECT, "wrangler.toml"), path.join(root, "wrangler.toml"));
  const [port, upstream] = [await freePortName(), await freePortName()];
  const { output, exited, interrupt } = npmStart({ PORT: port, UPSTREAM_PORT: upstream });
  await expect.poll(() => output.out, { timeout: 330_000 }).toMatch(/^ready$/m);
  expect(output.out).toContain(`\nSite : http://127.0.0.1:${port}\n`);
  expect(output.out).toContain(`\nContenu : http://127.0.0.1:${upstream}/api.php (démonstration)\n`);

  const accounts = (method: string, body: object) =>
    fetch(`http://127.0.0.1:${authPort}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=x`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const { idToken } = await (
    await accounts("signUp", { email: "awa@exemple.sn", password: "Teranga2026", returnSecureToken: true })
  ).json();
  await accounts("sendOobCode", { requestType: "VERIFY_EMAIL", idToken });
  await expect
    .poll(() => output.out)
    .toMatch(
      new RegExp(
        `^E-mail de vérification pour awa@exemple\\.sn : http://127\\.0\\.0\\.1:${authPort}/emulator/action\\?mode=verifyEmail&\\S+$`,
        "m",
      ),
    );

  const page = path.join(root, "public/index.html");
  await writeFile(page, readFileSync(page, "utf8").replace("Accueil", "Bienvenue"));
  const services = {
    turnstile: false,
    identity: { authDomain: "demo-guide-auto.firebaseapp.com", emulator: `http://127.0.0.1:${authPort}` },
  };
  expect(
    await publishRelease({ root, apiKey: null, paidPlan: false, services, serviceWorker: true, force: false }),
  ).toMatchObject({ ok: true, changed: 1 });
  const statuses = new Set<number>();
  const home = async () => {
    // The port is closed for a moment while the server restarts with another release.
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (answer) statuses.add(answer.status);
    return answer?.text() ?? "";
  };
  await expect.poll(home, { timeout: 90_000 }).toContain("Bienvenue");
  expect([...statuses]).toEqual([200]);

  interrupt();
  expect(await exited).toBe(0);
  // What api.php reports on its content is for its editors.
  expect(output.err.replace(/^api\.php : .*\n/gm, "")).toBe("");
  expect(await isFree(Number(port))).toBe(true);
  expect(await isFree(Number(upstream))).toBe(true);
  expect(await isFree(Number(authPort))).toBe(true);
}, 480_000);
