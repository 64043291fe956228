/** The name of an error, for logs. Its message is left out because it may quote what somebody sent. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : "unknown");
