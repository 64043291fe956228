import { APP_DATA } from "../../gatsby-5.16/browser/data-addresses";
import { buildIn, runningBuild } from "../../gatsby-5.16/browser/page-globals";
import { readPublished } from "../../shared/http/read-published";
import { readBy } from "../../shared/http/receive";
import { showToast } from "../../shared/toasts/show-toast";
import { updateCheckEvery } from "../../site";

const publishedBuild = readBy(buildIn);

/** Checks once an hour whether a newer build is published, and tells the visitor (rule: site/newer-build). */
export function watchUpdates(): void {
  let known = runningBuild();
  setInterval(async () => {
    const now = await readPublished(APP_DATA, publishedBuild, "no-store");
    if (now === null || now === known) return;
    known = now;
    showToast("Le site vient d’être mis à jour : rechargez la page pour en profiter.", "info", 10_000);
  }, updateCheckEvery);
}
