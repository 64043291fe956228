import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { openAuth } from "../../../scripts/auth";
import { Processes } from "../../../scripts/processes";
import { startUpstream } from "../../../upstream/server";
import { SMALL_CONTENT } from "../../../upstream/testing/client";
import { reserveAccounts } from "../accounts";
import { openSmallSite } from "../small-site";
import { openDesk } from "./desk";
import { KEY, OPS_TOKEN, REBUILD_SECRETS } from "./secrets";

declare module "vitest" {
  interface ProvidedContext {
    /** Addresses of the servers that the edge tests share. */
    edge: {
      readonly site: string;
      /** Path of the site’s folder. */
      readonly root: string;
      readonly api: string;
      readonly accounts: string;
      readonly desk: string;
    };
  }
}

/** Starts one small site for all edge tests: the Worker in wrangler, the reference api.php with an inbox, the Auth emulator behind its proxy, and a deploy hook that counts its calls. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "edge-"));
  const processes = new Processes();
  const [desk, reserved, api] = await Promise.all([
    openDesk(),
    reserveAccounts(),
    startUpstream({
      port: 0,
      key: KEY,
      contentDir: SMALL_CONTENT,
      cacheDir: folder,
      inboxFile: path.join(folder, "inbox.jsonl"),
    }),
  ]);
  const variables = {
    ...reserved.variables,
    API_BASE: api.url,
    API_KEY: KEY,
    OPS_TOKEN,
    REBUILD_SECRETS: REBUILD_SECRETS.map((secret) => `whsec_${secret}`).join(" "),
    DEPLOY_HOOK_URL: `${desk.url}/builds`,
  };
  const [auth, site] = await Promise.all([
    openAuth(reserved.environment, processes, desk.record),
    openSmallSite(variables, processes),
  ]).catch(async (error: unknown) => {
    await processes.stop();
    throw error;
  });
  project.provide("edge", {
    site: site.address,
    root: site.root,
    api: api.url,
    accounts: reserved.address,
    desk: desk.url,
  });
  return async () => {
    await site.close();
    await auth.close();
    await api.close();
    desk.close();
    await rm(folder, { recursive: true, force: true });
  };
}
