import { useEffect, useState } from "react";
import { type Choices, queryOf, readQuery } from "./tool-query";

export interface Tool<Field extends string> {
  readonly fields: Readonly<Record<Field, string>>;
  readonly change: (name: Field, value: string) => void;
  /** Lines that the reader has corrected. */
  readonly own: Readonly<Record<string, number>>;
  /** @param amount null restores the calculated amount */
  readonly correct: (line: string, amount: number | null) => void;
  /** Query string of the address that shows the same state. */
  readonly query: string;
}

/**
 * A tool that stores its state in the address (rule: costs/tool-address). The page is built with the initial state, so the address is read after
 * hydration; it is written without adding a history entry.
 * @param choices allowed values of the fields chosen from a list; other values in the address are ignored
 */
export function useTool<Field extends string>(
  first: Readonly<Record<Field, string>>,
  choices: Choices<NoInfer<Field>>,
): Tool<Field> {
  const [state, setState] = useState({ fields: first, own: {} as Readonly<Record<string, number>> });
  useEffect(() => setState(readQuery(location.search, first, choices)), []);
  const query = queryOf(state, first);
  const go = (next: typeof state) => {
    setState(next);
    history.replaceState(history.state, "", location.pathname + queryOf(next, first) + location.hash);
  };
  return {
    ...state,
    query,
    change: (name, value) => go({ ...state, fields: { ...state.fields, [name]: value } }),
    correct: (line, amount) => {
      const { [line]: _before, ...others } = state.own;
      go({ ...state, own: amount === null ? others : { ...others, [line]: amount } });
    },
  };
}
