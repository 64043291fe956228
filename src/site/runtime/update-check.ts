import { APP_DATA } from "../../gatsby-5.16/browser/data-addresses";
import { buildIn, runningBuild } from "../../gatsby-5.16/browser/page-globals";
import { showToast } from "../../shared/toasts/show-toast";
import { updateCheckEvery } from "../../site";

/** The scripts' build as it is published; null when it cannot be read. */
async function publishedBuild(): Promise<string | null> {
  try {
    const answer = await fetch(APP_DATA, { cache: "no-store" });
    return answer.ok ? buildIn(await answer.json()) : null;
  } catch {
    return null; // offline: asked again in an hour
  }
}

/** Tells a visitor whose page is older than the site, asking once an hour (rule: site/newer-build). */
export function watchUpdates(): void {
  let known = runningBuild();
  setInterval(async () => {
    const now = await publishedBuild();
    if (now === null || now === known) return;
    known = now;
    showToast("Le site vient d’être mis à jour : rechargez la page pour en profiter.", "info", 10_000);
  }, updateCheckEvery);
}
