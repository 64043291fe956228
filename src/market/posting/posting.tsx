import { type ReactNode, useEffect, useRef } from "react";
import { routes } from "../../routes";
import { CheckStep } from "./check-step";
import { OfferStep } from "./offer-step";
import { PhotosStep } from "./photos-step";
import { nameOf } from "./posting-draft";
import type { PostingSlots } from "./posting-slots";
import * as styles from "./posting.later.module.css";
import type { Screen } from "./screens";
import { StateStep } from "./state-step";
import { type Posting as PostingState, usePosting } from "./use-posting";
import { VehicleStep } from "./vehicle-step";
import { WordsStep } from "./words-step";

/** A message or a question that replaces the form, and receives focus. */
function FocusedNotice({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.found}>
      {children}
    </div>
  );
}

/** Moves focus to the title of each screen but the one that the page opens with, so that a screen reader announces it and the page begins at its top. */
function useStepFocus(phase: PostingState["phase"], screen: Screen): void {
  const isOpen = useRef(false);
  useEffect(() => {
    if (phase === "loading") return;
    const title = isOpen.current ? document.querySelector<HTMLElement>(`[data-step=${screen}]`) : null;
    isOpen.current = true;
    title?.focus({ preventScroll: true });
    title?.scrollIntoView?.({ block: "start" });
  }, [phase, screen]);
}

/** The form of /poster-une-annonce (rule: market/posting-steps). @param id of an existing ad that is being edited; null for a new one */
export function Posting({
  id,
  Photos,
  Preview,
  guideCars,
  usedBrands,
  importLimits,
}: PostingSlots & { readonly id: string | null }) {
  const posting = usePosting(id);
  const { phase, draft } = posting;
  useStepFocus(phase, draft.screen);
  if (phase === "loading") return <p role="status">Votre annonce arrive…</p>;
  if (phase === "sent")
    return (
      <FocusedNotice>
        <p role="status">
          <b>Votre annonce est enregistrée. Elle sera en ligne après vérification (en général moins de 2&nbsp;h).</b>
        </p>
        <p>Vous la retrouvez, avec ses vues et ses contacts, dans votre compte.</p>
        <p className={styles.row}>
          <a className="button" href={routes.account}>
            Voir mes annonces
          </a>
          {id === null && (
            <button type="button" className="button plain" onClick={posting.startAnew}>
              Poster une autre annonce
            </button>
          )}
        </p>
      </FocusedNotice>
    );
  if (phase === "found")
    return (
      <FocusedNotice>
        <p>
          <b>Vous avez commencé une annonce&nbsp;: {nameOf(draft.answers)}.</b>
        </p>
        <p className={styles.row}>
          <button type="button" className="button" onClick={posting.resume}>
            Reprendre votre brouillon
          </button>
          <button type="button" className="button plain" onClick={posting.startAnew}>
            Commencer une autre annonce
          </button>
        </p>
      </FocusedNotice>
    );
  if (phase === "failed" || phase === "unknown")
    return (
      <FocusedNotice>
        <p>
          {phase === "failed"
            ? "Votre annonce n’a pas pu être chargée."
            : "Cette annonce n’existe pas, ou n’est pas la vôtre."}
        </p>
        {phase === "failed" ? (
          <button type="button" className="button" onClick={posting.retry}>
            Réessayer
          </button>
        ) : (
          <a className="button" href={routes.account}>
            Voir mes annonces
          </a>
        )}
      </FocusedNotice>
    );
  const { screen } = draft;
  if (screen === "vehicle") return <VehicleStep posting={posting} guideCars={guideCars} usedBrands={usedBrands} />;
  if (screen === "state") return <StateStep posting={posting} importLimits={importLimits} />;
  if (screen === "words") return <WordsStep posting={posting} />;
  if (screen === "photos") return <PhotosStep posting={posting} Photos={Photos} />;
  if (screen === "offer") return <OfferStep posting={posting} />;
  return <CheckStep posting={posting} Preview={Preview} />;
}
