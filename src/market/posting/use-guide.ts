import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { IndexedCar } from "../../contract/guide/indexed-car";
import { useEffectEvent } from "../../shared/ui/use-effect-event";
import {
  answersOfCar,
  answersOfUsed,
  GUIDE_FIELDS,
  type GuideAnswers,
  type GuideField,
  guideSentence,
  isOfTheGuide,
  sharedAnswers,
} from "./guide-answers";
import { usedModelNamed } from "./offered-cars";
import type { Answers } from "./posting-answers";
import { thisYear } from "./posting-rules";
import type { PostingSlots } from "./posting-slots";

interface Guide {
  /** A sentence that names what the guide filled in; "" when it filled in nothing. */
  readonly sentence: string;
  /** Versions of the chosen model, if the car is recent enough to be one of them. */
  readonly versions: readonly IndexedCar[];
  /** Fills in the data of a version; null fills in what all versions share. */
  readonly choose: (version: IndexedCar | null) => void;
}

const NO_CARS: readonly IndexedCar[] = [];

/** Versions of a model; empty until they are loaded, or if they cannot be loaded: the form works without them. */
function useVersions(modelId: number | null, load: PostingSlots["guideCars"]): readonly IndexedCar[] {
  const [found, setFound] = useState({ modelId, cars: NO_CARS });
  useEffect(() => {
    let asked = true;
    const look = async (id: number) => {
      try {
        const cars = (await load()).filter(({ model }) => model.id === id);
        if (asked) setFound({ modelId: id, cars });
      } catch (error) {
        console.warn("Guide :", error instanceof Error ? error.message : "erreur inconnue");
      }
    };
    if (modelId !== null) void look(modelId);
    return () => void (asked = false);
  }, [modelId, load]);
  return found.modelId === modelId ? found.cars : NO_CARS;
}

/**
 * Fills in what the guide knows of the chosen model and the seller has not answered. When the model or the age changes, it
 * clears the values that it filled in and the seller did not touch.
 * @param filled fields that hold a value from the guide; kept as long as the form is open
 */
export function useGuide(
  form: UseFormReturn<Answers["vehicle"]>,
  filled: Set<GuideField>,
  { guideCars, usedBrands }: Pick<PostingSlots, "guideCars" | "usedBrands">,
): Guide {
  const [modelId, year, brandName, modelName] = form.watch(["model_id", "year", "brand_name", "model_name"]);
  const { isSubmitted } = form.formState;
  const cars = useVersions(modelId, guideCars);
  const used = modelId === null ? usedModelNamed(usedBrands, brandName, modelName) : undefined;
  const inGuide = isOfTheGuide(year, thisYear());
  const [sentence, setSentence] = useState("");

  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name, type }) => {
      if (type === "change") filled.delete(name as GuideField);
    });
    return unsubscribe;
  }, [form, filled]);

  const fill = (answers: GuideAnswers) => {
    const free = GUIDE_FIELDS.filter((field) => filled.has(field) || form.getValues(field) === "");
    for (const field of free)
      if (form.getValues(field) !== answers[field])
        form.setValue(field, answers[field], { shouldValidate: isSubmitted });
    const newlyFilled = free.filter((field) => answers[field] !== "");
    filled.clear();
    for (const field of newlyFilled) filled.add(field);
    setSentence(guideSentence(answers, newlyFilled));
  };

  const isOld = inGuide === false;
  const fillNew = useEffectEvent(fill);
  const asked = `${modelId ?? `${brandName} ${used?.name}`} ${isOld}`;
  // The fields of a resumed draft count as answered, even those left empty.
  const answered = useRef(asked);
  useEffect(() => {
    if (asked === answered.current) return;
    answered.current = cars.length > 0 || used ? asked : "";
    fillNew(used ? answersOfUsed(used) : sharedAnswers(cars, isOld));
  }, [asked, cars, used, isOld, fillNew]);

  return {
    sentence,
    versions: inGuide ? cars : NO_CARS,
    choose: (version) => {
      form.setValue("version", "");
      fill(version ? answersOfCar(version) : sharedAnswers(cars, false));
    },
  };
}
