import type * as z from "zod/mini";
import { reviewMessage } from "../../src/contract/wire/message";
import { overallScore } from "../catalogue/review-rows";
import { textIn, type Row } from "../row";
import type { Inbox, Received } from "./store";

export const DECISIONS = ["publie", "refuse"] as const;
export type Decision = (typeof DECISIONS)[number];
export const isDecision = (word: string): word is Decision => DECISIONS.some((one) => one === word);

/** Ids of the content folder's reviews are below. */
const FIRST_ID = 1_000_000;
const ENDPOINT = "moderation";
const LONGEST_TITLE = 60;

export interface Moderation {
  /** @returns null of what is no review; "attend" until somebody has decided */
  stateOf(one: Received): Decision | "attend" | null;
  /** The last decision counts. @returns whether there is such a review */
  decide(key: string, decision: Decision): boolean;
  /** Rows of `get_avis`. */
  published(): readonly Row[];
}

/** The form has no title: the beginning of what the owner likes. */
function titleOf(likes: string): string {
  const sentence = likes.split(/(?<=[.!?…])\s/)[0] ?? likes;
  return sentence.length <= LONGEST_TITLE ? sentence.replace(/\.$/, "") : `${sentence.slice(0, LONGEST_TITLE).replace(/\s+\S*$/, "")}…`;
}

/** What everybody may read of it: neither who the member is, nor their address. */
function rowOf(id: number, message: z.output<typeof reviewMessage>): Row {
  const { reference: _reference, recu_le, id_membre: _member, email: _email, car_id: _version, a_conduit: _driven, ...shown } = message;
  return { id, ...shown, ville: null, titre: titleOf(shown.qualites), note_globale: overallScore(shown), votes_utiles: 0, date: recu_le.slice(0, 10), proprietaire_verifie: false };
}

const isReview = ({ endpoint, key }: Received) => endpoint === "poster_avis" && key !== null;

/** The last decision of each review, by its key. */
const decisionsOf = (all: readonly Received[]) => new Map(all.flatMap(({ endpoint, message }) => (endpoint === ENDPOINT ? [[textIn(message, "avis"), textIn(message, "decision")] as const] : [])));

/** Owners' reviews wait here for somebody to read them; what was decided is a line of the inbox like any other. */
export function moderation(inbox: Inbox): Moderation {
  /** Asked at each request: read anew when something was received. */
  let known: { readonly received: number; readonly rows: readonly Row[] } = { received: -1, rows: [] };

  function published(): readonly Row[] {
    const all = inbox.all();
    if (all.length === known.received) return known.rows;
    const decided = decisionsOf(all);
    const rows = all.filter(isReview).flatMap(({ key, message }, index): Row[] => (decided.get(key ?? "") === "publie" ? [rowOf(FIRST_ID + index, reviewMessage.parse(message))] : []));
    known = { received: all.length, rows };
    return rows;
  }

  return {
    published,
    stateOf(one) {
      if (!isReview(one)) return null;
      const word = decisionsOf(inbox.all()).get(one.key ?? "") ?? "";
      return isDecision(word) ? word : "attend";
    },
    decide(key, decision) {
      if (!inbox.all().some((one) => isReview(one) && one.key === key)) return false;
      inbox.keep({ key: null, endpoint: ENDPOINT, message: { avis: key, decision } });
      return true;
    },
  };
}
