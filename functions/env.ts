/** Bindings and variables of wrangler.toml, and secrets; settings.ts says which of them a production Worker refuses. */
export interface Env {
  /** "local" on one machine (scripts/edge.ts); whatever else it says, the rules of production hold. */
  readonly MODE: string;
  /** The public address that pages were built for, without a slash at its end; read by site-url.ts alone. */
  readonly SITE_URL: string;
  readonly ASSETS: AssetsBinding;
  /** Of the version that runs: its code and the pages that came with it. Absent where nobody deployed it. */
  readonly RELEASE?: { readonly id: string };
  /** Requests for suggestions of one visitor. */
  readonly SEARCH_RATE: RateLimitBinding;
  /** Messages of one visitor. */
  readonly MESSAGE_RATE: RateLimitBinding;
  readonly DB: D1Binding;
  /** Photos of ads: `quarantine/{id}` as sent, `media/{hash}-{width}.jpg` as published. */
  readonly MEDIA: R2Binding;
  /** Requests of one visitor to reach sellers. */
  readonly CONTACT_RATE: RateLimitBinding;
  /** Requests of one visitor about the photos of their ads. */
  readonly PHOTO_RATE: RateLimitBinding;
  /** Wakes the delivery of a message; losing what it holds loses nothing. */
  readonly DELIVERIES: QueueBinding;
  /** Draws the photos that it is told of, one after the other; losing what it holds loses nothing. */
  readonly PHOTOS: QueueBinding;
  /** What who runs the site shows at /api/ops; without it that is closed. */
  readonly OPS_TOKEN?: string;
  /** Secrets of the webhook that tells of changed content, separated by spaces (`whsec_…`); without them it is closed. */
  readonly REBUILD_SECRETS?: string;
  /** What starts a build, by POST; absent when nothing does. */
  readonly DEPLOY_HOOK_URL?: string;
  /** Of Turnstile: with it, what visitors send needs a token. */
  readonly TURNSTILE_SECRET?: string;
  /** A stand-in for Cloudflare's siteverify on this machine; "local" mode alone takes it. */
  readonly TURNSTILE_URL?: string;
  /** Requests of one visitor for what is theirs. */
  readonly MEMBER_RATE: RateLimitBinding;
  /** Of Firebase, who keeps the accounts; without it nobody is a member. */
  readonly FIREBASE_PROJECT_ID?: string;
  /** Its web key, public. */
  readonly FIREBASE_API_KEY?: string;
  /** Stand-ins for Google’s keys and accounts:lookup on this machine; "local" mode and a project « demo-… » alone take them. */
  readonly JWKS_URL?: string;
  readonly LOOKUP_URL?: string;
  /** Folder of api.php, without a slash at its end. */
  readonly API_BASE: string;
  /** Read by upstream.ts alone. "" where the server asks for none. */
  readonly API_KEY: string;
}
