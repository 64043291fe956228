import { mileageDoubt, readVin, vinDoubt } from "../../contract/market/form-doubts";
import { CONDITIONS, ORIGINS, PAPERS, STEERING } from "../../contract/market/lists";
import { typedAmount } from "../../contract/shared/typed";
import { today } from "../../shared/dates/dates";
import { Agreement } from "../../shared/ui/form/choices";
import { Field } from "../../shared/ui/form/field";
import { exceededLimit } from "./import-limit";
import { ImportWarning } from "./import-warning";
import { EMPTY } from "./posting-answers";
import { thisYear } from "./posting-rules";
import type { PostingSlots } from "./posting-slots";
import { Boxes, Line, MoreFields, OneOf, Tiles } from "./step-fields";
import { StepFrame } from "./step-frame";
import type { Posting } from "./use-posting";
import { useStep } from "./use-step";

/** A question about an unlikely mileage; null when the mileage is plausible. */
function oddMileage(typed: string, made: number): string | null {
  const mileage = typedAmount(typed);
  return mileage === null ? null : mileageDoubt(mileage, made, thisYear());
}
function oddVin(typed: string): string | null {
  const vin = readVin(typed);
  return vin === null ? null : vinDoubt(vin);
}

/** Step 2, « État et papiers » (rule: market/posting-steps, market/typing-doubts). */
export function StateStep({
  posting,
  importLimits,
}: { readonly posting: Posting } & Pick<PostingSlots, "importLimits">) {
  const { form, ...frame } = useStep("state", posting);
  const { errors } = form.formState;
  const { vehicle = EMPTY.vehicle } = posting.draft.answers;
  const [condition, papers, mileage, vin] = form.watch(["condition", "papers", "mileage", "vin"]);
  const doubts = { mileage: oddMileage(mileage, Number(vehicle.year) || thisYear()), vin: oddVin(vin) };
  return (
    <StepFrame screen="state" {...frame} onBack={() => posting.goTo("vehicle")}>
      <Tiles form={form} name="condition" label="État du véhicule" answers={CONDITIONS} />
      <Tiles form={form} name="papers" label="Papiers" answers={PAPERS} />
      <ImportWarning limit={exceededLimit(importLimits, vehicle, { condition, papers }, today())} />
      <Field label="Kilométrage" error={errors.mileage?.message}>
        {(ties) => (
          <input
            {...ties}
            {...form.register("mileage", { onChange: () => form.setValue("mileage_confirmed", false) })}
            inputMode="numeric"
            placeholder="85.000"
            maxLength={20}
            autoComplete="off"
          />
        )}
      </Field>
      {doubts.mileage && (
        <Agreement
          label={`${doubts.mileage} Oui, c’est le bon kilométrage.`}
          error={undefined}
          {...form.register("mileage_confirmed")}
        />
      )}
      <Boxes
        form={form}
        legend="Son histoire"
        boxes={[
          ["first_hand", "Première main"],
          ["service_book", "Carnet d’entretien"],
        ]}
      />
      <MoreFields
        form={form}
        summary="Provenance, visite technique, accidents…"
        names={["origin", "steering", "owners", "inspection_until", "insurance_until", "accidents", "vin"]}
      >
        <OneOf form={form} name="origin" label="Provenance" optional answers={ORIGINS} />
        <OneOf form={form} name="steering" label="Volant" optional answers={STEERING} />
        <Line form={form} name="owners" label="Nombre de propriétaires" optional figures placeholder="1" longest={3} />
        <Line form={form} name="inspection_until" label="Visite technique jusqu’au" optional type="date" />
        <Line form={form} name="insurance_until" label="Assurance jusqu’au" optional type="date" />
        <Field label="Accidents déclarés" optional error={errors.accidents?.message}>
          {(ties) => <textarea {...ties} {...form.register("accidents")} rows={2} maxLength={500} />}
        </Field>
        <Field
          label="Numéro de châssis"
          optional
          hint="17 caractères, sur la carte grise. Jamais montré : il nous sert à écarter les doublons."
          error={errors.vin?.message}
        >
          {(ties) => (
            <input
              {...ties}
              {...form.register("vin", { onChange: () => form.setValue("vin_confirmed", false) })}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        {doubts.vin && (
          <Agreement
            label={`${doubts.vin} Oui, c’est le bon numéro.`}
            error={undefined}
            {...form.register("vin_confirmed")}
          />
        )}
      </MoreFields>
    </StepFrame>
  );
}
