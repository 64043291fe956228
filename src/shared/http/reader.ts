/** A schema of zod, or a replacement for one: `data` is undefined for an invalid value. */
export interface Reader<Value> {
  safeParse(said: unknown): { readonly data?: Value | undefined };
}

/** Parses JSON. @returns null for an empty text, undefined for invalid JSON */
export function jsonIn(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return undefined;
  }
}
