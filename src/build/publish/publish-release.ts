import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { runtimeOf } from "../../gatsby-5.16/build/bundle-files";
import { readGatsbyScripts, scriptsSlice } from "../../gatsby-5.16/build/scripts-slice";
import { refusals } from "./guard";
import { headersFile, isHashedName, WORKER } from "./headers";
import type { PublishOptions } from "./publish-options";
import { filesBelow, isPublished } from "./public-files";
import { PublicationMemory } from "./publication-memory";
import { planRelease } from "./release-plan";
import {
  draftDir,
  filesRecord,
  newReleaseId,
  olderAssets,
  openDraft,
  prune,
  releaseDir,
  serve,
  servedRelease,
} from "./release-store";
import { writeReleaseFiles } from "./release-files";
import { ReleaseWriter } from "./release-writer";
import { spellingsOf } from "./secret";
import { survey } from "./survey";
import { writeRelease } from "./write-release";

export type PublishResult =
  | {
      readonly ok: true;
      readonly id: string;
      readonly pages: number;
      readonly files: number;
      readonly changed: number;
      readonly kinds: number;
      readonly styles: number;
    }
  | { readonly ok: false; readonly reasons: readonly string[] };

const refuse = (...reasons: readonly string[]): PublishResult => ({ ok: false, reasons });

const isAsset = (file: string) => !file.includes("/") && isHashedName(file);

/** Makes a release from Gatsby's build. Only a release that passes every check replaces the one being served. */
export async function publishRelease({
  root,
  apiKey,
  paidPlan,
  services,
  serviceWorker,
  force,
  livePages = null,
  indexed = true,
  degraded = [],
  pictures = null,
}: PublishOptions): Promise<PublishResult> {
  const publicDir = path.join(root, "public");
  const slice = await scriptsSlice(publicDir);
  if (slice === null) return refuse("Il n’y a rien à publier : construisez d’abord le site (gatsby build).");
  const scripts = readGatsbyScripts(slice);
  if (!scripts) return refuse("Les scripts de Gatsby n’ont pas la forme attendue (Gatsby 5.16).");

  const runtimeFile = runtimeOf(scripts.sources);
  const runtime = runtimeFile ? await readFile(path.join(publicDir, runtimeFile), "utf8") : "";
  const current = { scripts: scripts.sources, runtime, pictures: pictures && new Set(pictures) };
  const files = filesBelow(publicDir).filter((file) => isPublished(file, current));
  const last = await servedRelease(root);
  const memory = await PublicationMemory.open(root, apiKey, last?.id ?? null);
  const found = await survey(
    files.filter((file) => file.endsWith(".html")),
    (file) => memory.page(file),
  );
  if (found.refused.length > 0) return refuse(...found.refused);

  const plan = await planRelease(root, scripts, found, memory, { services, serviceWorker, indexed });
  const id = newReleaseId(new Date());
  const { folder, held } = await openDraft(root, id, memory.about);
  try {
    const writer = new ReleaseWriter(
      folder,
      held,
      last && releaseDir(root, last.id),
      apiKey ? spellingsOf(apiKey) : [],
    );
    const ids = await writeRelease(writer, { publicDir, files, found, plan, memory, degraded });
    const assets = [...writer.files].filter(isAsset).sort();
    const older = olderAssets(assets, last);
    for (const asset of older.flat()) await writer.keep(asset);
    // A deployment asks the served Worker for them (rule: site/older-pages).
    await writer.put("_ids/assets.json", Buffer.from(JSON.stringify(assets)));
    const reasons = refusals(
      {
        pages: new Set(found.pages.map(({ address }) => address)),
        files: writer.files,
        ids,
        tooBig: writer.tooBig,
        leaking: writer.leaking,
        unhashed: [...writer.files].filter(
          (file) => file !== WORKER && /^[^/]+\.js$|^styles\.|^v\//.test(file) && !isHashedName(file),
        ),
        longestHeader: Math.max(
          ...headersFile(plan.policy)
            .split("\n")
            .map((line) => line.length),
        ),
      },
      { lastPages: livePages ?? last?.pages ?? null, paidPlan, force },
    );
    if (reasons.length > 0) return refuse(...reasons);
    await writeReleaseFiles(filesRecord(root, id), memory.about, memory.filesOf(writer.files));
    await serve(root, { id, pages: found.pages.length, assets, older });
    await memory.save(id);
    await prune(root, id);
    const styles = new Set(plan.styles.values()).size;
    return {
      ok: true,
      id,
      pages: found.pages.length,
      files: writer.files.size,
      changed: writer.changed,
      kinds: found.kinds.size,
      styles,
    };
  } finally {
    await rm(draftDir(root, id), { recursive: true, force: true });
  }
}
