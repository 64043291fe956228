import { MAX_DESCRIPTION_LENGTH, MIN_DESCRIPTION_LENGTH } from "../../contract/market/form";
import { EQUIPMENT } from "../../contract/market/equipment";
import { Choice, Choices } from "../../shared/ui/form/choices";
import { Field } from "../../shared/ui/form/field";
import { StepFrame } from "./step-frame";
import type { Posting } from "./use-posting";
import { useStep } from "./use-step";

/** Step 3, « Équipements », with the description (rule: market/posting-steps, market/no-contact-in-words). */
export function WordsStep({ posting }: { readonly posting: Posting }) {
  const { form, ...frame } = useStep("words", posting);
  const { errors } = form.formState;
  const written = form.watch("description").trim().length;
  return (
    <StepFrame screen="words" {...frame} onBack={() => posting.goTo("state")}>
      {Object.entries(EQUIPMENT).map(([group, names]) => (
        <Choices key={group} legend={group} optional error={undefined}>
          {Object.entries(names).map(([value, label]) => (
            <Choice key={value} type="checkbox" value={value} label={label} {...form.register("equipment")} />
          ))}
        </Choices>
      ))}
      <Field
        label="Description"
        hint={`L’entretien, les défauts, pourquoi vous vendez : ${MIN_DESCRIPTION_LENGTH} caractères au moins${written > 0 ? ` (${written} écrits)` : ""}. Ni numéro, ni lien, ni adresse.`}
        error={errors.description?.message}
      >
        {(ties) => <textarea {...ties} {...form.register("description")} rows={7} maxLength={MAX_DESCRIPTION_LENGTH} />}
      </Field>
    </StepFrame>
  );
}
