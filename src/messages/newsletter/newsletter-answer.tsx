import { useState } from "react";
import * as z from "zod/mini";
import { routes } from "../../routes";
import { queryHere } from "../../shared/address/address";
import { ask } from "../../shared/http/ask";
import { MailAnswer } from "../../shared/ui/mail-answer";

const receipt = z.object({ reference: z.string() });

/** What the link of the newsletter's e-mail asks (rule: messages/newsletter-confirmed). */
export function NewsletterAnswer() {
  const [token] = useState(() => queryHere().get("jeton"));
  if (!token)
    return (
      <p className="stack">
        Cette page s’ouvre depuis le lien d’un e-mail. <a href={routes.news}>Lire l’actualité auto</a>
      </p>
    );
  return (
    <MailAnswer
      question={"Quelqu’un a demandé notre lettre pour votre adresse\u00a0: confirmez que c’est vous."}
      button="Confirmer mon inscription"
      answer={() => ask("/api/newsletter/confirm", receipt, { body: { token } })}
    >
      {() => (
        <>
          <p>C’est fait&nbsp;: la prochaine lettre est pour vous. Chacune a un lien de désabonnement.</p>
          <p>
            <a className="button" href={routes.news}>
              Lire l’actualité auto
            </a>
          </p>
        </>
      )}
    </MailAnswer>
  );
}
