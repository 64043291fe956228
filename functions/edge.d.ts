/** What this Worker uses of Cloudflare's runtime; its full types would redefine those of the browser for all of src. */

interface AssetsBinding {
  fetch(request: Request | URL | string): Promise<Response>;
}

interface RateLimitBinding {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

interface D1Statement {
  bind(...values: readonly (string | number | null)[]): D1Statement;
  all<Row>(): Promise<{ results: Row[] }>;
  run(): Promise<unknown>;
}

interface D1Binding {
  prepare(sql: string): D1Statement;
  /** All of them or none. */
  batch(statements: readonly D1Statement[]): Promise<readonly { results: readonly unknown[] }[]>;
}

interface QueueBinding {
  send(message: object): Promise<unknown>;
}

interface QueueBatch {
  readonly messages: readonly { readonly body: unknown; ack(): void }[];
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
