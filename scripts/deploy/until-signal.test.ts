import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { CloudflareApi } from "../../tests/support/cloudflare-api";
import { openSmallRelease } from "../../tests/support/small-site";
import { listen } from "../ports";
import { exitOf } from "../processes";
import { mostServed } from "./served";

const OLD = "3f2b8c1e-5d4a-4b7c-9e21-0a6f7d8c9b1e";
const NEW = "8c1e3f2b-5d4a-4b7c-9e21-0a6f7d8c9b1e";
const WORKER = "guide-auto-senegal";
const TSX = path.resolve(import.meta.dirname, "../../node_modules/tsx/dist/loader.mjs");

/** `npm run deploy` from the moment at which a version is uploaded, which here is there already. */
const command = (root: string, site: string) => `
  import { askAt, toVersion } from "${import.meta.dirname}/ask.ts";
  import { wranglerPlatform } from "${import.meta.dirname}/platform.ts";
  import { Published } from "${import.meta.dirname}/published.ts";
  import { deployInSteps } from "${import.meta.dirname}/steps.ts";
  import { untilSignal } from "${import.meta.dirname}/until-signal.ts";
  import { Processes } from "${path.dirname(import.meta.dirname)}/processes.ts";
  const processes = new Processes();
  const platformOf = (running) => ({
    ...wranglerPlatform({ root: "${root}", environment: "", host: "guide.exemple.sn", variables: [], processes: running }),
    pending: async () => new Set(),
    upload: async () => "${NEW}",
  });
  await untilSignal(processes, (signal) => deployInSteps({
    platform: platformOf(processes), rescue: platformOf(new Processes()), published: new Published("${root}/dist"),
    migrations: [], checks: [], opsToken: "jeton", isFirst: false, atOnce: false, patience: { everyMs: 100, watchMs: 120_000, spreadMs: 5_000 },
    ask: (version) => askAt("${site}", version === null ? {} : toVersion("${WORKER}", version)),
    say: (line) => console.log(line), signal,
  }));`;

const api = new CloudflareApi(WORKER);
/** The site, which honours the header that names a version of the deployment. */
const site = createServer(({ url, headers }, response) => {
  const wanted = new RegExp(`^${WORKER}="([\\w-]+)"$`).exec(
    String(headers["cloudflare-workers-version-overrides"]),
  )?.[1];
  const release = api.served.some(({ version }) => version === wanted) ? wanted : mostServed(api.served);
  response.end(JSON.stringify(url === "/api/ops/release" ? { schema: "0001", assets: [] } : { ok: true, release }));
});

let release: Awaited<ReturnType<typeof openSmallRelease>>;
let address = "";
beforeAll(async () => {
  release = await openSmallRelease();
  const config = path.join(release.root, "wrangler.toml");
  await writeFile(config, (await readFile(config, "utf8")).replace(/0{8}-0{4}-[0-]+/g, OLD));
  await api.open();
  address = `http://127.0.0.1:${await listen(site)}`;
});
afterAll(async () => {
  api.close();
  site.close();
  await release.remove();
});

// rule: site/deployed-in-steps
test("Ctrl-C while a tenth of the visitors has the new version gives the former one back before the command ends (long: wrangler starts four times)", async () => {
  api.begin(OLD);
  api.versions.set(NEW, "");
  const child = spawn(
    process.execPath,
    ["--import", TSX, "--input-type=module", "-e", command(release.root, address)],
    {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        CLOUDFLARE_API_BASE_URL: api.address,
        CLOUDFLARE_API_TOKEN: "un-jeton-qui-n-ouvre-rien",
        CLOUDFLARE_ACCOUNT_ID: "account",
      },
    },
  );
  let err = "";
  child.stderr.on("data", (text) => (err += text));
  const ended = exitOf(child);
  await vi.waitFor(
    () =>
      expect(api.served).toEqual([
        { version: OLD, percent: 90 },
        { version: NEW, percent: 10 },
      ]),
    { timeout: 60_000, interval: 200 },
  );
  child.kill("SIGINT");
  expect(await ended).toBe(130);
  expect(err).toBe(`Le déploiement a été interrompu.\nLa version ${OLD} est servie à tous, comme avant.\n`);
  expect(api.served).toEqual([{ version: OLD, percent: 100 }]);
});
