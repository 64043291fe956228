import path from "node:path";
import { startUpstream } from "../../upstream/server";
import type { Processes } from "../processes";
import type { Size } from "./arguments";
import { decimal, megabytes, whole } from "./figures";
import { copyProject } from "./project-copy";
import { rebuilds } from "./rebuilds";
import { digestRelease } from "./release-digest";
import type { Part } from "./row";
import { timedBuild } from "./timed-build";

const API_KEY = "bench-key";

export interface BuildOptions {
  readonly root: string;
  readonly out: string;
  readonly size: Size;
  /** Whether to measure also the build after a changed price. */
  readonly rebuild: boolean;
}

/**
 * Measures a cold build from the reference server in a copy of the project. Generated models share a few pictures; the
 * demonstration has its own pictures, which the server has already drawn for the build of the served site.
 */
export async function builds({ root, out, size, rebuild }: BuildOptions, processes: Processes): Promise<Part> {
  const models = size === "demo" ? null : size;
  const upstream = await startUpstream({ port: 0, key: API_KEY, ...(models && { models }) });
  const { directory, remove } = await copyProject(root, out);
  try {
    const log = path.join(out, `build-${size}.log`);
    const build = () => timedBuild({ root, directory, apiBase: upstream.url, apiKey: API_KEY, log }, processes);
    const cold = await build();
    const published = await digestRelease(path.join(directory, "dist"));
    const pages = [...published.keys()].filter((file) => file.endsWith(".html")).length;
    const bytes = [...published.values()].reduce((sum, file) => sum + file.bytes, 0);
    const subject =
      models === null ? "démonstration, ses propres images" : `${whole(models)} modèles générés, peu d’images`;
    const value = `${decimal(cold.seconds)} s, ${megabytes(cold.peakBytes)} au plus ; ${whole(pages)} pages, ${whole(published.size)} fichiers, ${megabytes(bytes)}`;
    const row = { measure: "construction à froid", subject, value, goals: [] };
    const figures = { size, cold, pages, files: published.size, bytes };
    if (!rebuild) return { rows: [row], figures };
    const change = await rebuilds({
      directory,
      apiBase: upstream.url,
      apiKey: API_KEY,
      subject,
      models,
      cold,
      rebuild: build,
    });
    return { rows: [row, ...change.rows], figures: { ...figures, rebuild: change.figures } };
  } finally {
    await upstream.close();
    await remove();
  }
}
