import { APP_DATA } from "../../gatsby-5.16/browser/data-addresses";
import { kindOf } from "../../gatsby-5.16/build/page-data";
import { routes } from "../../routes";
import { bundle } from "./bundle";
import type { Launch } from "./inline-boot";
import type { Survey } from "./survey";

/**
 * The page for want of a network and all that it needs to come alive; nothing where the site has none.
 * @param first addresses of the scripts that every page starts with
 */
export function offlineFiles(
  { pages }: Survey,
  first: readonly string[],
  { common, kinds, styles }: Launch,
): readonly string[] {
  const page = pages.find(({ address }) => address === routes.offline);
  if (!page) return [];
  return [
    routes.offline,
    APP_DATA,
    ...first,
    ...styles,
    ...common,
    ...(kinds[kindOf(page.data.componentChunkName)] ?? []),
  ];
}

/** The worker that keeps what visitors read. @param files that it keeps at once */
export const offlineWorker = (files: readonly string[]) =>
  bundle("src/site/offline/worker.ts", { __OFFLINE_FILES__: files });

/** The worker that takes the other's place, forgets all and leaves. */
export const goneWorker = () => bundle("src/site/offline/gone.ts");
