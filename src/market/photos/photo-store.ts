import { WAITING_PHOTO_DAYS } from "../../shared/stored/retention";
import { PHOTO_DATABASE } from "../../shared/stored/stores";

/**
 * Photos that are not sent yet, in IndexedDB: a browser that is closed sends them when it is back. Where it keeps nothing they are sent
 * all the same, as long as the page is open.
 */
export interface WaitingPhoto {
  readonly key: string;
  readonly ad: string;
  /** As it is sent. */
  readonly jpeg: Blob;
  /** A small one, as a `data:` address. */
  readonly copy: string;
  /** When it was chosen, in milliseconds; and a fraction, among those chosen at once. */
  readonly at: number;
  /** Whose place it takes, by their names at the edge: they go before it is sent. */
  readonly instead?: readonly string[];
  /** Where it stands among the others, from 0, if not behind them. */
  readonly place?: number;
}

const TABLE = "waiting";
/** Nobody comes back to an ad that long after. */
const MAX_AGE_MS = WAITING_PHOTO_DAYS * 86_400_000;

const answerOf = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no answer"));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(PHOTO_DATABASE, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(TABLE, { keyPath: "key" });
  return answerOf(request);
}

/** @returns null where the browser keeps nothing, or has no room */
async function inTable<Value>(
  mode: IDBTransactionMode,
  ask: (table: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | null> {
  try {
    const database = await open();
    try {
      return await answerOf(ask(database.transaction(TABLE, mode).objectStore(TABLE)));
    } finally {
      database.close();
    }
  } catch (error) {
    console.warn("Photos non gardées :", error instanceof Error ? error.name : "erreur inconnue");
    return null;
  }
}

export const keepPhoto = (photo: WaitingPhoto) => inTable("readwrite", (table) => table.put(photo));
export const forgetPhoto = (key: string) => inTable("readwrite", (table) => table.delete(key));

/** Those of an ad, in the order that they were chosen; forgotten ones of any ad go. */
export async function waitingPhotos(ad: string): Promise<readonly WaitingPhoto[]> {
  const all = (await inTable("readonly", (table) => table.getAll() as IDBRequest<WaitingPhoto[]>)) ?? [];
  for (const { key, at } of all) if (Date.now() - at > MAX_AGE_MS) await forgetPhoto(key);
  return all.filter((photo) => photo.ad === ad).sort((a, b) => a.at - b.at);
}
