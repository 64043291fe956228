import { reviewForm, SCORES, MIN_OPINION_LENGTH, USAGES } from "../../contract/guide/review";
import { capitalised } from "../../shared/text/capital";
import { USAGE_NAMES } from "./usages";
import { routes } from "../../routes";
import { site } from "../../site";
import { Agreement, Choice, Choices } from "../../shared/ui/form/choices";
import { Field } from "../../shared/ui/form/field";
import * as styles from "../../shared/ui/form/form.later.module.css";
import { idToken } from "../../members/provider";
import { MessageForm } from "../../messages/sending/message-form";
import { MessageSent } from "../../messages/sending/message-sent";
import { useMessageForm } from "../../messages/sending/use-message-form";
import { closePopup } from "../../shared/popups/popups-state";
import { EMPTY, type ReviewAnswers, type ReviewedModel, reviewOf, SCORE_LABELS } from "./review-answers";

const schema = reviewForm(site.phone);
const MARKS = ["1", "2", "3", "4", "5"];

interface Props {
  readonly model: ReviewedModel;
  /** Goes back to choose another model; null when the page determines the model. */
  readonly onAnother: (() => void) | null;
}

/** Form for an owner's review of a model, which is moderated before publication (rule: guide/review-form, guide/review-waits). */
export function ReviewFields({ model, onAnother }: Props) {
  const messaging = useMessageForm<ReviewAnswers>({
    address: "reviews",
    schema,
    empty: EMPTY,
    shape: (answers) => reviewOf(model, answers),
    token: idToken,
    draft: { name: `reviews-${model.modelId}`, keptBy: "device" },
  });
  const { form, reference } = messaging;
  const { register, formState } = form;
  const { errors } = formState;
  if (reference)
    return (
      <MessageSent reference={reference} sentence="Merci ! Votre avis sera publié après vérification.">
        <button type="button" className="button" onClick={closePopup}>
          Fermer
        </button>
      </MessageSent>
    );
  return (
    <MessageForm
      messaging={messaging}
      send="Envoyer mon avis"
      before={
        onAnother && (
          <button type="button" className="button plain" onClick={onAnother}>
            Changer de modèle
          </button>
        )
      }
    >
      <p className={styles.note}>
        Lu avant publication, sous 48&nbsp;h. Ni numéro, ni lien, ni promesse de prix&nbsp;:{" "}
        <a href={`${routes.reviews}#regles`} target="_blank">
          nos règles
        </a>
        .
      </p>
      <Field label="Année du véhicule" error={errors.year?.message}>
        {(ties) => <input {...ties} {...register("year")} inputMode="numeric" placeholder="2019" maxLength={20} />}
      </Field>
      <Field label="Kilométrage" error={errors.mileage?.message}>
        {(ties) => <input {...ties} {...register("mileage")} inputMode="numeric" placeholder="85.000" maxLength={20} />}
      </Field>
      <Field label="Depuis combien de mois ?" error={errors.months_owned?.message}>
        {(ties) => (
          <input {...ties} {...register("months_owned")} inputMode="numeric" placeholder="18" maxLength={20} />
        )}
      </Field>
      <Choices legend="Usage principal" error={errors.usage?.message}>
        {USAGES.map((usage) => (
          <Choice
            key={usage}
            type="radio"
            value={usage}
            label={capitalised(USAGE_NAMES[usage] ?? usage)}
            {...register("usage")}
          />
        ))}
      </Choices>
      {SCORES.map((score) => (
        <Choices key={score} legend={`${SCORE_LABELS[score]}, de 1 à 5`} error={errors[score]?.message} narrow>
          {MARKS.map((mark) => (
            <Choice key={mark} type="radio" value={mark} label={mark} {...register(score)} />
          ))}
        </Choices>
      ))}
      <Field label="Consommation constatée, aux 100 km" optional error={errors.consumption?.message}>
        {(ties) => (
          <input {...ties} {...register("consumption")} inputMode="decimal" placeholder="7,5" maxLength={20} />
        )}
      </Field>
      <Field label="Ses qualités" hint={`${MIN_OPINION_LENGTH} caractères au moins`} error={errors.likes?.message}>
        {(ties) => <textarea {...ties} {...register("likes")} rows={4} maxLength={1_500} />}
      </Field>
      <Field label="Ses défauts" hint={`${MIN_OPINION_LENGTH} caractères au moins`} error={errors.dislikes?.message}>
        {(ties) => <textarea {...ties} {...register("dislikes")} rows={4} maxLength={1_500} />}
      </Field>
      <Field label="Autre chose à dire ?" optional error={errors.comment?.message}>
        {(ties) => <textarea {...ties} {...register("comment")} rows={3} maxLength={3_000} />}
      </Field>
      <Choices legend="Recommanderiez-vous cette voiture ?" error={errors.recommends?.message}>
        <Choice type="radio" value="oui" label="Oui" {...register("recommends")} />
        <Choice type="radio" value="non" label="Non" {...register("recommends")} />
      </Choices>
      <Agreement
        label="Je possède ou j’ai conduit cette voiture."
        error={errors.has_driven?.message}
        {...register("has_driven")}
      />
    </MessageForm>
  );
}
