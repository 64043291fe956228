import { showToast } from "../features/toasts/show-toast";
import { updateCheckEvery } from "../site";

/** The scripts' build, as published in page-data/app-data.json; null when it cannot be read. */
async function publishedBuild(): Promise<string | null> {
  try {
    const answer = await fetch("/page-data/app-data.json", { cache: "no-store" });
    const body: unknown = answer.ok ? await answer.json() : null;
    const hash = typeof body === "object" && body !== null && "webpackCompilationHash" in body ? body.webpackCompilationHash : null;
    return typeof hash === "string" ? hash : null;
  } catch {
    return null; // offline: asked again in an hour
  }
}

/** Once an hour (SPEC § 9): tells a visitor whose page is older than the site. */
export function watchUpdates(): void {
  let first: string | null = null;
  const check = async () => {
    const now = await publishedBuild();
    if (first && now && now !== first) showToast("Le site vient d’être mis à jour : rechargez la page pour en profiter.", "info", 10_000);
    first = now ?? first;
  };
  void check();
  setInterval(() => void check(), updateCheckEvery);
}
