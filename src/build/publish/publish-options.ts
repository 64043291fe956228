import type { Services } from "./csp";

export interface PublishOptions {
  /** Holds `public/`, `dist` and `.releases/`. */
  readonly root: string;
  /** Of api.php; must stand in no file. */
  readonly apiKey: string | null;
  readonly paidPlan: boolean;
  readonly services: Services;
  /** Whether pages are kept for want of a network. */
  readonly serviceWorker: boolean;
  readonly force: boolean;
}
