import { spawn } from "node:child_process";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { writeFixture } from "../src/gatsby-5.16/build/fixture-public";
import { publishRelease } from "../src/build/publish/publish-release";
import { isFree } from "./ports";

const PROJECT = path.resolve(import.meta.dirname, "..");
const TSX = path.join(PROJECT, "node_modules/tsx/dist/loader.mjs");

let root = "";
let authPort = "";
const closing: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  authPort = await freePort();
  root = await mkdtemp(path.join(tmpdir(), "start-"));
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await rm(root, { recursive: true, force: true });
});

/** `npm start` in a folder of its own, as a terminal's foreground group. */
function npmStart(variables: Record<string, string>) {
  const child = spawn(process.execPath, ["--import", TSX, path.join(PROJECT, "scripts/start.ts")], {
    cwd: root,
    detached: true,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, AUTH_PORT: authPort, ...variables },
  });
  const said = { out: "", err: "" };
  child.stdout.on("data", (text) => (said.out += text));
  child.stderr.on("data", (text) => (said.err += text));
  const over = new Promise<number | null>((exit) => child.once("exit", exit));
  const interrupt = () => process.kill(-(child.pid ?? 0), "SIGINT");
  closing.push(() => (child.exitCode === null ? (interrupt(), over) : over));
  return { said, over, interrupt };
}

/** Every file below the folder with its bytes, and where links lead. */
const everything = () =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => !file.startsWith(".state"))
    .sort()
    .map((file) => {
      const entry = lstatSync(path.join(root, file));
      return [file, entry.mtimeMs, entry.isFile() ? readFileSync(path.join(root, file), "base64") : ""];
    });

async function listening(answer: Parameters<typeof createServer>[1] = () => undefined): Promise<string> {
  const server: Server = createServer(answer);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  closing.push(() => new Promise((closed) => (server.closeAllConnections(), server.close(closed))));
  const address = server.address();
  return String(typeof address === "object" && address ? address.port : "");
}

/** A port that nobody has. */
async function freePort(): Promise<string> {
  const port = await listening();
  await closing.pop()?.();
  return port;
}

/** What was published before: another command must not touch it. */
async function published(): Promise<void> {
  await writeFixture(root);
  expect(
    await publishRelease({
      root,
      apiKey: null,
      paidPlan: false,
      services: { turnstile: false, identity: null },
      serviceWorker: true,
      force: false,
    }),
  ).toMatchObject({ ok: true });
}

/** In the place of Gatsby, a program: what matters here is how it is run, and what is made of its end. */
async function gatsbyIs(program: string): Promise<void> {
  await mkdir(path.join(root, "node_modules/gatsby"), { recursive: true });
  await writeFile(path.join(root, "node_modules/gatsby/cli.js"), program);
}

describe("what cannot work is told in one sentence before anything is touched (demand-startable.test.ts has each reason)", () => {
  const API_KEY = "cle-de-quelqu-un";
  const cases: readonly [string, () => Promise<Record<string, string>>, RegExp][] = [
    [
      "a port is taken",
      async () => ({ PORT: await freePort(), UPSTREAM_PORT: await freePort(), AUTH_PORT: await listening() }),
      /^Le port \d+ est déjà pris : .*AUTH_PORT=\d+\.$/,
    ],
    [
      "the key that .env gives is refused",
      async () => {
        const port = await listening((_, response) => void response.writeHead(401).end());
        await writeFile(path.join(root, ".env"), `API_KEY=${API_KEY}\nAPI_BASE=http://127.0.0.1:${port}\n`);
        return { PORT: await freePort() };
      },
      /^Le serveur \S+ refuse la clé : vérifiez API_KEY\.$/,
    ],
  ];

  test.each(cases)("%s", async (_, given, sentence) => {
    const variables = await given();
    await published();
    await gatsbyIs("throw new Error('Gatsby was started')");
    const before = everything();
    const { said, over } = npmStart(variables);
    expect(await over).toBe(1);
    expect(said.err.trim()).toMatch(sentence);
    expect(said.err.trim()).not.toContain("\n");
    expect(said.err + said.out).not.toContain(API_KEY);
    expect(everything()).toEqual(before);
  });
});

test("from nothing to ready; a later release takes over; Ctrl-C ends everything (long: all that npm start brings up starts, ads and their photos too)", async () => {
  await writeFixture(root);
  await cp(path.join(root, "public"), path.join(root, "built"), { recursive: true });
  await rm(path.join(root, "public"), { recursive: true });
  await gatsbyIs('require("fs").cpSync("built", "public", { recursive: true })');
  await symlink(path.join(PROJECT, "node_modules/wrangler"), path.join(root, "node_modules/wrangler"));
  await symlink(path.join(PROJECT, "functions"), path.join(root, "functions"));
  await cp(path.join(PROJECT, "wrangler.toml"), path.join(root, "wrangler.toml"));
  const [port, upstream] = [await freePort(), await freePort()];
  const { said, over, interrupt } = npmStart({ PORT: port, UPSTREAM_PORT: upstream });
  await expect.poll(() => said.out, { timeout: 150_000 }).toMatch(/^ready$/m);
  expect(said.out).toContain(`\nSite : http://127.0.0.1:${port}\n`);
  expect(said.out).toContain(`\nContenu : http://127.0.0.1:${upstream}/api.php (démonstration)\n`);

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
    .poll(() => said.out)
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
    // The port is closed for a moment as another release takes over.
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (answer) statuses.add(answer.status);
    return answer?.text() ?? "";
  };
  await expect.poll(home, { timeout: 20_000 }).toContain("Bienvenue");
  expect([...statuses]).toEqual([200]);

  interrupt();
  expect(await over).toBe(0);
  // What api.php says of its content is for its editors.
  expect(said.err.replace(/^api\.php : .*\n/gm, "")).toBe("");
  expect(await isFree(Number(port))).toBe(true);
  expect(await isFree(Number(upstream))).toBe(true);
  expect(await isFree(Number(authPort))).toBe(true);
}, 240_000);
