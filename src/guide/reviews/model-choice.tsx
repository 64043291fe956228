import { useAtomValue } from "jotai";
import { useRef, useState } from "react";
import { Field } from "../../shared/ui/form/field";
import * as styles from "../../shared/ui/form/form.later.module.css";
import { focusFirstWrong } from "../../shared/ui/form/schema-resolver";
import { brandsAtom } from "../../site/frame/brands-state";
import type { ReviewedModel } from "./review-answers";

/** Form to choose a car: its brand, then its model. */
export function ModelChoice({ onChoose }: { onChoose: (model: ReviewedModel) => void }) {
  const brands = useAtomValue(brandsAtom);
  const [brandId, setBrandId] = useState("");
  const [modelId, setModelId] = useState("");
  const [isSubmitted, setSubmitted] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const brand = brands.find((item) => String(item.brandId) === brandId);
  const model = brand?.models.find((item) => String(item.modelId) === modelId);

  const choose = () => {
    if (brand && model) return onChoose({ modelId: model.modelId, name: `${brand.name} ${model.name}` });
    setSubmitted(true);
    focusFirstWrong(element.current);
  };
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        choose();
      }}
    >
      <Field label="Marque" error={isSubmitted && !brand ? "Choisissez une marque." : undefined}>
        {(ties) => (
          <select
            {...ties}
            value={brandId}
            onChange={({ target }) => {
              setBrandId(target.value);
              setModelId("");
            }}
          >
            <option value="">Choisir…</option>
            {brands.map((one) => (
              <option key={one.brandId} value={one.brandId}>
                {one.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Modèle" error={isSubmitted && brand && !model ? "Choisissez un modèle." : undefined}>
        {(ties) => (
          <select {...ties} value={modelId} disabled={!brand} onChange={({ target }) => setModelId(target.value)}>
            <option value="">{brand ? "Choisir…" : "D’abord la marque"}</option>
            {brand?.models.map((one) => (
              <option key={one.modelId} value={one.modelId}>
                {one.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className={styles.actions}>
        <button className="button">Continuer</button>
      </div>
    </form>
  );
}
