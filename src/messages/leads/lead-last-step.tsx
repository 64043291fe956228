import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { MAX_BRANDS } from "../../contract/messages/lead";
import { routes } from "../../routes";
import { site } from "../../site";
import { Agreement, Choice, Choices } from "../../shared/ui/form/choices";
import { Field } from "../../shared/ui/form/field";
import { More } from "../../shared/ui/form/more";
import type { ListedBrand } from "../../site/frame/brands-state";
import { EmailField, NameField, PhoneField } from "../sending/sender-fields";
import {
  CHANNEL_LABELS,
  CONDITION_LABELS,
  EMPTY,
  entries,
  type LeadAnswers,
  MOMENT_LABELS,
  PAYMENT_LABELS,
} from "./lead-answers";
import type { LeadCar } from "./lead-car";
import type { LeadDealer } from "./lead-dealer";
import { BrandField, BudgetField } from "./lead-car-fields";
import * as styles from "./lead-popup.later.module.css";

interface Props {
  readonly form: UseFormReturn<LeadAnswers>;
  readonly brands: readonly ListedBrand[];
  readonly car: LeadCar | undefined;
}
interface LastProps extends Props {
  readonly dealer: LeadDealer | undefined;
  /** Goes back to the first step. */
  readonly onChange: () => void;
}

/** The step that sends: what an adviser needs for an answer, and behind a summary what some visitors want to add. */
export function LastStep({ form, brands, car, dealer, onChange }: LastProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const { car_condition, payment_method } = form.getValues();
  return (
    <>
      <p className={styles.chosen}>
        {!car && car_condition && <span className="badge">{CONDITION_LABELS[car_condition]}</span>}{" "}
        {payment_method && <span className="badge">{PAYMENT_LABELS[payment_method]}</span>}{" "}
        <button type="button" onClick={onChange}>
          Modifier
        </button>
      </p>
      <div className={styles.pair}>
        {!car && brands.length > 0 && <BrandField form={form} brands={brands} place={0} />}
        {!car?.price && <BudgetField form={form} />}
      </div>
      <div className={styles.sender}>
        <NameField input={register("name")} error={errors.name?.message} />
        <PhoneField input={register("phone")} error={errors.phone?.message} />
      </div>
      <MoreAnswers form={form} brands={brands} car={car} />
      <Agreement
        {...register("consent")}
        error={errors.consent?.message}
        label={
          <>
            J’accepte qu’un conseiller de {site.name}, ou{" "}
            {dealer?.name ?? (car ? "un concessionnaire de la marque" : "un concessionnaire")}, me contacte pour cette
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

/** Whether a draft holds an answer that only `MoreAnswers` shows. */
const hasMore = ({ brand_ids, channel, moment, email, city }: LeadAnswers) =>
  brand_ids.length > 1 || channel !== EMPTY.channel || moment !== EMPTY.moment || Boolean(email || city);

/** What nobody has to answer. It is closed until the visitor opens it, or has answered something there before. */
function MoreAnswers({ form, brands, car }: Props) {
  const { register, formState, watch } = form;
  const { errors } = formState;
  const [channel, wished] = watch(["channel", "brand_ids"]);
  const [startsOpen] = useState(() => hasMore(form.getValues()));
  const others = [...brands.keys()].slice(1, Math.min(wished.length + 1, MAX_BRANDS));
  return (
    <More summary="Ajouter une précision" startsOpen={startsOpen}>
      {car?.price && <BudgetField form={form} />}
      {!car && others.map((place) => <BrandField key={place} form={form} brands={brands} place={place} />)}
      <Choices legend="Vous joindre par" error={errors.channel?.message}>
        {entries(CHANNEL_LABELS).map(([value, label]) => (
          <Choice key={value} type="radio" value={value} label={label} {...register("channel")} />
        ))}
      </Choices>
      <EmailField input={register("email")} error={errors.email?.message} optional={channel !== "email"} />
      <Choices legend="De préférence" error={errors.moment?.message}>
        {entries(MOMENT_LABELS).map(([value, label]) => (
          <Choice key={value} type="radio" value={value} label={label} {...register("moment")} />
        ))}
      </Choices>
      <Field label="Ville" optional error={errors.city?.message}>
        {(ties) => <input {...ties} {...register("city")} autoComplete="address-level2" maxLength={60} />}
      </Field>
    </More>
  );
}
