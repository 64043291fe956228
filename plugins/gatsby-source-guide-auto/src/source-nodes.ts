import { setTimeout as sleep } from "node:timers/promises";
import type { GatsbyNode } from "gatsby";
import type { Collecting } from "./collect";
import { collectContent } from "./content";
import { createClient, type Wait } from "./fetch/client";
import { htmlCleaner } from "./html/clean-html";
import type { PictureOf } from "./map/picture";
import { draftNodes } from "./nodes";
import { readOptions } from "./options";
import { fetchPhotos } from "./photos/fetch-photos";
import { photoSources } from "./photos/photo-sources";
import { type CreateRemoteFile, recalledFile, remoteFile } from "./photos/remote-file";
import { contradiction, relate } from "./relate";
import { reportProgress } from "./report-progress";
import { type Degraded, writeBuildReport } from "./state/build-report";
import { keepPrices } from "./state/price-histories";
import { noteUnfinished } from "./state/unfinished";
import { stopForContradiction, stopForProblems } from "./stop-build";
import { fetchStylesheet } from "./stylesheet/fetch-stylesheet";
import { picturesIn } from "./stylesheet/pictures-in";
import { writeNodes } from "./write-nodes";

/** Functions with access to the outside world, which tests replace. */
export interface Rim {
  createRemoteFile: CreateRemoteFile;
  now: () => number;
  wait: Wait;
}

/** Creates the hook that turns the content of api.php into nodes. No node is written before all content has been fetched and accepted. */
export const createSourceNodes =
  ({
    createRemoteFile,
    now = Date.now,
    wait = (ms) => sleep(ms),
  }: Pick<Rim, "createRemoteFile"> & Partial<Rim>): NonNullable<GatsbyNode["sourceNodes"]> =>
  async (gatsby, given) => {
    const { reporter } = gatsby;
    const options = readOptions(given);
    const warn = (message: string) => void reporter.warn(message);
    const activity = reporter.activityTimer("Contenu de api.php");
    activity.start();
    const progress = reportProgress(activity, reporter, process.stdout.isTTY);
    const tools: Collecting = { client: createClient(options, wait), options, now, progress, warn };

    const [collected, stylesheet] = await Promise.all([collectContent(tools), fetchStylesheet(tools)]);
    if (collected.problems.length > 0) stopForProblems(reporter, options, collected.problems);
    const content = relate(collected.content, warn);
    const contradicted = contradiction(collected.content, content);
    if (contradicted) stopForContradiction(reporter, contradicted);

    const photos = await fetchPhotos([...photoSources(content), ...picturesIn(stylesheet.css)], options, {
      download: remoteFile(gatsby, createRemoteFile, options.timeoutMs),
      recall: recalledFile(gatsby),
      progress,
      warn,
    });
    const today = new Date(now()).toISOString().slice(0, 10);
    const prices = await keepPrices(options, content.versions, today, warn);
    const clean = htmlCleaner(options.apiBase);
    const shown = new Set<string>();
    const pictureOf: PictureOf = (source) => {
      const picture = photos.pictureOf(source);
      if (picture) shown.add(picture.file);
      return picture;
    };
    const digestOf = (file: string) => gatsby.getNode(file)?.internal.contentDigest ?? "";
    await noteUnfinished(options.stateDir);
    await writeNodes(
      draftNodes(content, {
        pictureOf,
        digestOf,
        clean,
        css: stylesheet.css,
        today,
        prices,
        warn,
      }),
      gatsby,
    );

    // In the order of their names, and not of the answers: the same content is the same release (rule: site/same-bytes).
    const degraded = [
      ...collected.degraded,
      ...[stylesheet.degraded, photos.degraded].flatMap((one) => one ?? []),
    ].toSorted((one, other) => (one.endpoint < other.endpoint ? -1 : 1));
    degraded.map(sentence).forEach(warn);
    await writeBuildReport(options.stateDir, now(), {
      degraded,
      shortened: collected.shortened.toSorted(),
      pictures: [
        ...new Set([...shown].map((file) => `${digestOf(file)}/${String(gatsby.getNode(file)?.["name"])}`)),
      ].sort(),
    });
    activity.end();
  };

const sentence = ({ endpoint, reason, ageHours }: Degraded) =>
  ageHours === null
    ? `${endpoint} : ${reason}. Rien ne le remplace.`
    : `${endpoint} : ${reason}. La dernière bonne réponse, d’il y a ${String(ageHours).replace(".", ",")} h, est utilisée.`;
