import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import type { Estimate } from "../../contract/market/estimate";
import { thousandsOffered } from "../../contract/market/form-doubts";
import { SELLER_TYPES } from "../../contract/market/lists";
import { parseAmount } from "../../contract/shared/price-text";
import { typedAmount } from "../../contract/shared/typed";
import { count } from "../../shared/figures/figures";
import { millions } from "../../shared/figures/millions";
import { formatPrice } from "../../shared/figures/price";
import { slugify } from "../../shared/text/slug";
import { REGIONS } from "../../places";
import { Field } from "../../shared/ui/form/field";
import { accountAtom } from "../../members/account-state";
import { askEstimate } from "../estimate/ask-estimate";
import type { Answers } from "./posting-answers";
import * as styles from "./posting.later.module.css";
import { Boxes, Line, MoreFields, OneOf, Tiles } from "./step-fields";
import { StepFrame } from "./step-frame";
import type { Posting } from "./use-posting";
import { type StepForm, useStep } from "./use-step";

type Offer = StepForm<Answers["offer"]>["form"];
const REGION_NAMES = Object.fromEntries(Object.entries(REGIONS).map(([key, { name }]) => [key, name]));
const named = (names: readonly string[] = []) => Object.fromEntries(names.map((name) => [name, name]));

/** What such a car is estimated at; null while it is unknown, when ads say too little, and when the request fails, since posting does not depend on it. */
function useEstimate({ vehicle, state }: Partial<Answers>): Estimate | null {
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  const modele = slugify(`${vehicle?.brand_name ?? ""} ${vehicle?.model_name ?? ""}`);
  const [annee, etat, km, boite, energie] = [
    vehicle?.year ?? "",
    state?.condition ?? "",
    String(typedAmount(state?.mileage ?? "") ?? ""),
    vehicle?.gearbox ?? "",
    vehicle?.energy ?? "",
  ];
  useEffect(() => {
    if (!modele || !annee || !etat || !km) return;
    void askEstimate({ modele, annee, etat, km, boite, energie }).then((answer) =>
      setEstimate(answer.ok ? answer.value.estimate : null),
    );
  }, [modele, annee, etat, km, boite, energie]);
  return estimate;
}

function Price({ form, answers }: { readonly form: Offer; readonly answers: Partial<Answers> }) {
  const estimate = useEstimate(answers);
  const price = parseAmount(form.watch("price"));
  const meant = price === null ? null : thousandsOffered(price);
  const mean = (value: number) => {
    form.setValue("price", String(value), { shouldValidate: true });
    form.setFocus("price"); // The pressed button disappears, so focus has to move.
  };
  return (
    <>
      <Field
        label="Prix, en francs CFA"
        hint={
          <>
            Tous les chiffres&nbsp;: 6500000 pour 6,5 M.
            {estimate &&
              ` Pour une voiture semblable, les annonces demandent environ ${millions(estimate.value)}\u00a0; la moitié demande entre ${millions(estimate.low)} et ${millions(estimate.high)} (${count(estimate.n, "annonce")}).`}
          </>
        }
        error={form.formState.errors.price?.message}
      >
        {(ties) => (
          <input
            {...ties}
            {...form.register("price")}
            inputMode="numeric"
            placeholder="6.500.000"
            maxLength={60}
            autoComplete="off"
          />
        )}
      </Field>
      {meant !== null && (
        <p className={styles.meant}>
          <button type="button" className="button plain" onClick={() => mean(meant)}>
            × 1.000 ? {formatPrice(meant)}
          </button>
        </p>
      )}
    </>
  );
}

/** Step 5, « Prix et contact » (rule: market/posting-steps, market/posting-price). */
export function OfferStep({ posting }: { readonly posting: Posting }) {
  const { member } = useAtomValue(accountAtom);
  const { form, ...frame } = useStep("offer", posting, { seller_name: member?.displayName ?? "" });
  const region = form.watch("region");
  const place = Object.entries(REGIONS).find(([key]) => key === region)?.[1];
  // A town belongs to its region: another region clears the chosen town.
  useEffect(() => {
    const [department, town] = form.getValues(["department", "town"]);
    if (department && !place?.departments.some((name) => name === department)) form.setValue("department", "");
    if (town && !place?.towns.some((name) => name === town)) form.setValue("town", "");
  }, [place, form]);
  return (
    <StepFrame screen="offer" {...frame} onBack={() => posting.goTo("photos")}>
      <Price form={form} answers={posting.draft.answers} />
      <Boxes
        form={form}
        legend="Conditions"
        boxes={[
          ["negotiable", "Prix négociable"],
          ["trade_in", "Reprise possible"],
          ["credit", "Crédit possible"],
        ]}
      />
      <div className={styles.pair}>
        <OneOf form={form} name="region" label="Région" answers={REGION_NAMES} />
        <OneOf form={form} name="town" label="Ville la plus proche" answers={named(place?.towns)} />
      </div>
      <Tiles form={form} name="seller_type" label="Vous êtes" answers={SELLER_TYPES} />
      <div className={styles.pair}>
        <Line form={form} name="seller_name" label="Nom affiché" autoComplete="name" />
        <Line
          form={form}
          name="phone"
          label="Téléphone"
          hint="Montré à qui le demande, jamais dans la page"
          type="tel"
          autoComplete="tel"
          placeholder="77 123 45 67"
          longest={40}
        />
      </div>
      <Boxes form={form} legend="WhatsApp" boxes={[["whatsapp", "Ce numéro répond aussi sur WhatsApp"]]} />
      <MoreFields form={form} summary="Quartier, heures d’appel…" names={["department", "district", "call_hours"]}>
        <OneOf form={form} name="department" label="Département" optional answers={named(place?.departments)} />
        <Line form={form} name="district" label="Quartier" optional />
        <Line form={form} name="call_hours" label="Quand vous appeler" optional placeholder="9 h – 19 h" />
      </MoreFields>
    </StepFrame>
  );
}
