import { useState } from "react";
import { queryHere, writeQuery } from "../../shared/address/address";
import { useArrivals } from "../../shared/address/use-arrivals";
import { type Choices, type Fields, filled, queryOf, readQuery } from "./tool-query";

export interface Tool<Field extends string> {
  readonly fields: Fields<Field>;
  readonly change: (name: Field, value: string) => void;
  /** Fills in several fields at once. */
  readonly fill: (fields: Partial<Fields<Field>>) => void;
  /** Lines that the reader has corrected. */
  readonly own: Readonly<Record<string, number>>;
  /** @param amount null restores the calculated amount */
  readonly correct: (line: string, amount: number | null) => void;
}

/**
 * State of a tool, stored in the page's address (rule: costs/tool-address). Changes replace the current entry of the history.
 * @param usual values of the fields that an address leaves out
 * @param choices values of the fields that are chosen from a list; any other value is ignored
 * @param start fields that the page is built with instead of the usual ones
 */
export function useTool<Field extends string>(
  usual: Fields<Field>,
  choices: Choices<NoInfer<Field>>,
  start: Partial<Fields<NoInfer<Field>>> = {},
): Tool<Field> {
  const first = filled(usual, start, choices);
  const [state, setState] = useState({ fields: first, own: {} as Readonly<Record<string, number>> });
  useArrivals(() => setState(readQuery(queryHere(), usual, choices, first)));
  const go = (next: typeof state) => {
    setState(next);
    writeQuery(queryOf(next, usual, first));
  };
  return {
    ...state,
    change: (name, value) => go({ ...state, fields: { ...state.fields, [name]: value } }),
    fill: (fields) => go({ ...state, fields: filled(state.fields, fields, choices) }),
    correct: (line, amount) => {
      const { [line]: _before, ...others } = state.own;
      go({ ...state, own: amount === null ? others : { ...others, [line]: amount } });
    },
  };
}
