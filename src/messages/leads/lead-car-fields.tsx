import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Field } from "../../shared/ui/form/field";
import type { ListedBrand } from "../../site/frame/brands-state";
import { BUDGET_LABELS, entries, type LeadAnswers } from "./lead-answers";

interface BrandProps {
  readonly form: UseFormReturn<LeadAnswers>;
  readonly brands: readonly ListedBrand[];
  /** Which of the visitor's brands it holds, from 0. */
  readonly place: number;
}

/** One of the brands that a visitor would like; those chosen in the other fields are not offered again. */
export function BrandField({ form, brands, place }: BrandProps) {
  const wished = form.watch("brand_ids");
  const own = wished[place];
  const choose = (chosen: string) =>
    form.setValue("brand_ids", [
      ...wished.slice(0, place),
      ...(chosen === "" ? [] : [Number(chosen)]),
      ...wished.slice(place + 1),
    ]);
  return (
    <Field label={place === 0 ? "Marque" : "Autre marque"} error={form.formState.errors.brand_ids?.message}>
      {(ties) => (
        <select {...ties} aria-required={false} value={own ?? ""} onChange={({ target }) => choose(target.value)}>
          <option value="">{place === 0 ? "Peu importe" : "Aucune autre"}</option>
          {brands
            .filter(({ brandId }) => brandId === own || !wished.includes(brandId))
            .map(({ brandId, name }) => (
              <option key={brandId} value={brandId}>
                {name}
              </option>
            ))}
        </select>
      )}
    </Field>
  );
}

/** Value of the option that opens the field for an amount in the visitor's words. */
const OWN = "autre";

/** The budget: one of the bands, or the visitor's own amount (rule: messages/lead-budget). */
export function BudgetField({ form }: { readonly form: UseFormReturn<LeadAnswers> }) {
  const budget = form.watch("budget");
  const [isOwn, setOwn] = useState(budget !== "" && !Object.hasOwn(BUDGET_LABELS, budget));
  const { errors, isSubmitted } = form.formState;
  const set = (value: string) => form.setValue("budget", value, { shouldValidate: isSubmitted });
  const choose = (value: string) => {
    setOwn(value === OWN);
    set(value === OWN ? "" : value);
  };
  const error = errors.budget?.message;
  return (
    <>
      <Field label="Budget en FCA" error={isOwn ? undefined : error}>
        {(ties) => (
          <select {...ties} value={isOwn ? OWN : budget} onChange={({ target }) => choose(target.value)}>
            <option value="" hidden>
              Choisir…
            </option>
            {entries(BUDGET_LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
            <option value={OWN}>Un autre montant</option>
          </select>
        )}
      </Field>
      {isOwn && (
        <Field label="Votre montant" hint="Comme vous l’écrivez : 6,5 M ou 6.500.000 FCA" error={error}>
          {(ties) => (
            <input
              {...ties}
              value={budget}
              onChange={({ target }) => set(target.value)}
              autoComplete="off"
              maxLength={60}
            />
          )}
        </Field>
      )}
    </>
  );
}
