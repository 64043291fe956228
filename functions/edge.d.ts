/** What this Worker uses of Cloudflare's runtime; its full types would redefine those of the browser for all of src. */

interface AssetsBinding {
  fetch(request: Request | URL | string): Promise<Response>;
}

interface RateLimitBinding {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

interface CacheStorage {
  /** Of this data centre. */
  readonly default: Cache;
}

interface HTMLRewriterElement {
  /** Escaped, unless told otherwise. */
  setInnerContent(text: string): void;
}

declare class HTMLRewriter {
  on(selector: string, handlers: { element(element: HTMLRewriterElement): void }): HTMLRewriter;
  transform(response: Response): Response;
}
