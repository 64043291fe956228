/** Bindings of wrangler.toml. */
export interface Env {
  readonly ASSETS: AssetsBinding;
}
