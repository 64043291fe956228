import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { NEWEST_MIGRATION } from "../../functions/migrations/newest";
import { bundleWorker } from "../../src/build/worker/bundle-worker";
import { CloudflareApi } from "../../tests/support/cloudflare-api";
import { openSmallRelease } from "../../tests/support/small-site";
import { Processes } from "../processes";
import type { Ask } from "./ask";
import { migrationsOf } from "./migrations";
import { wranglerPlatform } from "./platform";
import { Published } from "./published";
import { rollBack } from "./roll-back";
import { mostServed } from "./served";
import { deployInSteps } from "./steps";

const OLD = "3f2b8c1e-5d4a-4b7c-9e21-0a6f7d8c9b1e";
const WORKER = "guide-auto-senegal";

let release: Awaited<ReturnType<typeof openSmallRelease>>;
beforeAll(async () => {
  release = await openSmallRelease();
  const config = path.join(release.root, "wrangler.toml");
  await writeFile(config, (await readFile(config, "utf8")).replace(/0{8}-0{4}-[0-]+/g, OLD));
  await bundleWorker(release.root);
});
afterAll(() => release.remove());

let api: CloudflareApi;
beforeEach(async () => {
  api = await new CloudflareApi(WORKER).open();
  vi.stubEnv("CLOUDFLARE_API_BASE_URL", api.address);
  vi.stubEnv("CLOUDFLARE_API_TOKEN", "un-jeton-qui-n-ouvre-rien");
  vi.stubEnv("CLOUDFLARE_ACCOUNT_ID", "account");
  vi.stubEnv("NODE_ENV", "production");
});
afterEach(() => {
  vi.unstubAllEnvs();
  api.close();
});

const platformOf = (processes = new Processes(), limitMs = 60_000) =>
  wranglerPlatform({
    limitMs,
    root: release.root,
    environment: "",
    host: "guide.exemple.sn",
    variables: ["--var", "SITE_URL:https://guide.exemple.sn"],
    processes,
    pauseMs: 10,
  });

/** The site, where a tenth of the visitors is somebody else. */
const asks =
  (wanted: string | null): Ask =>
  async (address) => {
    const version = api.served.some((share) => share.version === wanted) ? wanted : mostServed(api.served);
    if (address === "/api/ops/release") return Response.json({ schema: NEWEST_MIGRATION, assets: [] });
    return Response.json({ ok: true, release: version });
  };
const PATIENCE = { everyMs: 10, watchMs: 20, spreadMs: 100 };

// rule: site/deployed-in-steps
test("wrangler gives a version to nobody, to a tenth, to all, and back in less than 30 seconds (long: it starts twelve times)", async () => {
  api.begin(OLD);
  const platform = platformOf();
  const migrations = migrationsOf(release.root);
  const names = migrations.map(({ name }) => name);
  expect([...(await platform.pending(names))]).toEqual(names);
  await platform.migrate();

  await deployInSteps({
    platform,
    rescue: platform,
    published: new Published(path.join(release.root, "dist")),
    migrations,
    checks: [],
    opsToken: "jeton",
    ask: asks,
    isFirst: false,
    atOnce: false,
    patience: PATIENCE,
    say: () => undefined,
    signal: new AbortController().signal,
  });
  const [version = ""] = [...api.versions.keys()].filter((id) => id !== OLD);
  expect(api.versions.get(version)).toContain("https://guide.exemple.sn");
  const shares = api.deployments?.map(({ shares: given }) => given.map(({ percent }) => percent)).reverse();
  expect(shares).toEqual([[100], [100, 0], [90, 10], [100]]);
  expect(api.served).toEqual([{ version, percent: 100 }]);
  expect(api.settings.join("\n")).toMatch(/"previews_enabled":false[^]*17 3 \* \* \*[^]*consumer .*guide-auto-senegal/);

  expect(await platform.schemaOf(version)).toBe(NEWEST_MIGRATION.slice(0, 4));

  // rule: site/rollback
  const begun = Date.now();
  const said = await rollBack(platform, asks(null), PATIENCE, migrations);
  expect(Date.now() - begun).toBeLessThan(30_000);
  expect(said).toMatch(new RegExp(`^La version ${OLD} est servie à tous`));
  expect(api.served).toEqual([{ version: OLD, percent: 100 }]);
  expect(api.unknown).toEqual([]);
}, 180_000);

test("faults of a moment are outlived, and others are told (long: wrangler starts eight times)", async () => {
  const platform = platformOf();
  expect(await platform.deployments()).toEqual([]); // 10007: the Worker does not exist yet.

  api.begin(OLD);
  let left = 2;
  api.fault = () => (left-- > 0 ? { status: 429, code: 971, message: "Please wait." } : null);
  expect(await platform.deployments()).toEqual([[{ version: OLD, percent: 100 }]]);

  api.fault = (asked) => (asked.startsWith("POST") ? { status: 500, code: 10013, message: "An unknown error." } : null);
  await expect(platform.serve([{ version: OLD, percent: 100 }], "essai")).rejects.toThrow(
    /An unknown error[^]*Cloudflare n’a pas changé ce qui est servi ; la raison est ci-dessus\.$/,
  );
  await expect(platform.migrate()).rejects.toThrow(/La base de données n’a pas pu être mise à jour/);
  expect(api.deployments).toHaveLength(1);
}, 180_000);

test("a command that is interrupted while Cloudflare does not answer ends at once", async () => {
  api.begin(OLD);
  api.fault = () => "never answers";
  const processes = new Processes();
  const asked = platformOf(processes).deployments();
  setTimeout(() => void processes.stop(), 4_000);
  await expect(asked).rejects.toThrow("Le déploiement a été interrompu.");
});

test("a command that Cloudflare does not answer within its time has failed", async () => {
  api.begin(OLD);
  api.fault = () => "never answers";
  await expect(platformOf(new Processes(), 2_000).deployments()).rejects.toThrow(/Cloudflare ne répond pas\./);
});
