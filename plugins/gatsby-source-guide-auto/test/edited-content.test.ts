import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { editContent } from "../../../scripts/bench/edits/edit-content";
import { readTables, writeTables } from "../../../scripts/bench/edits/tables";
import { startUpstream } from "../../../upstream/server";
import { SMALL_CONTENT } from "../../../upstream/testing/client";
import { KEY, newSite } from "./build";

type Site = Awaited<ReturnType<typeof newSite>>;

const nodesOf = ({ gatsby }: Site) =>
  [...gatsby.nodes.values()]
    .filter(({ internal }) => internal.type !== "File")
    .sort((one, other) => (one.id < other.id ? -1 : 1));

// rule: site/same-bytes
test("after each of twenty random edits, the nodes are those of a first build of the same content (long: 41 builds)", async () => {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  await cp(SMALL_CONTENT, folder, { recursive: true });
  const { url: apiBase, close } = await startUpstream({ port: 0, key: KEY, contentDir: folder });
  onTestFinished(async () => {
    await close();
    await rm(folder, { recursive: true });
  });
  const site = await newSite();
  expect(await site.build({ apiBase })).toBeNull();
  const first = await readTables(folder);
  let tables = first;
  for (let number = 1; number <= 20; number += 1) {
    const { told, changed } = editContent(tables, first, "nodes", number);
    await writeTables(folder, changed);
    tables = { ...tables, ...changed };
    expect(await site.build({ apiBase })).toBeNull();
    const other = await newSite();
    // The content does not tell the prices of earlier days.
    await cp(join(site.stateDir, "new-prices"), join(other.stateDir, "new-prices"), { recursive: true });
    expect(await other.build({ apiBase })).toBeNull();
    expect(nodesOf(site), `${number}. ${told}`).toEqual(nodesOf(other));
    expect((await site.report()).pictures).toEqual((await other.report()).pictures);
  }
});
