/** Types of the parts that the tests use of two modules that only exist inside workerd. The modules' own types would include those of the whole runtime. */
declare module "cloudflare:workers" {
  export const env: import("../../../functions/env").Env & { readonly MIGRATIONS: readonly object[] };
}

declare module "cloudflare:test" {
  type ExecutionContext = import("hono").ExecutionContext;
  export function createExecutionContext(): ExecutionContext;
  /** Waits until all work deferred by `waitUntil` is done. */
  export function waitOnExecutionContext(context: ExecutionContext): Promise<void>;
  export function applyD1Migrations(db: D1Database, migrations: readonly object[]): Promise<void>;
  export function createMessageBatch(
    queue: string,
    messages: readonly { id: string; timestamp: Date; attempts: number; body: unknown }[],
  ): MessageBatch;
  export function getQueueResult(
    batch: MessageBatch,
    context: ExecutionContext,
  ): Promise<{ readonly explicitAcks: readonly string[] }>;
}
