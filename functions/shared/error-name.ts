/** What a log may say of what was thrown: a message could hold what somebody sent. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : "unknown");
