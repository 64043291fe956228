import { useAtomValue } from "jotai";
import { useState } from "react";
import { accountAtom } from "../../members/account-state";
import { requireMember } from "../../members/open-account";
import { queryHere } from "../../shared/address/address";
import { Photos } from "../photos/photos";
import { Posting } from "./posting";
import * as styles from "./posting.later.module.css";
import { readPosting } from "./posting-draft";
import type { PostingSlots } from "./posting-slots";
import { AdCard } from "../cards/ad-card";

const guideCars = async () => (await import("../../guide/search/guide-cars")).guideCars();

/** What a visitor without an account may do here, with a button to sign in. */
const Invitation = ({ children }: { readonly children: string }) => (
  <p>
    {children}{" "}
    <button type="button" className={styles.link} onClick={() => void requireMember()}>
      Se connecter
    </button>
  </p>
);

/**
 * The posting form with the components that it gets from other features; `?annonce=…` is the id of an own ad to edit. An ad that is in an account is shown
 * to its owner alone; a new one is begun without an account (rule: market/posting-sign-in).
 */
export function PostingForm(given: Pick<PostingSlots, "importLimits" | "usedBrands">) {
  const { member } = useAtomValue(accountAtom);
  const [id] = useState(() => queryHere().get("annonce"));
  const [isInAccount] = useState(() => id !== null || (readPosting(null)?.ad ?? null) !== null);
  if (!member && isInAccount)
    return <Invitation>Connectez-vous pour reprendre votre annonce : elle est gardée dans votre compte.</Invitation>;
  return (
    <>
      {!member && (
        <Invitation>
          Commencez tout de suite. Un compte, gratuit, n’est demandé qu’au moment d’ajouter les photos.
        </Invitation>
      )}
      <Posting key={id} id={id} Photos={Photos} Preview={AdCard} guideCars={guideCars} {...given} />
    </>
  );
}
