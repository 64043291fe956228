import { useCallback, useState } from "react";
import type { Answer } from "./ask";

/** What is known of a part: nothing yet, its value, or that it could not be read. */
export type Asked<Value> = Value | "asked" | "missing";

/**
 * A part of a page that is asked for, and may be asked for again after a failure.
 * @param read a function of a module, so that `ask` stays the same
 * @returns what is known; a function that asks; a function that changes what is known
 */
export function useAsked<Value extends object>(read: () => Promise<Answer<Value>>) {
  const [asked, setAsked] = useState<Asked<Value>>("asked");
  const ask = useCallback(async () => {
    setAsked("asked");
    const answer = await read();
    setAsked(answer.ok ? answer.value : "missing");
  }, [read]);
  const change = (how: (known: Value) => Value) =>
    setAsked((known) => (typeof known === "string" ? known : how(known)));
  return [asked, ask, change] as const;
}
