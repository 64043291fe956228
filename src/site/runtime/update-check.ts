import { APP_DATA } from "../../gatsby-5.16/browser/app-data";
import { buildIn, runningBuild } from "../../gatsby-5.16/browser/page-globals";
import { readPublished } from "../../shared/http/read-published";
import { showToast } from "../../shared/toasts/show-toast";
import { updateCheckEvery } from "../../site";

/** Tells a visitor whose page is older than the site, asking once an hour (rule: site/newer-build). */
export function watchUpdates(): void {
  let known = runningBuild();
  setInterval(async () => {
    const now = await readPublished(APP_DATA, buildIn, "no-store");
    if (!now || now === known) return;
    known = now;
    showToast("Le site vient d’être mis à jour : rechargez la page pour en profiter.", "info", 10_000);
  }, updateCheckEvery);
}
