import type { OwnPhoto } from "../../contract/market/own-photo";
import { deletePhoto, listPhotos, orderPhotos, readPhoto, sendPhoto, type SendOutcome } from "./photo-api";
import { nextPhotos, type PhotoEvent, type PhotoList } from "./photo-list";
import { forgetPhoto, keepPhoto, waitingPhotos } from "./photo-store";
import type { PreparedPhoto } from "./prepare-photo";

const FIRST_PAUSE = 2_000;
const MAX_PAUSE_MS = 60_000;
const FIRST_LOOK = 3_000;
const MAX_LOOK_MS = 30_000;
const NOBODY_ANSWERED: SendOutcome = { type: "later", after: 0, why: null };

export interface PhotoQueue {
  /** The current photos; a new array after every change. */
  list(): PhotoList;
  /** @returns a function that ends the subscription */
  subscribe(changed: () => void): () => void;
  add(photos: readonly PreparedPhoto[]): void;
  move(key: string, to: number): void;
  /** A photo in the size in which it is sent; null if it cannot be loaded. */
  picture(key: string): Promise<Blob | null>;
  /** Sends another picture in place of one, which is deleted at the edge too. @returns its key; null if the replaced photo no longer exists */
  replace(key: string, photo: PreparedPhoto): string | null;
  /** @returns false if the edge could not be reached: the photo is still there */
  drop(key: string): Promise<boolean>;
  /** Sends at once, without waiting for the next attempt. */
  hurry(): void;
  close(): void;
}

