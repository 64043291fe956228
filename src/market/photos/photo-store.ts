import { WAITING_PHOTO_DAYS } from "../../shared/stored/retention";
import { PHOTO_DATABASE } from "../../shared/stored/stores";

/**
 * Photos that are not sent yet, stored in IndexedDB so that a browser that was closed sends them when it is opened again. Without storage they are
 * sent only while the page is open.
 */
export interface WaitingPhoto {
  readonly key: string;
  readonly ad: string;
  /** The photo as it is sent. */
  readonly jpeg: Blob;
  /** A small copy, as a `data:` address. */
  readonly copy: string;
  /** When it was chosen, in milliseconds; a fraction orders those chosen together. */
  readonly at: number;
  /** The ids or keys at the edge of the photos that it replaces, which are deleted before it is sent. */
  readonly instead?: readonly string[];
  /** Its place among the others, from 0; at the end if not given. */
  readonly place?: number;
}

const TABLE = "waiting";
/** Photos older than this are dropped, since nobody resumes an ad after that long. */
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

/** @returns null if the browser offers no storage or has no room */
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

/** The waiting photos of an ad, in the order in which they were chosen. Expired photos of any ad are deleted. */
export async function waitingPhotos(ad: string): Promise<readonly WaitingPhoto[]> {
  const all = (await inTable("readonly", (table) => table.getAll() as IDBRequest<WaitingPhoto[]>)) ?? [];
  for (const { key, at } of all) if (Date.now() - at > MAX_AGE_MS) await forgetPhoto(key);
  return all.filter((photo) => photo.ad === ad).sort((a, b) => a.at - b.at);
}
