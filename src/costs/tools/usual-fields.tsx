import { typedAmount, typedDecimal, typedFrancs } from "../../contract/shared/typed";
import { NumberField, type NumberProps, type Options } from "./number-field";
import type { Tool } from "./use-tool";

export type UsualProps<Name extends string> = Omit<NumberProps<Name>, "read" | "wrong">;

/** An amount in francs. @param example a valid amount, shown in the error message; absent where the usual one is 0 */
export const FrancsField = <Name extends string>({
  example,
  ...field
}: UsualProps<Name> & { readonly example?: string }) => (
  <NumberField {...field} read={typedFrancs} wrong={`Entrez un montant, ${example ? `comme ${example}` : "ou 0"}.`} />
);

/** How much a car consumes on 100 km. */
export const ConsumptionField = <Name extends string>(field: UsualProps<Name>) => (
  <NumberField {...field} read={typedDecimal} wrong="Entrez une consommation, comme 5,6." />
);

/** The fiscal power of a car, by which its insurance is paid. */
export const FiscalPowerField = <Name extends string>(field: UsualProps<Name>) => (
  <NumberField {...field} read={typedAmount} wrong="Entrez un nombre de chevaux, comme 6." />
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

/** Energies of a car, as the data sheets name them. */
export const ENERGIES: Options = [
  "Essence",
  "Diesel",
  "Hybride léger",
  "Hybride",
  "Hybride rechargeable",
  "Électrique",
].map((energy) => [energy, energy] as const);
