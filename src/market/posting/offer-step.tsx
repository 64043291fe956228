import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import type { AdMarket } from "../../contract/market/ad";
import { thousandsOffered } from "../../contract/market/form-doubts";
import { SELLER_TYPES } from "../../contract/market/lists";
import { parseAmount } from "../../contract/shared/price-text";
import { typedAmount } from "../../contract/shared/typed";
import { count } from "../../shared/figures/figures";
import { formatPrice } from "../../shared/figures/price";
import { slugify } from "../../shared/text/slug";
import { REGIONS } from "../../places";
import { Field } from "../../shared/ui/form/field";
import { accountAtom } from "../../members/account-state";
import { askMarket } from "./own-ads-api";
import type { Answers } from "./posting-answers";
import * as styles from "./posting.later.module.css";
import { Boxes, Line, OneOf, Tiles } from "./step-fields";
import { StepFrame } from "./step-frame";
import type { Posting } from "./use-posting";
import { type StepForm, useStep } from "./use-step";

type Offer = StepForm<Answers["offer"]>["form"];
const REGION_NAMES = Object.fromEntries(Object.entries(REGIONS).map(([key, { name }]) => [key, name]));
const named = (names: readonly string[] = []) => Object.fromEntries(names.map((name) => [name, name]));
const millions = (value: number) => String(Math.round(value / 100_000) / 10).replace(".", ",");

/** The price range of comparable ads; null while it is unknown or when there are too few. */
function useComparable({ vehicle, state }: Partial<Answers>): AdMarket["comparable"] {
  const [comparable, setComparable] = useState<AdMarket["comparable"]>(null);
  const modele = slugify(`${vehicle?.brand_name ?? ""} ${vehicle?.model_name ?? ""}`);
  const [annee, etat, km] = [
    vehicle?.year ?? "",
    state?.condition ?? "",
    String(typedAmount(state?.mileage ?? "") ?? ""),
  ];
  useEffect(() => {
    if (modele && annee && etat && km) void askMarket({ modele, annee, etat, km }).then(setComparable);
  }, [modele, annee, etat, km]);
  return comparable;
}

function Price({ form, answers }: { readonly form: Offer; readonly answers: Partial<Answers> }) {
  const comparable = useComparable(answers);
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
            Tous les chiffres : 6500000 pour 6,5 M.
            {comparable &&
              ` Les annonces comparables : ${millions(comparable.low)} – ${millions(comparable.high)} M (${count(comparable.n, "annonce")}).`}
          </>
        }
        error={form.formState.errors.price?.message}
      >
        {(ties) => (
          <input
            {...ties}
            {...form.register("price")}
            inputMode="numeric"
            placeholder="6 500 000"
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
        <OneOf form={form} name="department" label="Département" optional answers={named(place?.departments)} />
        <OneOf form={form} name="town" label="Ville, la plus proche" answers={named(place?.towns)} />
        <Line form={form} name="district" label="Quartier" optional />
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
        <Line form={form} name="call_hours" label="Quand appeler" optional placeholder="9 h – 19 h" />
      </div>
      <Boxes form={form} legend="WhatsApp" boxes={[["whatsapp", "Ce numéro répond aussi sur WhatsApp"]]} />
    </StepFrame>
  );
}
