import { useState } from "react";
import { queryHere, writeQuery } from "../../shared/address/address";
import { useArrivals } from "../../shared/address/use-arrivals";
import { type Choices, queryOf, readQuery } from "./tool-query";

export interface Tool<Field extends string> {
  readonly fields: Readonly<Record<Field, string>>;
  readonly change: (name: Field, value: string) => void;
  /** Lines that the reader has corrected. */
  readonly own: Readonly<Record<string, number>>;
  /** @param amount null restores the calculated amount */
  readonly correct: (line: string, amount: number | null) => void;
}

/**
 * A tool whose state is its address (rule: costs/tool-address): built as it is at first, written without a step back.
 * @param choices of the fields that are chosen from a list: what an address says beside them is left out
 */
export function useTool<Field extends string>(
  first: Readonly<Record<Field, string>>,
  choices: Choices<NoInfer<Field>>,
): Tool<Field> {
  const [state, setState] = useState({ fields: first, own: {} as Readonly<Record<string, number>> });
  useArrivals(() => setState(readQuery(queryHere(), first, choices)));
  const go = (next: typeof state) => {
    setState(next);
    writeQuery(queryOf(next, first));
  };
  return {
    ...state,
    change: (name, value) => go({ ...state, fields: { ...state.fields, [name]: value } }),
    correct: (line, amount) => {
      const { [line]: _before, ...others } = state.own;
      go({ ...state, own: amount === null ? others : { ...others, [line]: amount } });
    },
  };
}
