import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { MAX_BRANDS } from "../../contract/messages/lead";
import { routes } from "../../routes";
import { site } from "../../site";
import { Agreement, Choice, Choices } from "../../shared/ui/form/choices";
import { Field } from "../../shared/ui/form/field";
import type { ListedBrand } from "../../site/frame/brands-state";
import {
  BUDGET_LABELS,
  CHANNEL_LABELS,
  CONDITION_LABELS,
  type LeadAnswers,
  MOMENT_LABELS,
  PAYMENT_LABELS,
} from "./lead-answers";
import { EmailField, NameField, PhoneField } from "../sending/sender-fields";
import * as styles from "./lead-popup.later.module.css";
import { STEPS, type Step } from "./lead-steps";

interface Props {
  readonly form: UseFormReturn<LeadAnswers>;
}

/** Title of the step. It takes the focus, so that screen readers announce it. */
function StepTitle({ step }: { step: Step }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h3 ref={title} tabIndex={-1} className={styles.title}>
      {STEPS[step]}
    </h3>
  );
}

const entries = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries(labels) as [Value, string][];

interface OneChoice {
  readonly step: 0 | 1;
  readonly name: "car_condition" | "payment_method";
  readonly legend: string;
  readonly labels: Readonly<Record<string, string>>;
}
const CONDITION: OneChoice = { step: 0, name: "car_condition", legend: "Quelle voiture ?", labels: CONDITION_LABELS };
const PAYMENT: OneChoice = {
  step: 1,
  name: "payment_method",
  legend: "Comment pensez-vous payer ?",
  labels: PAYMENT_LABELS,
};

/** A step with one question; choosing an answer moves on to the next step. */
function ChoiceStep({
  form: { register, formState },
  choice,
  onChoose,
}: Props & { readonly choice: OneChoice; readonly onChoose: () => void }) {
  const { step, name, legend, labels } = choice;
  return (
    <>
      <StepTitle step={step} />
      <Choices legend={legend} quiet error={formState.errors[name]?.message}>
        {entries(labels).map(([value, label]) => (
          <Choice key={value} type="radio" value={value} label={label} {...register(name)} onPress={onChoose} />
        ))}
      </Choices>
    </>
  );
}

interface StepProps extends Props {
  readonly step: Step;
  /** Empty when the car is known. */
  readonly brands: readonly ListedBrand[];
  readonly onChoose: () => void;
}

/** The fields of a step of the lead popup. */
export function StepFields({ form, step, brands, onChoose }: StepProps) {
  if (step === 2) return <BudgetStep form={form} brands={brands} />;
  return <ChoiceStep key={step} form={form} choice={step === 0 ? CONDITION : PAYMENT} onChoose={onChoose} />;
}

/** Budget, preferred brands and contact details of the visitor. */
function BudgetStep({ form, brands }: Props & { readonly brands: readonly ListedBrand[] }) {
  const { formState, watch } = form;
  const { errors } = formState;
  const [budget, channel, wished] = watch(["budget", "channel", "brand_ids"]);
  const isBand = budget in BUDGET_LABELS;
  return (
    <>
      <StepTitle step={2} />
      <Choices legend="Votre budget, en francs CFA" error={undefined}>
        {entries(BUDGET_LABELS).map(([value, label]) => (
          <Choice
            key={value}
            type="radio"
            name="band"
            value={value}
            label={label}
            checked={budget === value}
            onChange={() => form.setValue("budget", value, { shouldValidate: formState.isSubmitted })}
          />
        ))}
      </Choices>
      <Field
        label="Ou votre montant"
        hint="Comme vous l’écrivez : 6,5 M ou 6.500.000 FCFA"
        error={errors.budget?.message}
        optional={isBand}
      >
        {(ties) => (
          <input
            {...ties}
            value={isBand ? "" : budget}
            onChange={({ target }) => form.setValue("budget", target.value, { shouldValidate: formState.isSubmitted })}
            autoComplete="off"
            maxLength={60}
          />
        )}
      </Field>
      {brands.length > 0 && (
        <Brands
          brands={brands}
          wished={wished}
          error={errors.brand_ids?.message}
          onChange={(ids) => form.setValue("brand_ids", ids)}
        />
      )}
      <Contact form={form} byEmail={channel === "email"} />
    </>
  );
}

function Brands({
  brands,
  wished,
  error,
  onChange,
}: {
  brands: readonly ListedBrand[];
  wished: readonly number[];
  error: string | undefined;
  onChange: (ids: number[]) => void;
}) {
  return (
    <details className={styles.brands} open={wished.length > 0 || undefined}>
      <summary>Des marques en tête ? ({MAX_BRANDS} au plus)</summary>
      <Choices legend="Marques" quiet error={error}>
        {brands.map(({ brandId, name }) => {
          const chosen = wished.includes(brandId);
          return (
            <Choice
              key={brandId}
              type="checkbox"
              label={name}
              checked={chosen}
              disabled={!chosen && wished.length >= MAX_BRANDS}
              onChange={() => onChange(chosen ? wished.filter((id) => id !== brandId) : [...wished, brandId])}
            />
          );
        })}
      </Choices>
    </details>
  );
}

function Contact({ form: { register, formState }, byEmail }: Props & { readonly byEmail: boolean }) {
  const { errors } = formState;
  return (
    <>
      <div className={styles.pair}>
        <NameField input={register("name")} error={errors.name?.message} />
        <PhoneField input={register("phone")} error={errors.phone?.message} />
      </div>
      <Choices legend="Être joint par" error={errors.channel?.message}>
        {entries(CHANNEL_LABELS).map(([value, label]) => (
          <Choice key={value} type="radio" value={value} label={label} {...register("channel")} />
        ))}
      </Choices>
      {byEmail && <EmailField input={register("email")} error={errors.email?.message} />}
      <Choices legend="De préférence" error={errors.moment?.message}>
        {entries(MOMENT_LABELS).map(([value, label]) => (
          <Choice key={value} type="radio" value={value} label={label} {...register("moment")} />
        ))}
      </Choices>
      <Field label="Ville" optional error={errors.city?.message}>
        {(ties) => <input {...ties} {...register("city")} autoComplete="address-level2" maxLength={60} />}
      </Field>
      <Agreement
        {...register("consent")}
        error={errors.consent?.message}
        label={
          <>
            J’accepte qu’un conseiller de {site.name}, ou un concessionnaire de la marque, me contacte pour cette
            demande.{" "}
            <a href={routes.legal} target="_blank">
              Vos données
            </a>
          </>
        }
      />
    </>
  );
}
