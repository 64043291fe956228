/**
 * What the Worker is given: the bindings of wrangler.toml, and secrets. settings.ts says which of them a production Worker refuses.
 *
 * `Bindings` is written by wrangler (functions/bindings.d.ts, whose first lines have the command) and `npm test -- types` fails where it
 * is not as wrangler.toml says. Run the command after a change, with CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV=false, so that your own .env
 * stays out of it. The bindings:
 * - MODE: "local" on one machine (scripts/edge.ts); whatever else it says, the rules of production hold.
 * - ASSETS: the published pages. RELEASE: the version of the Worker that runs, with the pages that came with it.
 * - DB: the database. MEDIA: photos of ads, `quarantine/{id}` as sent, `media/{hash}-{width}.jpg` as published.
 * - BACKUPS: the backups of both (functions/site/backup) and what the watch remembers (functions/site/incidents), a bucket of its own, which no address
 *   serves.
 * - DELIVERIES wakes the delivery of a message, PHOTOS the drawing of a photo, REBUILDS the build of what editors saved; losing what they hold
 *   loses nothing.
 * - SEARCH_RATE, MESSAGE_RATE, MEMBER_RATE, CONTACT_RATE, PHOTO_RATE, OPS_RATE, REPORT_RATE: limits of requests of one network; functions/api.ts says of what.
 */
export interface Env extends Omit<Bindings, "RELEASE" | "METRICS"> {
  /** Counts of requests (functions/site/metrics.ts); absent where an account has no Analytics Engine, so that nothing is counted. */
  readonly METRICS?: AnalyticsEngineDataset;
  /** The account and the token (« Account Analytics: Read ») by which those counts are read; without them they are written alone. */
  readonly METRICS_ACCOUNT?: string;
  readonly METRICS_TOKEN?: string;
  /** Absent when the Worker was not deployed. */
  readonly RELEASE?: WorkerVersionMetadata;
  /** The public address that pages were built for, without a slash at its end; read by site-url.ts alone. */
  readonly SITE_URL: string;
  /** Folder of api.php, without a slash at its end. */
  readonly API_BASE: string;
  /** The key of api.php, read by upstream.ts alone; "" when the server needs none. Two, the newer first, while one replaces the other. */
  readonly API_KEY: string;
  /** The token of scripts, 32 characters at least; without it /api/ops is closed to all but operators’ accounts. Two, separated by a space, while one replaces the other. */
  readonly OPS_TOKEN?: string;
  /** Secrets of the webhook that announces changed content, separated by spaces (`whsec_…`); without them it is closed. */
  readonly REBUILD_SECRETS?: string;
  /** The deploy hook, which starts a build by POST; absent when there is none. */
  readonly DEPLOY_HOOK_URL?: string;
  /** The address that is told by webhook which part of the site fails, and when that is over; absent where nobody is told. */
  readonly ALERT_HOOK_URL?: string;
  /** E-mail addresses that are told the same through api.php, separated by spaces or commas, five at most. */
  readonly ALERT_EMAILS?: string;
  /** The secret that signs those webhooks (`whsec_…`); without it they are unsigned. */
  readonly ALERT_HOOK_SECRET?: string;
  /** The secret of Turnstile. When it is set, what visitors send needs a token. */
  readonly TURNSTILE_SECRET?: string;
  /** A stand-in for Cloudflare's siteverify on this machine; "local" mode alone takes it. */
  readonly TURNSTILE_URL?: string;
  /** The key pair (P-256, a JWK) with which notifications of browsers are signed, or a list of them, the newest first; without it the site sends none. */
  readonly PUSH_KEY?: string;
  /** The key of the backups, 32 bytes in base64; without it none is made. */
  readonly BACKUP_KEY?: string;
  /** The project of Firebase, which keeps the accounts; without it nobody is a member. */
  readonly FIREBASE_PROJECT_ID?: string;
  /** The web key of Firebase, public. */
  readonly FIREBASE_API_KEY?: string;
  /** Stand-ins for Google’s keys and accounts:lookup on this machine; "local" mode and a project « demo-… » alone take them. */
  readonly JWKS_URL?: string;
  readonly LOOKUP_URL?: string;
}
