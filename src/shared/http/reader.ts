/** A schema of zod, or what stands for one: `data` is undefined for what it does not know. */
export interface Reader<Value> {
  safeParse(said: unknown): { readonly data?: Value | undefined };
}

/** @returns null for an empty text, undefined for what is no JSON */
export function jsonIn(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return undefined;
  }
}
