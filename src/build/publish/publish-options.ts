import type { OldAnswer } from "../edge-facts";
import type { Services } from "./csp";

export interface PublishOptions {
  /** Folder that contains `public/`, `dist` and `.releases/`. */
  readonly root: string;
  /** Key of api.php, which must appear in no file. */
  readonly apiKey: string | null;
  readonly paidPlan: boolean;
  readonly services: Services;
  /** Whether a service worker caches pages for reading offline. */
  readonly serviceWorker: boolean;
  readonly force: boolean;
  /** Number of pages of the served site, where another machine may have published it; null: that of the last release here counts. */
  readonly livePages?: number | null;
  /** Whether search engines may list the site, which they may by default. */
  readonly indexed?: boolean;
  /** The endpoints of api.php of which the build has used an older answer, or has none. */
  readonly degraded?: readonly OldAnswer[];
  /** The pictures of the content (« 101d39d84af8/1 »); null where the build does not say. Files made from others are not published. */
  readonly pictures?: readonly string[] | null;
}
