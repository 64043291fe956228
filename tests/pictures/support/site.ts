import { closeSync, openSync } from "node:fs";
import { cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { CLOSED, serveEdge } from "../../../scripts/edge";
import { freePort } from "../../../scripts/ports";
import { exitOf, type Processes } from "../../../scripts/processes";
import { fillMarketplace } from "../../../scripts/seed/demo";
import { startUpstream } from "../../../upstream/server";
import { KEY, SMALL_CONTENT } from "../../../upstream/testing/client";
import { BUILD_SOURCES } from "../../../scripts/bench/project-copy";
import { DAY } from "./day";

const ROOT = path.resolve(import.meta.dirname, "../../..");
/** A copy of the project, so that the site of `npm start` stays as it is. Its cache is kept: the next build is faster. */
const COPY = path.join(ROOT, ".state/pictures");
const LOG = path.join(ROOT, ".state/pictures-build.log");
/** Files and folders that the build and the Worker are made of. */
const SOURCES = [...BUILD_SOURCES, "functions", "wrangler.toml"];
const ENTRY = ".worker/at-the-day.ts";

/** Copies the sources as they are now. What an earlier build has left stays, but not the market that was made for it. */
async function copySources(): Promise<void> {
  await mkdir(COPY, { recursive: true });
  await rm(path.join(COPY, ".wrangler"), { recursive: true, force: true });
  for (const source of SOURCES) {
    await rm(path.join(COPY, source), { recursive: true, force: true });
    await cp(path.join(ROOT, source), path.join(COPY, source), { recursive: true, preserveTimestamps: true });
  }
  await symlink(path.join(ROOT, "node_modules"), path.join(COPY, "node_modules")).catch(() => undefined);
}

/** Lets the display face come late: it is optional, so that a page that is painted before it has come keeps another face. */
async function waitForFonts(): Promise<void> {
  const sheet = path.join(COPY, "src/styles/base.css");
  const styles = await readFile(sheet, "utf8");
  if (!styles.includes("font-display: optional")) throw new Error(`${sheet} has no optional face`);
  await writeFile(sheet, styles.replaceAll("font-display: optional", "font-display: block"));
}

/** Builds and publishes, by a clock that stands at the day of the pictures. */
async function build(apiBase: string, processes: Processes): Promise<void> {
  const output = openSync(LOG, "w");
  const variables = {
    API_BASE: apiBase,
    API_KEY: KEY,
    SITE_URL: "https://exemple.sn",
    PUBLISH_FORCE: "1",
    CLOCK_STARTS_AT: String(DAY),
    NODE_OPTIONS: `--import=${path.join(import.meta.dirname, "moved-clock.mts")}`,
  };
  const script = [path.join(ROOT, "node_modules/tsx/dist/loader.mjs"), path.join(ROOT, "scripts/build.ts")];
  try {
    const code = await exitOf(processes.start("--import", script, variables, COPY, output));
    if (code !== 0) throw new Error(`The site of the pictures could not be built; the reason is in ${LOG}`);
  } finally {
    closeSync(output);
  }
}

/** Puts a stopped clock before the Worker. */
async function stopClock(): Promise<void> {
  const clock = path.join(import.meta.dirname, "stopped-clock.ts");
  await mkdir(path.join(COPY, ".worker"), { recursive: true });
  await writeFile(
    path.join(COPY, ENTRY),
    `import ${JSON.stringify(clock)};\nexport { default } from "./index.js";\nexport * from "./index.js";\n`,
  );
  const config = path.join(COPY, "wrangler.toml");
  await writeFile(config, (await readFile(config, "utf8")).replace(/^main = .*$/m, `main = "${ENTRY}"`));
}

/** Builds and serves the small catalogue, with a made market, as they are at the day of the pictures. */
export async function openPicturedSite(processes: Processes) {
  const api = await startUpstream({ port: 0, key: KEY, contentDir: SMALL_CONTENT, clock: () => new Date(DAY) });
  try {
    await copySources();
    await waitForFonts();
    await build(api.url, processes);
    await stopClock();
    const variables = { API_BASE: api.url, API_KEY: KEY, ...CLOSED };
    const edge = await serveEdge(COPY, await freePort(), variables, processes, (root, config) =>
      fillMarketplace(root, config, DAY),
    );
    return {
      address: edge.address,
      close: async () => {
        await processes.stop();
        await edge.close();
        await api.close();
      },
    };
  } catch (error) {
    await processes.stop();
    await api.close();
    throw error;
  }
}
