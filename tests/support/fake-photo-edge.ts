import { vi } from "vitest";
import type { OwnPhoto } from "../../src/contract/market/own-photo";
import type { SendOutcome } from "../../src/market/photos/photo-api";
import type { WaitingPhoto } from "../../src/market/photos/photo-store";

/** Fakes `/api/me/ads/{id}/photos` for the browser's upload queue; each photo takes a second. */
export const edge = {
  photos: [] as OwnPhoto[],
  /** Outcomes that are returned, in order, instead of accepting a photo. */
  answers: [] as SendOutcome[],
  sent: [] as string[],
  orders: [] as string[][],
  listening: true,
  /** Delay of a list in milliseconds. */
  slow: 0,
  atOnce: 0,
  most: 0,
};
/** Photos that the browser stores until they are sent. */
export const kept = new Map<string, WaitingPhoto>();

export function emptyEdge(): void {
  Object.assign(edge, { photos: [], answers: [], sent: [], orders: [], listening: true, slow: 0, atOnce: 0, most: 0 });
  kept.clear();
}

/** Replaces `photo-api.ts`. */
export const photoApi = {
  sendPhoto: async (
    _ad: string,
    key: string,
    _jpeg: Blob,
    report: (share: number) => void,
    signal: AbortSignal,
  ): Promise<SendOutcome> => {
    edge.atOnce += 1;
    edge.most = Math.max(edge.most, edge.atOnce);
    await new Promise((after) => setTimeout(after, 500));
    report(0.5);
    await new Promise((after) => setTimeout(after, 500));
    edge.atOnce -= 1;
    if (signal.aborted) return later;
    edge.sent.push(key);
    const answer = edge.answers.shift();
    if (answer) return answer;
    const photo: OwnPhoto = { id: `id-${key}`, state: "quarantine", hash: null, width: 1_600, height: 1_200 };
    if (!edge.photos.some(({ id }) => id === photo.id)) edge.photos.push(photo);
    return { type: "sent", photo };
  },
  listPhotos: async () => {
    const photos = edge.listening ? [...edge.photos] : null;
    if (edge.slow > 0) await new Promise((after) => setTimeout(after, edge.slow));
    return photos;
  },
  orderPhotos: async (_ad: string, ids: string[]) => {
    if (edge.listening) edge.orders.push(ids);
    return edge.listening;
  },
  deletePhoto: async (_ad: string, name: string) => {
    if (edge.listening) edge.photos = edge.photos.filter(({ id }) => id !== name && id !== `id-${name}`);
    return edge.listening;
  },
};

/** Replaces `photo-store.ts`. */
export const photoStore = {
  keepPhoto: async (photo: WaitingPhoto) => void kept.set(photo.key, photo),
  forgetPhoto: async (key: string) => void kept.delete(key),
  waitingPhotos: async (ad: string) => [...kept.values()].filter((photo) => photo.ad === ad),
};

export const later: SendOutcome = { type: "later", after: 0, why: null };
export const someone = (copy: string) => ({ jpeg: new Blob([copy]), copy });
export const network = (on: boolean) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(on);
  dispatchEvent(new Event(on ? "online" : "offline"));
};
