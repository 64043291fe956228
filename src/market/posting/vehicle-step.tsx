import { useAtomValue } from "jotai";
import { useMemo, useState } from "react";
import { BODY_TYPES, COLOURS, DRIVES, ENERGIES, GEARBOXES } from "../../contract/market/lists";
import type { IndexedCar } from "../../contract/guide/indexed-car";
import { Field } from "../../shared/ui/form/field";
import { brandsAtom } from "../../site/frame/brands-state";
import type { Answers } from "./posting-answers";
import { offeredBrands } from "./offered-cars";
import { rules } from "./posting-rules";
import type { PostingSlots } from "./posting-slots";
import * as styles from "./posting.later.module.css";
import { Line, MoreFields, OneOf, Tiles } from "./step-fields";
import { StepFrame } from "./step-frame";
import type { Posting } from "./use-posting";
import { useGuide } from "./use-guide";
import { type StepForm, useStep } from "./use-step";

const OTHER = "autre";
const MONTHS = [
  "Janvier",
  "Février",
  "Mars",
  "Avril",
  "Mai",
  "Juin",
  "Juillet",
  "Août",
  "Septembre",
  "Octobre",
  "Novembre",
  "Décembre",
];
const MONTH_NAMES = Object.fromEntries(MONTHS.map((name, index) => [String(index + 1), name]));

type Vehicle = StepForm<Answers["vehicle"]>["form"];

/** Brand and model: chosen from those of the guide and of the used cars, or typed under « Autre ». */
function Car({ form, usedBrands }: { readonly form: Vehicle } & Pick<PostingSlots, "usedBrands">) {
  const guide = useAtomValue(brandsAtom);
  const brands = useMemo(() => offeredBrands(guide, usedBrands), [guide, usedBrands]);
  const { errors, isSubmitted } = form.formState;
  const [brandName, modelName] = form.watch(["brand_name", "model_name"]);
  const brand = brands.find(({ name }) => name === brandName);
  const model = brand?.models.find(({ name }) => name === modelName);
  const [otherBrand, setOtherBrand] = useState(brandName !== "" && !brand);
  const [otherModel, setOtherModel] = useState(modelName !== "" && !model);
  const set = (name: "brand_name" | "model_name", value: string) =>
    form.setValue(name, value, { shouldValidate: isSubmitted });
  const chooseModel = (name: string, id: number | null, other: boolean) => {
    form.setValue("model_id", id);
    set("model_name", name);
    setOtherModel(other);
  };
  const chooseBrand = (value: string) => {
    setOtherBrand(value === OTHER);
    set("brand_name", value === OTHER ? "" : value);
    chooseModel("", null, value === OTHER);
  };
  return (
    <div className={styles.two}>
      <Field label="Marque" error={otherBrand ? undefined : errors.brand_name?.message}>
        {(ties) => (
          <select
            {...ties}
            value={otherBrand ? OTHER : (brand?.name ?? "")}
            onChange={({ target }) => chooseBrand(target.value)}
          >
            <option value="">Choisir…</option>
            {brands.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
            <option value={OTHER}>Autre marque</option>
          </select>
        )}
      </Field>
      {otherBrand && <Line form={form} name="brand_name" label="Nom de la marque" longest={40} />}
      {!otherBrand && (
        <Field label="Modèle" error={otherModel ? undefined : errors.model_name?.message}>
          {(ties) => (
            <select
              {...ties}
              value={otherModel ? OTHER : (model?.name ?? "")}
              disabled={!brand}
              onChange={({ target: { value } }) =>
                chooseModel(
                  value === OTHER ? "" : value,
                  brand?.models.find(({ name }) => name === value)?.modelId ?? null,
                  value === OTHER,
                )
              }
            >
              <option value="">Choisir…</option>
              {brand?.models.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
              <option value={OTHER}>Autre modèle</option>
            </select>
          )}
        </Field>
      )}
      {otherModel && <Line form={form} name="model_name" label="Nom du modèle" longest={60} />}
    </div>
  );
}

interface VersionsProps {
  readonly form: Vehicle;
  readonly versions: readonly IndexedCar[];
  readonly onChoose: (version: IndexedCar | null) => void;
}

/** The guide's versions that the car may be. */
function Versions({ form, versions, onChoose }: VersionsProps) {
  const named = form.watch("version");
  if (versions.length === 0) return null;
  return (
    <Field label="Version du guide" hint="Remplit ce que vous n’avez pas encore dit" optional error={undefined}>
      {(ties) => (
        <select
          {...ties}
          value={versions.find(({ name }) => name === named)?.id ?? ""}
          onChange={({ target: { value } }) => onChoose(versions.find(({ id }) => String(id) === value) ?? null)}
        >
          <option value="">Une autre, ou je ne sais pas</option>
          {versions.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Step 1, « Le véhicule » (rule: market/posting-steps, market/guide-answers). */
export function VehicleStep({
  posting,
  guideCars,
  usedBrands,
}: { readonly posting: Posting } & Pick<PostingSlots, "guideCars" | "usedBrands">) {
  const { form, ...frame } = useStep("vehicle", posting);
  const { sentence, versions, choose } = useGuide(form, posting.guided, { guideCars, usedBrands });
  return (
    <StepFrame screen="vehicle" {...frame} onBack={null}>
      <Car form={form} usedBrands={usedBrands} />
      <div className={styles.pair}>
        <Line
          form={form}
          name="year"
          label="Année"
          hint={`De la carte grise, jusqu’à ${rules().year + 1}`}
          figures
          placeholder="2017"
          longest={10}
        />
        <OneOf form={form} name="colour" label="Couleur" optional answers={COLOURS} />
      </div>
      <Versions form={form} versions={versions} onChoose={choose} />
      <p role="status" className={styles.guide}>
        {sentence}
      </p>
      <Tiles form={form} name="energy" label="Énergie" answers={ENERGIES} />
      <Tiles form={form} name="gearbox" label="Boîte de vitesses" answers={GEARBOXES} />
      <OneOf form={form} name="body_type" label="Carrosserie" answers={BODY_TYPES} />
      <MoreFields
        form={form}
        summary="Version, puissance, places…"
        names={["version", "month", "drive", "fiscal_power", "engine", "seats", "doors"]}
      >
        <Line form={form} name="version" label="Version" optional placeholder="1.6 CRDi Executive" longest={80} />
        <OneOf form={form} name="month" label="Mois de mise en circulation" optional answers={MONTH_NAMES} />
        <OneOf form={form} name="drive" label="Transmission" optional answers={DRIVES} />
        <Line
          form={form}
          name="fiscal_power"
          label="Puissance fiscale (CV)"
          optional
          figures
          placeholder="9"
          longest={4}
        />
        <Line form={form} name="engine" label="Cylindrée (cm³)" optional figures placeholder="1.998" longest={8} />
        <Line form={form} name="seats" label="Nombre de places" optional figures placeholder="5" longest={3} />
        <Line form={form} name="doors" label="Nombre de portes" optional figures placeholder="5" longest={2} />
      </MoreFields>
    </StepFrame>
  );
}
