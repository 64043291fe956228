/** Bindings of wrangler.toml, and its secrets. */
export interface Env {
  readonly ASSETS: AssetsBinding;
  /** Requests for suggestions of one visitor. */
  readonly SEARCH_RATE: RateLimitBinding;
  /** Messages of one visitor. */
  readonly MESSAGE_RATE: RateLimitBinding;
  readonly DB: D1Binding;
  /** Wakes the delivery of a message; losing what it holds loses nothing. */
  readonly DELIVERIES: QueueBinding;
  /** What who runs the site shows at /api/ops; "" closes it. */
  readonly OPS_TOKEN: string;
  /** Secrets of the webhook that tells of changed content, separated by spaces (`whsec_…`); "" closes it. */
  readonly REBUILD_SECRETS: string;
  /** What starts a build, by POST; "" when nothing does. */
  readonly DEPLOY_HOOK_URL: string;
  /** Folder of api.php, without a slash at its end. */
  readonly API_BASE: string;
  /** Read by upstream.ts alone. "" where the server asks for none. */
  readonly API_KEY: string;
}
