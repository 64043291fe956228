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
import { aboutCar, EMPTY, type LeadAnswers } from "./lead-answers";
import type { LeadCar, LeadRequest } from "./lead-car";
import type { LeadDealer } from "./lead-dealer";
import { ChoiceStep } from "./lead-choice-step";
import { LastStep } from "./lead-last-step";
import * as styles from "./lead-popup.later.module.css";
import { StepHead } from "./lead-step-head";
import { leadPopup } from "./lead-steps";
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
  readonly car?: LeadCar;
  readonly dealer?: LeadDealer;
}

/** Popup of a request for a car (rule: messages/lead-steps). When the car is known, so is its condition, and the popup starts at step 1 (rule: messages/lead-car). A dealer is named in it and in what is sent (rule: messages/lead-dealer). */
export function LeadPopup({ request, car, dealer }: Props) {
  const brands = useAtomValue(brandsAtom);
  const first = car ? 1 : 0;
  const [{ visible, step }, dispatch] = useReducer(leadPopup, { visible: true, step: first });
  const dealer_id = dealer?.dealerId ?? null;
  const subject = { request, model_id: null, version_id: null, dealer_id, ...(car && aboutCar(car)) };
  const messaging = useMessageForm<LeadAnswers>({ address: "leads", schema, empty: EMPTY, subject });
  const { form, reference } = messaging;
  const { errors } = form.formState;

  useEffect(() => {
    if (!visible) closePopup();
  }, [visible]);
  useEffect(() => {
    if (reference) rememberSent(Date.now());
  }, [reference]);
  // The Worker may refuse an answer of an earlier step.
  useEffect(() => {
    const wrong = errors.car_condition ? 0 : errors.payment_method ? 1 : step;
    if (wrong < step) dispatch({ type: "step", step: wrong });
  }, [errors.car_condition, errors.payment_method, step]);

  const go = (to: number) => dispatch({ type: "step", step: to });
  const { name, channel } = form.getValues();
  return (
    <Dialog
      title={reference ? "Demande envoyée" : dealer ? "Demander un prix" : TITLES[request]}
      onClose={() => dispatch({ type: "hide" })}
    >
      {reference ? (
        <MessageSent
          reference={reference}
          sentence={`Merci ${name.trim()} ! Un conseiller vous répond par ${channel && BY[channel]} sous un jour ouvré.`}
        >
          <p>
            En attendant&nbsp;: <a href={routes.newCars}>les voitures neuves</a>,{" "}
            <a href={routes.guideTopic({ slug: "financer-mon-vehicule" })}>financer son véhicule</a>.
          </p>
          <button type="button" className="button" onClick={() => dispatch({ type: "hide" })}>
            Fermer
          </button>
        </MessageSent>
      ) : (
        <MessageForm messaging={messaging} send={step === 2 ? SEND[request] : null}>
          {car?.name && <p className={styles.car}>{car.articled ? `Pour ${car.articled}` : car.name}</p>}
          {dealer?.name && <p className={styles.car}>À {dealer.name}</p>}
          <StepHead key={step} step={step} first={first} onBack={() => go(step - 1)} />
          {step === 2 ? (
            <LastStep form={form} brands={brands} car={car} dealer={dealer} onChange={() => go(first)} />
          ) : (
            <ChoiceStep form={form} step={step} onChosen={() => go(step + 1)} />
          )}
          <p className={`small quiet ${styles.trust}`}>
            Gratuit et sans engagement. Un conseiller vous répond sous un jour ouvré.
          </p>
        </MessageForm>
      )}
    </Dialog>
  );
}
