import { useAtomValue } from "jotai";
import { useEffect, useReducer } from "react";
import { leadForm } from "../../contract/messages/lead";
import { routes } from "../../routes";
import { site } from "../../site";
import { Dialog } from "../../shared/ui/dialog";
import { brandsAtom } from "../../site/frame/brands-state";
import { MessageForm } from "../sending/message-form";
import { MessageSent } from "../sending/message-sent";
import { useMessageForm } from "../sending/use-message-form";
import { closePopup } from "../../shared/popups/popups-state";
import { aboutCar, EMPTY, FIELDS_OF, type LeadAnswers } from "./lead-answers";
import type { LeadCar, LeadRequest } from "./lead-car";
import * as styles from "./lead-popup.later.module.css";
import { StepFields } from "./lead-step-fields";
import { leadPopup, STEPS } from "./lead-steps";
import { rememberSent } from "./sent-lately";

const TITLES: Readonly<Record<LeadRequest, string>> = {
  offres: "On vous aide à trouver votre véhicule",
  devis: "Demander un devis",
  essai: "Réserver un essai",
};
const SEND: Readonly<Record<LeadRequest, string>> = {
  offres: "Recevoir des offres",
  devis: "Recevoir mon devis",
  essai: "Demander mon essai",
};
const BY = { whatsapp: "WhatsApp", appel: "téléphone", email: "e-mail" } as const;

const schema = leadForm(site.phone);

interface Props {
  readonly request: LeadRequest;
  readonly car: LeadCar | null;
}

/** Popup of a request for a car (rule: messages/lead-steps). When the car is known, so is its condition, and the popup starts at step 1 (rule: messages/lead-car). */
export function LeadPopup({ request, car }: Props) {
  const brands = useAtomValue(brandsAtom);
  const [{ visible, step }, dispatch] = useReducer(leadPopup, { visible: true, step: car ? 1 : 0 });
  const given = { request, model_id: null, version_id: null, ...(car && aboutCar(car)) };
  const messaging = useMessageForm<LeadAnswers>({ address: "leads", schema, empty: EMPTY, given });
  const { form, reference } = messaging;
  const { errors } = form.formState;

  useEffect(() => {
    if (!visible) closePopup();
  }, [visible]);
  useEffect(() => {
    if (reference) rememberSent(Date.now());
  }, [reference]);
  // The Worker may refuse a field of an earlier step.
  useEffect(() => {
    const wrong = ([0, 1, 2] as const).find((one) => FIELDS_OF[one].some((name) => errors[name]));
    if (wrong !== undefined && wrong < step) dispatch({ type: "step", step: wrong });
  }, [errors, step]);

  const next = async () => {
    if (await messaging.check(FIELDS_OF[step])) dispatch({ type: "step", step: step + 1 });
  };
  const { name, channel } = form.getValues();
  return (
    <Dialog title={reference ? "Demande envoyée" : TITLES[request]} onClose={() => dispatch({ type: "hide" })}>
      {reference ? (
        <MessageSent
          reference={reference}
          sentence={`Merci ${name.trim()} ! Un conseiller vous répond par ${channel && BY[channel]} sous 24 h ouvrées.`}
        >
          <p>
            En attendant : <a href={routes.newCars}>les voitures neuves</a>,{" "}
            <a href={routes.guideTopic({ slug: "financer-mon-vehicule" })}>financer son véhicule</a>.
          </p>
          <button type="button" className="button" onClick={() => dispatch({ type: "hide" })}>
            Fermer
          </button>
        </MessageSent>
      ) : (
        <MessageForm
          messaging={messaging}
          send={step < 2 ? "Continuer" : SEND[request]}
          instead={step < 2 ? () => void next() : undefined}
          before={
            step > 0 && (
              <button type="button" className="button plain" onClick={() => dispatch({ type: "step", step: step - 1 })}>
                Précédent
              </button>
            )
          }
        >
          <p className={styles.progress}>
            Étape {step + 1} sur {STEPS.length}
            <progress value={step + 1} max={STEPS.length} aria-hidden="true" />
          </p>
          {car && <p className={styles.car}>{car.name}</p>}
          <StepFields form={form} step={step} brands={car ? [] : brands} onChoose={() => void next()} />
        </MessageForm>
      )}
    </Dialog>
  );
}
