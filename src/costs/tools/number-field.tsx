import { typedAmount, typedFrancs } from "../../contract/shared/typed";
import { Field } from "../../shared/ui/form/field";
import type { Tool } from "./use-tool";

interface Props<Name extends string> {
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
export function NumberField<Name extends string>({ tool, name, label, hint, read, wrong }: Props<Name>) {
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

/** The price of a car, in francs. @param example a valid price, shown in the error message */
export const CarPriceField = ({ tool, example }: { readonly tool: Tool<"prix">; readonly example: string }) => (
  <NumberField
    tool={tool}
    name="prix"
    label="Prix de la voiture"
    read={typedFrancs}
    wrong={`Entrez un montant, comme ${example}.`}
  />
);

/** How far a car is driven. */
export const KilometresField = ({ tool }: { readonly tool: Tool<"km"> }) => (
  <NumberField
    tool={tool}
    name="km"
    label="Kilomètres par mois"
    read={typedAmount}
    wrong="Entrez un nombre de kilomètres, comme 1.000."
  />
);

/** Options of a list: values with their labels. */
export type Options = readonly (readonly [value: string, label: string])[];
export const valuesIn = (options: Options): readonly string[] => options.map(([value]) => value);
/** Energies of a car, as the data sheets name them. */
export const ENERGIES: Options = [
  "Essence",
  "Diesel",
  "Hybride léger",
  "Hybride",
  "Hybride rechargeable",
  "Électrique",
].map((energy) => [energy, energy] as const);

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
