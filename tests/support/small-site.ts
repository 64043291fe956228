import { cpSync, existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type EdgeVariables, type Fill, serveProgram } from "../../scripts/edge";
import { bundleProgram, programOf } from "../../scripts/edge/program";
import { migrate, schemaHashOf, stateOf } from "../../scripts/local-database";
import { freePort } from "../../scripts/ports";
import { Processes } from "../../scripts/processes";
import { writeFixture } from "../../src/gatsby-5.16/build/fixture-public";
import { publishFixture } from "./fixture-release";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** Creates a folder with the Worker’s sources and a small release in `dist/`. */
export async function openSmallRelease() {
  const root = await mkdtemp(path.join(tmpdir(), "worker-"));
  const publish = () => publishFixture(root);
  for (const name of ["functions", "src", "wrangler.toml"])
    cpSync(path.join(ROOT, name), path.join(root, name), { recursive: true });
  await symlink(path.join(ROOT, "node_modules"), path.join(root, "node_modules"));
  await writeFixture(root);
  await publish();
  return { root, publish, remove: () => rm(root, { recursive: true, force: true }) };
}

/**
 * Gives a site an empty database with the Worker's schema. It is created once per folder and schema, which takes four
 * seconds of the processor; each site gets a copy.
 */
export async function giveDatabase(root: string): Promise<void> {
  const kept = path.join(ROOT, ".state", `database-${schemaHashOf(root)}`);
  if (existsSync(kept)) return cp(kept, stateOf(root), { recursive: true });
  await migrate(root, path.join(root, "wrangler.toml"));
  await mkdir(path.dirname(kept), { recursive: true });
  const fresh = await mkdtemp(`${kept}-`);
  await cp(stateOf(root), fresh, { recursive: true });
  // Another run may have created the same database meanwhile, so this copy can be dropped.
  await rename(fresh, kept).catch(() => rm(fresh, { recursive: true }));
}

export interface SmallSite {
  readonly root: string;
  readonly address: string;
  ask(address: string, init?: RequestInit): Promise<Response>;
  publish(): Promise<unknown>;
  /** Kills the server without a shutdown and starts it again. @param meanwhile runs between both, while no process has the stored data open */
  crash(meanwhile?: () => void): Promise<void>;
  close(): Promise<void>;
}

/** Runs the Worker as `npm start` does on a small release, without ads unless `fill` adds some. Other test harnesses follow redirects, which would hide them. */
export async function openSmallSite(
  variables: EdgeVariables,
  processes = new Processes(),
  fill?: Fill,
): Promise<SmallSite> {
  const { root, publish, remove } = await openSmallRelease();
  const port = await freePort();
  await giveDatabase(root);
  await bundleProgram(root, programOf(root), processes);
  const serve = () => serveProgram(programOf(root), root, port, variables, processes, fill);
  let edge = await serve();
  return {
    root,
    address: edge.address,
    ask: (address, init = {}) => fetch(`${edge.address}${address}`, { redirect: "manual", ...init }),
    publish,
    crash: async (meanwhile) => {
      await processes.kill();
      await edge.close();
      meanwhile?.();
      edge = await serve();
    },
    close: async () => {
      await processes.stop();
      await edge.close();
      await remove();
    },
  };
}
