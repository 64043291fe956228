import type { OwnPhoto } from "../../contract/market/own-photo";
import { count, enumerate } from "../../shared/figures/figures";

/** "sent": the edge has it and draws it anew; "ready": that is done. */
type PhotoState = "waiting" | "sending" | "sent" | "ready" | "refused";

/** A photo as its owner sees it, sent or not. */
export interface ShownPhoto {
  /** Its own: made by the browser, or the edge's where it was sent another day. */
  readonly key: string;
  /** Of the edge, once it is there. */
  readonly id: string | null;
  /** A small copy made by the browser; null where there is none: the published one is shown. */
  readonly copy: string | null;
  readonly hash: string | null;
  readonly state: PhotoState;
  /** Of its bytes, from 0 to 1, while it is sent. */
  readonly share: number;
  /** How often sending it failed. */
  readonly failures: number;
  /** Why it is refused or waits, where the edge said so. */
  readonly why: string | null;
}
export type PhotoList = readonly ShownPhoto[];

export type PhotoEvent =
  | { readonly type: "chosen"; readonly key: string; readonly copy: string }
  | { readonly type: "sending"; readonly key: string }
  | { readonly type: "progress"; readonly key: string; readonly share: number }
  | { readonly type: "sent"; readonly key: string; readonly photo: OwnPhoto }
  | { readonly type: "failed"; readonly key: string; readonly why: string | null }
  | { readonly type: "refused"; readonly key: string; readonly why: string }
  /** What the edge has, in its order. */
  | { readonly type: "listed"; readonly photos: readonly OwnPhoto[] }
  | { readonly type: "moved"; readonly key: string; readonly to: number }
  /** Another picture of the same, in its place: it is still to be sent. */
  | { readonly type: "replaced"; readonly key: string; readonly by: string; readonly copy: string }
  | { readonly type: "dropped"; readonly key: string };

const NOT_DRAWN = "Cette photo n’a pas pu être lue. Choisissez-en une autre.";

const asSent = (shown: ShownPhoto, { id, hash, state }: OwnPhoto): ShownPhoto => ({
  ...shown,
  id,
  hash,
  state: state === "quarantine" ? "sent" : state,
  share: 1,
  why: state === "refused" ? NOT_DRAWN : null,
});

const fresh = (key: string): ShownPhoto => ({
  key,
  id: null,
  copy: null,
  hash: null,
  state: "waiting",
  share: 0,
  failures: 0,
  why: null,
});

/** What is shown and there stays where it is; what was sent elsewhere comes after it, what is gone goes. */
function listed(list: PhotoList, photos: readonly OwnPhoto[]): PhotoList {
  const kept = list.flatMap((shown) => {
    if (shown.id === null) return shown;
    const photo = photos.find(({ id }) => id === shown.id);
    return photo ? asSent(shown, photo) : [];
  });
  const others = photos
    .filter(({ id }) => !list.some((shown) => shown.id === id))
    .map((photo) => asSent(fresh(photo.id), photo));
  return others.length === 0
    ? kept
    : [...kept.filter(({ id }) => id !== null), ...others, ...kept.filter(({ id }) => id === null)];
}

function moved(list: PhotoList, key: string, to: number): PhotoList {
  const from = list.findIndex((shown) => shown.key === key);
  const photo = list[from];
  if (!photo) return list;
  const others = list.filter((shown) => shown.key !== key);
  const place = Math.max(0, to);
  return [...others.slice(0, place), photo, ...others.slice(place)];
}

/** What the list is after something happened to it. What happens to a photo that is no longer there changes nothing. */
export function nextPhotos(list: PhotoList, event: PhotoEvent): PhotoList {
  if (event.type === "listed") return listed(list, event.photos);
  const { key } = event;
  if (event.type === "chosen")
    return list.some((shown) => shown.key === key) ? list : [...list, { ...fresh(key), copy: event.copy }];
  if (event.type === "moved") return moved(list, key, event.to);
  if (event.type === "dropped") return list.filter((shown) => shown.key !== key);
  // The edge may have listed it before it answered whoever sent it.
  const others =
    event.type === "sent" ? list.filter((shown) => shown.key === key || shown.id !== event.photo.id) : list;
  return others.map((shown) => {
    if (shown.key !== key) return shown;
    if (event.type === "replaced") return { ...fresh(event.by), copy: event.copy };
    if (event.type === "sending") return { ...shown, state: "sending", share: 0, why: null };
    if (event.type === "progress") return shown.state === "sending" ? { ...shown, share: event.share } : shown;
    if (event.type === "sent") return asSent(shown, event.photo);
    if (event.type === "failed")
      return { ...shown, state: "waiting", share: 0, failures: shown.failures + 1, why: event.why };
    return { ...shown, state: "refused", why: event.why };
  });
}

/** @param ready the edge has them, @param pending they are still to be sent */
export const countsOf = (list: PhotoList) => ({
  ready: list.filter(({ state }) => state === "sent" || state === "ready").length,
  pending: list.filter(({ state }) => state === "waiting" || state === "sending").length,
  refused: list.filter(({ state }) => state === "refused").length,
});

/** « 4 photos envoyées, 2 en attente du réseau »; "" where there is none. @param online whether what waits is on its way */
export function photosSentence(list: PhotoList, online: boolean): string {
  const { ready, pending, refused } = countsOf(list);
  const parts = [
    ...(ready > 0 ? [`${count(ready, "photo")} ${ready < 2 ? "envoyée" : "envoyées"}`] : []),
    ...(pending > 0
      ? [`${ready > 0 ? pending : count(pending, "photo")} en ${online ? "cours d’envoi" : "attente du réseau"}`]
      : []),
    ...(refused > 0
      ? [`${ready + pending > 0 ? refused : count(refused, "photo")} ${refused < 2 ? "refusée" : "refusées"}`]
      : []),
  ];
  return parts.length < 3 ? parts.join(", ") : enumerate(parts);
}
