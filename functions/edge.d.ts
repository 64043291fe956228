/**
 * What this Worker uses of Cloudflare's runtime, under Cloudflare's names, which bindings.d.ts (written by `wrangler types`) refers to.
 * The runtime's full types, 500 KB, would redefine those of the browser for all of src.
 */

interface Fetcher {
  fetch(request: Request | URL | string): Promise<Response>;
}

interface WorkerVersionMetadata {
  readonly id: string;
  /** When it was uploaded, as an ISO instant. */
  readonly timestamp: string;
}

interface AnalyticsEngineDataset {
  writeDataPoint(point: { indexes: string[]; blobs: string[]; doubles: number[] }): void;
}

interface RateLimit {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

interface D1PreparedStatement {
  bind(...values: readonly (string | number | null)[]): D1PreparedStatement;
  all<Row>(): Promise<{ results: Row[] }>;
  run(): Promise<unknown>;
}

interface D1Database {
  prepare(sql: string): D1PreparedStatement;
  /** Runs all statements, or none when one fails. */
  batch(statements: readonly D1PreparedStatement[]): Promise<readonly { results: readonly unknown[] }[]>;
}

interface R2Object {
  readonly key: string;
  readonly size: number;
  readonly etag: string;
  readonly uploaded: Date;
}

interface R2ObjectBody extends R2Object {
  readonly httpEtag: string;
  readonly body: ReadableStream;
  arrayBuffer(): Promise<ArrayBuffer>;
}

interface R2Bucket {
  get(key: string): Promise<R2ObjectBody | null>;
  /** @returns null when the condition `onlyIf` is not met */
  put(
    key: string,
    value: ArrayBuffer | Uint8Array,
    options?: {
      httpMetadata?: { contentType?: string };
      onlyIf?: { etagMatches: string } | { etagDoesNotMatch: string };
    },
  ): Promise<R2Object | null>;
  delete(keys: string | string[]): Promise<void>;
  list(options: {
    prefix: string;
    cursor?: string;
    limit?: number;
    startAfter?: string;
    delimiter?: string;
  }): Promise<{ objects: R2Object[]; delimitedPrefixes: string[]; truncated: boolean; cursor?: string }>;
}

interface Queue {
  send(message: object, options?: { readonly delaySeconds: number }): Promise<unknown>;
}

interface MessageBatch {
  readonly messages: readonly { readonly body: unknown; ack(): void }[];
}

interface CacheStorage {
  /** The cache of this data centre. */
  readonly default: Cache;
}

interface HTMLRewriterElement {
  /** Null when the element has no attribute of that name. */
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  /** The text is escaped by default. */
  setInnerContent(text: string, options?: { html: boolean }): void;
  append(content: string, options: { html: true }): void;
  remove(): void;
}

declare class HTMLRewriter {
  on(selector: string, handlers: { element(element: HTMLRewriterElement): void }): HTMLRewriter;
  transform(response: Response): Response;
}
