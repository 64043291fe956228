import { showToast } from "../../shared/toasts/show-toast";
import { updateCheckEvery } from "../../site";

declare global {
  interface Window {
    /** The build that this page runs. */
    readonly ___webpackCompilationHash: string;
  }
}

/** The scripts' build, as published in page-data/app-data.json; null when it cannot be read. */
async function publishedBuild(): Promise<string | null> {
  try {
    const answer = await fetch("/page-data/app-data.json", { cache: "no-store" });
    const body: unknown = answer.ok ? await answer.json() : null;
    const hash =
      typeof body === "object" && body !== null && "webpackCompilationHash" in body
        ? body.webpackCompilationHash
        : null;
    return typeof hash === "string" ? hash : null;
  } catch {
    return null; // offline: asked again in an hour
  }
}

/** Tells a visitor whose page is older than the site, asking once an hour (rule: site/newer-build). */
export function watchUpdates(): void {
  let known = window.___webpackCompilationHash;
  setInterval(async () => {
    const now = await publishedBuild();
    if (now === null || now === known) return;
    known = now;
    showToast("Le site vient d’être mis à jour : rechargez la page pour en profiter.", "info", 10_000);
  }, updateCheckEvery);
}
