import { useEffect, useRef, useState } from "react";
import type { OwnAd } from "../../contract/market/ad";
import { AD_STEPS, type AdStep } from "../../contract/market/form";
import { accountNow } from "../../members/account-state";
import { requireMember } from "../../members/open-account";
import type { Failure } from "../../shared/http/ask";
import { useEffectEvent } from "../../shared/ui/use-effect-event";
import type { GuideField } from "./guide-answers";
import { beginAd, readAd, saveAd, submitAd } from "./own-ads-api";
import type { Answers } from "./posting-answers";
import { dropPosting, freshDraft, keepPosting, type PostingDraft, readPosting } from "./posting-draft";
import { type Screen, SCREENS } from "./screens";

/** Changes of an ad that others already see are sent together at the end, since an operator reviews each change. */
const isShown = (ad: OwnAd | null) => ad?.state === "publiee" || ad?.state === "en_attente";

/** "found": a stored draft can be resumed; "failed": the ad to edit could not be loaded; "unknown": there is no such ad. */
type Phase = "loading" | "found" | "failed" | "unknown" | "writing" | "sent";

export interface Posting {
  readonly phase: Phase;
  readonly draft: PostingDraft;
  /** The ad as the edge last returned it; null while the draft exists only in this browser. */
  readonly ad: OwnAd | null;
  /** Whether the ad is online or awaits review: it is then edited, not posted. */
  readonly shown: boolean;
  /** Fields of the first step that hold an untouched value from the guide; known only while the form is open. */
  readonly guided: Set<GuideField>;
  readonly resume: () => void;
  readonly startAnew: () => void;
  readonly retry: () => void;
  readonly goTo: (screen: Screen) => void;
  /** Stores the values of a form after each change of a field. */
  readonly typed: <Step extends AdStep>(step: Step, answers: Answers[Step]) => void;
  /** Sends the valid answers of a step; those of a visitor without an account stay in this browser. @returns the edge's refusal; null when the next screen is shown */
  readonly answered: <Step extends AdStep>(step: Step, answers: Answers[Step]) => Promise<Failure | null>;
  /** Creates the ad at the edge, which photos need, in the account for which a visitor without one is asked. @returns the refusal; null when the ad exists */
  readonly reach: () => Promise<Failure | null>;
  /** Called when photos were added or removed, which changes the revision of an ad that others see. */
  readonly photosChanged: () => void;
  /** Publishes the ad, or sends the changes of an existing one. @returns the edge's refusal; null when it succeeded */
  readonly finish: () => Promise<Failure | null>;
}

const after = (screen: Screen): Screen => SCREENS[SCREENS.indexOf(screen) + 1] ?? screen;
/** The edge could not be reached, or too many requests were sent: the answers are sent with the next step. */
const mayWait = ({ code }: Failure) => code === "network" || code === "too_many";

const refusal = (code: string, message: string): Failure => ({ ok: false, status: 0, code, message, fields: {} });
const UNCHANGED = refusal("unchanged", "Rien n’a changé dans votre annonce : corrigez-la avant de la renvoyer.");
const ANONYMOUS = refusal(
  "anonymous",
  "Connectez-vous, ou créez un compte gratuit : les photos et l’annonce y sont gardées. Ce que vous avez écrit vous attend ici.",
);

