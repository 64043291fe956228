/** Bindings of wrangler.toml, and the two secrets. */
export interface Env {
  readonly ASSETS: AssetsBinding;
  /** Requests for suggestions of one visitor. */
  readonly SEARCH_RATE: RateLimitBinding;
  /** Folder of api.php, without a slash at its end. */
  readonly API_BASE: string;
  /** Read by upstream.ts alone. "" where the server asks for none. */
  readonly API_KEY: string;
}
