import { readPublished } from "../../shared/http/read-published";
import { showToast } from "../../shared/toasts/show-toast";
import { updateCheckEvery } from "../../site";

declare global {
  interface Window {
    /** The build that this page runs. */
    readonly ___webpackCompilationHash: string;
  }
}

/** The scripts' build. */
function buildIn(said: unknown): string | null {
  const { webpackCompilationHash: hash }: { webpackCompilationHash?: unknown } = Object(said);
  return typeof hash === "string" ? hash : null;
}

/** Tells a visitor whose page is older than the site, asking once an hour (rule: site/newer-build). */
export function watchUpdates(): void {
  let known = window.___webpackCompilationHash;
  setInterval(async () => {
    const now = await readPublished("/page-data/app-data.json", buildIn, "no-store");
    if (!now || now === known) return;
    known = now;
    showToast("Le site vient d’être mis à jour : rechargez la page pour en profiter.", "info", 10_000);
  }, updateCheckEvery);
}
