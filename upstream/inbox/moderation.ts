import { REFUSALS } from "../../src/contract/guide/review-refusals";
import type * as z from "zod/mini";
import { reviewMessage } from "../../src/contract/wire/message";
import type { MemberReview } from "../../src/contract/wire/member-review";
import { overallScore } from "../catalogue/review-rows";
import { numberIn, textIn, type Row } from "../row";
import type { Inbox, Received } from "./store";

type Refusal = (typeof REFUSALS)[number];
const isRefusal = (word: string): word is Refusal => REFUSALS.some((one) => one === word);

/** What its operator decides of a review. */
export type Decision = { readonly state: "publie" } | { readonly state: "refuse"; readonly reason: Refusal };
type Waiting = { readonly state: "attend" };

/** @returns null when it is no decision: to refuse takes a reason */
export function decisionIn(state: string, reason: string): Decision | null {
  if (state === "publie") return { state };
  return state === "refuse" && isRefusal(reason) ? { state, reason } : null;
}

/** Ids of the content folder's reviews are below. */
const FIRST_ID = 1_000_000;
const REVIEW = "poster_avis";
const DECISION = "moderation";
/** What a member has taken back: its place stays, so that others keep their ids. */
const ERASED = "efface:";
const MAX_TITLE_LENGTH = 60;

export interface Moderation {
  /** @returns null of what is no review */
  stateOf(one: Received): Decision | Waiting | null;
  /** The review that a report speaks of, where a visitor wrote it. */
  reported(report: Received): Received | null;
  /** The last decision counts. @returns whether there is such a review */
  decide(key: string, decision: Decision): boolean;
  /** Rows of `get_avis` as they are with what visitors wrote, and how many of them found a review useful. */
  applied(rows: readonly Row[]): readonly Row[];
  /** What became of a member’s reviews. */
  ofMember(uid: string): readonly MemberReview[];
  /** Erases what a member sent: one message, or all. @returns whether there was any */
  erase(uid: string, key?: string): boolean;
}

/** The form has no title: the beginning of what the owner likes. */
function titleOf(likes: string): string {
  const sentence = likes.split(/(?<=[.!?…])\s/)[0] ?? likes;
  return sentence.length <= MAX_TITLE_LENGTH
    ? sentence.replace(/\.$/, "")
    : `${sentence.slice(0, MAX_TITLE_LENGTH).replace(/\s+\S*$/, "")}…`;
}

type Review = z.output<typeof reviewMessage>;

/** What everybody may read of it: neither who the member is, nor their address. */
function rowOf(id: number, message: Review): Row {
  const {
    reference: _reference,
    recu_le,
    id_membre: _member,
    email: _email,
    car_id: _version,
    a_conduit: _driven,
    ...shown
  } = message;
  return {
    id,
    ...shown,
    ville: null,
    titre: titleOf(shown.qualites),
    note_globale: overallScore(shown),
    votes_utiles: 0,
    date: recu_le.slice(0, 10),
    proprietaire_verifie: false,
  };
}

const isReview = ({ endpoint, key }: Received) => endpoint === REVIEW && key !== null;
const memberOf = ({ message }: Received) => textIn(message, "id_membre");

/** Owners' reviews wait here for somebody to read them; what was decided is a line of the inbox like any other. */
export function moderation(inbox: Inbox): Moderation {
  const decisions = () => {
    const found = inbox.all().flatMap(({ endpoint, message }) => {
      const decision = endpoint === DECISION ? decisionIn(textIn(message, "decision"), textIn(message, "motif")) : null;
      return decision ? [[textIn(message, "avis"), decision] as const] : [];
    });
    return new Map(found); // the last one
  };

  /** Id → review, in the order they came. */
  const numbered = () => {
    const places = inbox.all().filter((one) => isReview(one) || one.endpoint === ERASED + REVIEW);
    return new Map(places.flatMap((one, index) => (isReview(one) ? [[FIRST_ID + index, one] as const] : [])));
  };

  /** Review → members who found it useful; its own author does not count. */
  function votes(): ReadonlyMap<number, ReadonlySet<string>> {
    const reviews = numbered();
    const counted = new Map<number, Set<string>>();
    for (const one of inbox.all()) {
      const id = one.endpoint === "voter_avis" ? numberIn(one.message, "id_avis") : null;
      const review = id === null ? undefined : reviews.get(id);
      if (id === null || (review && memberOf(review) === memberOf(one))) continue;
      counted.set(id, (counted.get(id) ?? new Set()).add(memberOf(one)));
    }
    return counted;
  }

  return {
    applied(rows) {
      const [decided, useful] = [decisions(), votes()];
      const written = [...numbered()].flatMap(([id, { key, message }]): Row[] =>
        decided.get(key ?? "")?.state === "publie" ? [rowOf(id, reviewMessage.parse(message))] : [],
      );
      return [...rows, ...written].map((row) => {
        const more = useful.get(numberIn(row, "id") ?? 0)?.size ?? 0;
        return more === 0 ? row : { ...row, votes_utiles: (numberIn(row, "votes_utiles") ?? 0) + more };
      });
    },
    stateOf: (one) => (isReview(one) ? (decisions().get(one.key ?? "") ?? { state: "attend" }) : null),
    reported: (report) =>
      report.endpoint === "signaler_avis" ? (numbered().get(numberIn(report.message, "id_avis") ?? 0) ?? null) : null,
    decide(key, decision) {
      if (!inbox.all().some((one) => isReview(one) && one.key === key)) return false;
      inbox.keep({
        key: null,
        endpoint: DECISION,
        message: {
          avis: key,
          decision: decision.state,
          ...(decision.state === "refuse" && { motif: decision.reason }),
        },
      });
      return true;
    },
    ofMember(uid) {
      const decided = decisions();
      return inbox.all().flatMap((one): MemberReview[] => {
        if (!isReview(one) || memberOf(one) !== uid) return [];
        const { id_membre: _member, email: _email, ...avis } = one.message;
        const decision = decided.get(one.key ?? "");
        return [
          {
            id_message: one.key ?? "",
            etat: decision?.state ?? "attend",
            motif: decision?.state === "refuse" ? decision.reason : null,
            avis,
          },
        ];
      });
    },
    erase(uid, key) {
      const isTheirs = (one: Received) =>
        memberOf(one) === uid &&
        (key === undefined ? one.endpoint !== "oublier_membre" : isReview(one) && one.key === key);
      const found = inbox.all().some(isTheirs);
      if (found)
        inbox.rewrite((one) => (isTheirs(one) ? { key: one.key, endpoint: ERASED + one.endpoint, message: {} } : null));
      return found;
    },
  };
}