/** The state of an ad that is being posted: stored here after each field, and at the edge after each step. @param id of an existing ad that is being edited; null for a new one */
export function usePosting(id: string | null): Posting {
  const [phase, setPhase] = useState<Phase>("loading");
  const [draft, setDraft] = useState<PostingDraft>(freshDraft);
  const [ad, setAd] = useState<OwnAd | null>(null);
  const guided = useRef(new Set<GuideField>()).current;

  const keep = (next: PostingDraft): PostingDraft => {
    keepPosting(id, next);
    setDraft(next);
    return next;
  };
  const applyAd = (from: PostingDraft, now: OwnAd, more: Partial<PostingDraft> = {}): PostingDraft => {
    setAd(now);
    return keep({ ...from, ...more, ad: { id: now.id, revision: now.revision } });
  };

  const startAnew = () => {
    dropPosting(id);
    guided.clear();
    setAd(null);
    setDraft(freshDraft());
    setPhase("writing");
  };

  const open = async (): Promise<void> => {
    setPhase("loading");
    const kept = readPosting(id);
    const known = id ?? kept?.ad?.id;
    if (id === null && kept) setDraft(kept);
    if (known === undefined) return setPhase(kept && Object.keys(kept.answers).length > 0 ? "found" : "writing");
    const read = await readAd(known);
    if (!read.ok) {
      if (id === null && read.code === "unknown_ad") return startAnew();
      return setPhase(id === null ? "found" : read.code === "unknown_ad" ? "unknown" : "failed");
    }
    const { ad: now, answers } = read.value;
    if (id === null && now.state !== "brouillon") return startAnew(); // The ad was posted from another device.
    const same = kept?.ad?.revision === now.revision;
    // The answers of the edge, overwritten by those typed here since.
    const own = { ...(answers as Partial<Answers>), ...(same ? kept.answers : {}) };
    setAd(now);
    setDraft({
      ...(kept ?? freshDraft()),
      ad: { id: now.id, revision: now.revision },
      answers: own,
      unsent: same ? kept.unsent : [],
    });
    setPhase(id === null ? "found" : "writing");
  };
  const openFirst = useEffectEvent(open);
  useEffect(() => void openFirst(), [openFirst]);

  /** Creates the ad if necessary and sends the unsent answers. @returns the updated draft, and the edge's refusal if any */
  const send = async (
    from: PostingDraft,
  ): Promise<{ readonly draft: PostingDraft; readonly problem: Failure | null }> => {
    let now = from;
    if (!now.ad) {
      const begun = await beginAd(now.key);
      if (!begun.ok) return { draft: now, problem: begun };
      now = applyAd(now, begun.value.ad);
    }
    if (now.unsent.length === 0 || !now.ad) return { draft: now, problem: null };
    const fields = Object.fromEntries(now.unsent.map((step) => [step, now.answers[step]]));
    const saved = await saveAd(now.ad.id, now.ad.revision, fields);
    return saved.ok
      ? { draft: applyAd(now, saved.value.ad, { unsent: [] }), problem: null }
      : { draft: now, problem: saved };
  };

  const refreshAd = async () => {
    const read = ad && (await readAd(ad.id));
    if (read?.ok) applyAd(draft, read.value.ad);
  };

  return {
    phase,
    draft,
    ad,
    shown: isShown(ad),
    guided,
    resume: () => setPhase("writing"),
    startAnew,
    retry: () => void open(),
    goTo: (screen) => void keep({ ...draft, screen }),
    typed: (step, answers) => void keep({ ...draft, answers: { ...draft.answers, [step]: answers } }),
    answered: async (step, answers) => {
      const unsent = AD_STEPS.filter((one) => one === step || draft.unsent.includes(one));
      const next = keep({ ...draft, answers: { ...draft.answers, [step]: answers }, unsent });
      const onward = { screen: after(draft.screen) };
      const isSent = accountNow().member !== null && !isShown(ad);
      const { draft: now, problem } = isSent ? await send(next) : { draft: next, problem: null };
      if (problem && !mayWait(problem)) return problem;
      keep({ ...now, ...onward });
      return null;
    },
    reach: async () => {
      if (!(await requireMember())) return ANONYMOUS;
      return draft.ad ? null : (await send(draft)).problem;
    },
    photosChanged: () => void (isShown(ad) && refreshAd()),
    finish: async () => {
      if (!(await requireMember())) return ANONYMOUS;
      const { draft: sent, problem } = await send(draft);
      if (problem) return problem;
      if (!sent.ad) return null;
      // Photos also change the ad's revision.
      const read = await readAd(sent.ad.id);
      if (!read.ok) return read;
      const { ad: now } = read.value;
      if (!isShown(now) && now.state !== "brouillon") return UNCHANGED;
      const submitted = now.state === "brouillon" ? await submitAd(now.id, now.revision) : read;
      if (!submitted.ok) return submitted;
      setAd(submitted.value.ad);
      dropPosting(id);
      setPhase("sent");
      return null;
    },
  };
}
