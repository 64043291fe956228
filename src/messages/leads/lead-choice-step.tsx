import { useEffect, useLayoutEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { takePrerendered } from "../../shared/popups/take-prerendered";
import { Choices } from "../../shared/ui/form/choices";
import { Icon, type IconName } from "../../shared/ui/icon";
import { useEffectEvent } from "../../shared/ui/use-effect-event";
import { CONDITION_LABELS, entries, type LeadAnswers, PAYMENT_LABELS } from "./lead-answers";
import * as styles from "./lead-popup.later.module.css";

type Answer = keyof typeof CONDITION_LABELS | keyof typeof PAYMENT_LABELS;
const ICONS: Readonly<Record<Answer, IconName>> = {
  neuve: "sparkles",
  occasion: "key-round",
  indifferent: "message-circle",
  comptant: "banknote",
  credit: "calendar",
  leasing: "file-text",
  reprise: "car",
};

/** One line on each answer, for who hesitates. */
const HELP: Readonly<Record<Answer, string>> = {
  neuve: "Chez un concessionnaire",
  occasion: "D’un particulier ou d’un parking",
  indifferent: "Nous en parlons ensemble",
  comptant: "Tout le prix en une fois",
  credit: "La banque avance le prix",
  leasing: "Un loyer, puis l’achat si vous voulez",
  reprise: "Votre voiture paie une partie",
};

interface Question {
  readonly name: "car_condition" | "payment_method";
  readonly legend: string;
  readonly answers: readonly (readonly [Answer, string])[];
}
/** The questions of the first two steps. */
const QUESTIONS: Readonly<Record<0 | 1, Question>> = {
  0: { name: "car_condition", legend: "Quelle voiture ?", answers: entries(CONDITION_LABELS) },
  1: { name: "payment_method", legend: "Comment pensez-vous payer ?", answers: entries(PAYMENT_LABELS) },
};

interface Props {
  readonly form: UseFormReturn<LeadAnswers>;
  readonly step: 0 | 1;
  readonly onChosen: () => void;
}

/**
 * A step with one question, whose answer goes on to the next step. The answers are buttons: radio buttons would be chosen by each press of an arrow key,
 * and somebody who reads them by the keyboard would be taken along.
 */
export function ChoiceStep({ form, step, onChosen }: Props) {
  const { name, legend, answers } = QUESTIONS[step];
  const chosen = form.watch(name);
  const choose = (value: string) => {
    form.setValue(name, value as LeadAnswers[typeof name]);
    form.clearErrors(name); // The Worker’s complaint about the earlier answer would lead back here.
    onChosen();
  };
  const goOn = useEffectEvent(choose);
  const taken = useRef<ReturnType<typeof takePrerendered>>(null);
  // The layout effects of what is in a dialog come before its own one, which opens it, and all other effects after the dialog has taken the focus.
  useLayoutEffect(() => {
    taken.current = takePrerendered();
    if (taken.current?.answer) goOn(taken.current.answer);
  }, [goOn]);
  useEffect(() => taken.current?.focusAgain(), []);
  return (
    <Choices legend={legend} quiet wide error={form.formState.errors[name]?.message}>
      {answers.map(([value, label]) => (
        <button
          key={value}
          type="button"
          value={value}
          className={styles.answer}
          aria-pressed={chosen === value}
          onClick={() => choose(value)}
        >
          <Icon name={ICONS[value]} size={22} />
          <span>
            {label} <small>{HELP[value]}</small>
          </span>
          <Icon name="arrow-right" />
        </button>
      ))}
    </Choices>
  );
}
