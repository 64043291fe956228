import { expect } from "vitest";
import { newSite } from "../../../plugins/gatsby-source-guide-auto/test/build";
import { askAt } from "../../../scripts/deploy/ask";
import { keepBuildState, takeBuildState } from "../../../scripts/deploy/build-state";
import { StateFiles } from "../../../scripts/deploy/state-files";
import { control } from "../../support/reference-api";
import { SECRETS } from "../support/sentinels";
import { PRICED } from "../support/story-pages";
import type { Story } from "../support/story-site";

/** For an api.php on a machine that is busy. */
const TIMEOUT_MS = 10_000;

/** A machine that builds, and has nothing. */
async function aRunner({ api, site }: Story) {
  const { stateDir, build, report } = await newSite();
  const said: string[] = [];
  const builder = {
    files: new StateFiles(stateDir, api.url),
    ask: askAt(site),
    opsToken: SECRETS.opsToken,
    say: (line: string) => void said.push(line),
  };
  return {
    said,
    builder,
    report,
    build: () => build({ apiBase: api.url, options: { apiKey: SECRETS.apiKey, timeoutMs: TIMEOUT_MS } }),
  };
}

/** The site is served for the first time, and keeps what its build saw. */
export async function begin(story: Story): Promise<void> {
  await story.publish("9.000.000 FCA");
  await story.deploy(true);
  const { builder, build } = await aRunner(story);
  expect(await build()).toBeNull();
  await keepBuildState(builder, null);
}

/** A fresh runner builds on what another one kept, while a part of api.php fails, and deploys. */
export async function deployFromFreshRunner(story: Story): Promise<void> {
  const { said, builder, build, report } = await aRunner(story);
  await control(story.api, "POST", { endpoint: "get_promos", fault: "status500" });
  const before = await takeBuildState(builder);
  expect(await build()).toBeNull();
  await keepBuildState(builder, before);
  await control(story.api, "DELETE");
  expect(said).toEqual(["État des constructions : repris du site.", "État des constructions : gardé sur le site."]);
  const { degraded } = await report();
  expect(degraded).toEqual([expect.objectContaining({ endpoint: "get_promos", ageHours: expect.any(Number) })]);

  const former = story.cloudflare.served;
  await story.publish("8.500.000 FCA");
  await story.deploy();
  expect(story.cloudflare.served).not.toBe(former);
  expect((await story.ask({ path: PRICED })).body).toContain("8.500.000 FCA");
}
