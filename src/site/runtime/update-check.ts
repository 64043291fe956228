import { readPublished } from "../../shared/http/read-published";
import { readBy } from "../../shared/http/receive";
import { showToast } from "../../shared/toasts/show-toast";
import { updateCheckEvery } from "../../site";

declare global {
  interface Window {
    /** The build that this page runs. */
    readonly ___webpackCompilationHash: string;
  }
}

/** The scripts' build. */
const build = readBy((said) =>
  typeof said === "object" &&
  said &&
  "webpackCompilationHash" in said &&
  typeof said.webpackCompilationHash === "string"
    ? said.webpackCompilationHash
    : null,
);

/** Tells a visitor whose page is older than the site, asking once an hour (rule: site/newer-build). */
export function watchUpdates(): void {
  let known = window.___webpackCompilationHash;
  setInterval(async () => {
    const now = await readPublished("/page-data/app-data.json", build, "no-store");
    if (now === null || now === known) return;
    known = now;
    showToast("Le site vient d’être mis à jour : rechargez la page pour en profiter.", "info", 10_000);
  }, updateCheckEvery);
}
