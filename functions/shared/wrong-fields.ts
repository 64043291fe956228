import type * as z from "zod/mini";

/** Name of a field → the sentence under it. */
export const wrongFields = (error: z.core.$ZodError): Readonly<Record<string, string>> =>
  Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0] ?? "form"), message]));