/** Sends the photos of an ad one by one and retries until each is accepted; a slow network takes no more than one at a time. */
export function openPhotoQueue(ad: string): PhotoQueue {
  let list: PhotoList = [];
  /** Photos as they are sent; kept afterwards, since one may be masked. */
  const blobs = new Map<string, Blob>();
  /** Photos to delete at the edge before their replacement is sent: ids, or keys of photos that may have arrived. */
  const instead = new Map<string, readonly string[]>();
  /** Ids of deleted photos: a list requested before the deletion may still contain them. */
  const gone = new Set<string>();
  const listeners = new Set<() => void>();
  const closed = new AbortController();
  const timers = new Map<"send" | "order" | "look", ReturnType<typeof setTimeout>>();
  let busy: { readonly key: string; readonly stop: AbortController } | null = null;
  let storedOrder: readonly string[] = [];
  let look = FIRST_LOOK;
  let ordering = Promise.resolve();

  const dispatch = (event: PhotoEvent) => {
    list = nextPhotos(list, event);
    for (const changed of listeners) changed();
  };
  const after = (what: "send" | "order" | "look", milliseconds: number, act: () => unknown) => {
    clearTimeout(timers.get(what));
    if (!closed.signal.aborted)
      timers.set(
        what,
        setTimeout(() => void act(), milliseconds),
      );
  };
  const sentIds = () => list.flatMap(({ id, state }) => (id !== null && state !== "refused" ? id : []));

  const storeOrder = async () => {
    const ids = sentIds();
    if (ids.join() !== storedOrder.join() && (await orderPhotos(ad, ids))) storedOrder = ids;
  };
  /** Sends the order at once, because the page may be closed, and one request after the other, because the last one must win. */
  const order = () => void (ordering = ordering.then(storeOrder));
  /** Applies a list of the edge without the photos that are to be deleted. */
  const listed = (photos: readonly OwnPhoto[]) => {
    const going = [...instead.values()].flat();
    dispatch({ type: "listed", photos: photos.filter(({ id }) => !going.includes(id) && !gone.has(id)) });
  };
  const dropInstead = async (key: string): Promise<boolean> => {
    for (const name of instead.get(key) ?? []) if (!(await deletePhoto(ad, name))) return false;
    instead.delete(key);
    return true;
  };

  /** Reads the state of sent photos again, at growing intervals. */
  const lookAgain = async () => {
    const photos = await listPhotos(ad);
    if (photos && !closed.signal.aborted) listed(photos);
    look = Math.min(look * 2, MAX_LOOK_MS);
    if (list.some(({ state }) => state === "sent")) after("look", look, lookAgain);
  };

  const sendOne = async (key: string, jpeg: Blob): Promise<void> => {
    const stop = new AbortController();
    busy = { key, stop };
    dispatch({ type: "sending", key });
    const outcome = (await dropInstead(key))
      ? await sendPhoto(ad, key, jpeg, (share) => dispatch({ type: "progress", key, share }), stop.signal)
      : NOBODY_ANSWERED;
    busy = null;
    if (closed.signal.aborted) return;
    if (outcome.type === "later") {
      const failures = list.find((shown) => shown.key === key)?.failures ?? 0;
      dispatch({ type: "failed", key, why: outcome.why });
      if (stop.signal.aborted) after("look", look, lookAgain); // The photo may have arrived before the sending was stopped.
      return after(
        "send",
        stop.signal.aborted ? 0 : Math.max(outcome.after, Math.min(FIRST_PAUSE * 2 ** failures, MAX_PAUSE_MS)),
        run,
      );
    }
    void forgetPhoto(key);
    if (outcome.type === "refused") dispatch({ type: "refused", key, why: outcome.why });
    else if (list.some((shown) => shown.key === key)) {
      storedOrder = [...storedOrder, outcome.photo.id];
      dispatch({ type: "sent", key, photo: outcome.photo });
      after("order", 0, order);
      look = FIRST_LOOK;
      after("look", look, lookAgain);
    } else void deletePhoto(ad, outcome.photo.id); // The photo was deleted while it was sent.
    return run();
  };

  const run = async (): Promise<void> => {
    const next = list.find(({ state }) => state === "waiting");
    const jpeg = next && blobs.get(next.key);
    if (busy || closed.signal.aborted || !next || !jpeg || !navigator.onLine) return;
    await sendOne(next.key, jpeg);
  };

  const hurry = () => after("send", 0, run);
  const resume = async () => {
    const waiting = await waitingPhotos(ad);
    for (const { key, jpeg, copy, instead: names = [] } of waiting) {
      blobs.set(key, jpeg);
      instead.set(key, names);
      dispatch({ type: "chosen", key, copy });
    }
    hurry();
    const photos = await listPhotos(ad);
    if (photos === null || closed.signal.aborted) return;
    storedOrder = photos.flatMap(({ id, state }) => (state === "refused" ? [] : id));
    listed(photos);
    for (const { key, place } of waiting) if (place !== undefined) dispatch({ type: "moved", key, to: place });
    if (list.some(({ state }) => state === "sent")) after("look", look, lookAgain);
  };
  const onNetworkChange = () => {
    for (const changed of listeners) changed();
    hurry();
    after("order", 0, order);
  };
  for (const name of ["online", "offline"]) addEventListener(name, onNetworkChange, { signal: closed.signal });
  void resume();

  return {
    list: () => list,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    add: (photos) => {
      for (const [index, { jpeg, copy }] of photos.entries()) {
        const key = crypto.randomUUID();
        blobs.set(key, jpeg);
        void keepPhoto({ key, ad, jpeg, copy, at: Date.now() + index / 1_000 });
        dispatch({ type: "chosen", key, copy });
      }
      if (!busy) hurry();
    },
    move: (key, to) => {
      dispatch({ type: "moved", key, to });
      after("order", 0, order);
    },
    picture: async (key) => {
      const hash = list.find((shown) => shown.key === key)?.hash;
      return blobs.get(key) ?? (hash ? readPhoto(hash) : null);
    },
    replace: (key, { jpeg, copy }) => {
      const place = list.findIndex((shown) => shown.key === key);
      const before = list[place];
      if (!before) return null;
      const by = crypto.randomUUID();
      // The photo may have arrived although its answer was lost; the edge accepts its key as well.
      const names = [...(instead.get(key) ?? []), before.id ?? key];
      blobs.set(by, jpeg);
      instead.set(by, names);
      void keepPhoto({ key: by, ad, jpeg, copy, at: Date.now(), instead: names, place }).then(() => forgetPhoto(key));
      blobs.delete(key);
      instead.delete(key);
      storedOrder = storedOrder.filter((id) => id !== before.id);
      dispatch({ type: "replaced", key, by, copy });
      // Deletes at once, because the page may be closed; a photo that is being sent cannot be deleted before it has arrived.
      if (busy?.key !== key) void dropInstead(by);
      if (!busy) hurry();
      return by;
    },
    drop: async (key) => {
      const photo = list.find((shown) => shown.key === key);
      if (photo?.id && !(await deletePhoto(ad, photo.id))) return false;
      if (!(await dropInstead(key))) return false;
      if (photo?.id) gone.add(photo.id);
      dispatch({ type: "dropped", key });
      storedOrder = storedOrder.filter((id) => id !== photo?.id);
      blobs.delete(key);
      void forgetPhoto(key);
      if (busy?.key === key) busy.stop.abort();
      return true;
    },
    hurry,
    close: () => {
      closed.abort();
      busy?.stop.abort();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
