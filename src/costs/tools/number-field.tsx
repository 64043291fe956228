import { Field } from "../../shared/ui/form/field";
import type { Tool } from "./use-tool";

export interface NumberProps<Name extends string> {
  readonly tool: Tool<Name>;
  readonly name: Name;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Parses the typed text; null when it is not a valid number. */
  readonly read: (text: string) => number | null;
  /** Error sentence under an invalid number. */
  readonly wrong: string;
}

/** Field of a tool for a number, accepted as people type it. */
export function NumberField<Name extends string>({ tool, name, label, hint, read, wrong }: NumberProps<Name>) {
  const value = tool.fields[name];
  return (
    <Field label={label} hint={hint} error={read(value) === null ? wrong : undefined}>
      {(ties) => (
        <input
          {...ties}
          name={name}
          value={value}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          onChange={({ target }) => tool.change(name, target.value)}
        />
      )}
    </Field>
  );
}

/** Options of a list: values with their labels. */
export type Options = readonly (readonly [value: string, label: string])[];
export const valuesIn = (options: Options): readonly string[] => options.map(([value]) => value);

interface ChoiceProps<Name extends string> {
  readonly tool: Tool<Name>;
  readonly name: Name;
  readonly label: string;
  readonly optional?: boolean;
  readonly options: Options;
}

/** Field of a tool for a choice, as a native select. */
export function ChoiceField<Name extends string>({ tool, name, label, optional, options }: ChoiceProps<Name>) {
  return (
    <Field label={label} optional={optional} error={undefined}>
      {(ties) => (
        <select
          {...ties}
          name={name}
          value={tool.fields[name]}
          onChange={({ target }) => tool.change(name, target.value)}
        >
          {options.map(([value, shown]) => (
            <option key={value} value={value}>
              {shown}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
