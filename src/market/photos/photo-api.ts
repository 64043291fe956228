import * as z from "zod/mini";
import { type OwnPhoto, ownPhoto, ownPhotos } from "../../contract/market/own-photo";
import { photoAddress } from "../../contract/market/photo";
import { idToken } from "../../members/provider";

const PATIENCE = 15_000;
/** A photo over a bad network. */
const LONG_PATIENCE = 180_000;

/** "later": nobody answered, or not now; the milliseconds to wait at least, and why where the edge said so. */
export type SendOutcome =
  | { readonly type: "sent"; readonly photo: OwnPhoto }
  | { readonly type: "refused"; readonly why: string }
  | { readonly type: "later"; readonly after: number; readonly why: string | null };

const addressOf = (ad: string) => `/api/me/ads/${encodeURIComponent(ad)}/photos`;
const bearer = async () => `Bearer ${(await idToken()) ?? ""}`;

const problemText = z.object({ message: z.string() });
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Statuses that another attempt may change: signed out, too slow, too many, and all that is the edge's own trouble. */
const mayPass = (status: number) => status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;

function outcomeOf({
  status,
  responseText,
  getResponseHeader,
}: Pick<XMLHttpRequest, "status" | "responseText" | "getResponseHeader">): SendOutcome {
  const answer = parsed(responseText);
  const photo = status === 201 ? ownPhoto.safeParse(answer).data : undefined;
  if (photo) return { type: "sent", photo };
  const why = problemText.safeParse(answer).data?.message ?? null;
  if (status < 400 || mayPass(status))
    return { type: "later", after: Number(getResponseHeader("Retry-After")) * 1_000 || 0, why };
  return { type: "refused", why: why ?? "Cette photo n’a pas été prise. Choisissez-en une autre." };
}

/** Sends one photo. `fetch` would not tell how far it is. @param told of its share, from 0 to 1 */
export async function sendPhoto(
  ad: string,
  key: string,
  jpeg: Blob,
  told: (share: number) => void,
  signal: AbortSignal,
): Promise<SendOutcome> {
  const later: SendOutcome = { type: "later", after: 0, why: null };
  const authorization = await bearer().catch(() => null);
  if (authorization === null || signal.aborted) return later;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", addressOf(ad));
    request.timeout = LONG_PATIENCE;
    for (const [name, value] of [
      ["Authorization", authorization],
      ["Content-Type", "image/jpeg"],
      ["Idempotency-Key", key],
    ] as const)
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => told(total > 0 ? loaded / total : 0);
    request.onload = () =>
      resolve(
        outcomeOf({
          status: request.status,
          responseText: request.responseText,
          getResponseHeader: (name) => request.getResponseHeader(name),
        }),
      );
    request.onerror = request.ontimeout = request.onabort = () => resolve(later);
    signal.addEventListener("abort", () => request.abort());
    request.send(jpeg);
  });
}

/** @returns null when there is no answer, or another one than was asked for */
async function ask(method: string, address: string, body?: unknown): Promise<Response | null> {
  try {
    const headers = {
      Authorization: await bearer(),
      ...(body !== undefined && { "Content-Type": "application/json" }),
    };
    const answer = await fetch(address, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      keepalive: method !== "GET",
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answer.ok || (method === "DELETE" && answer.status === 404) ? answer : null; // what is not there is gone
  } catch (error) {
    console.warn("Pas de réponse :", error instanceof Error ? error.name : "erreur inconnue");
    return null;
  }
}

/** What the edge has of an ad's photos; null when it cannot be had now. */
export async function listPhotos(ad: string): Promise<readonly OwnPhoto[] | null> {
  const answer = await ask("GET", addressOf(ad));
  return ownPhotos.safeParse(await answer?.json().catch(() => null)).data?.photos ?? null;
}

/** @returns whether that is done */
export const orderPhotos = async (ad: string, ids: readonly string[]) =>
  (await ask("POST", `${addressOf(ad)}/order`, { ids })) !== null;
/** @param id or the key that it was sent under, where nobody heard what became of it */
export const deletePhoto = async (ad: string, id: string) => (await ask("DELETE", `${addressOf(ad)}/${id}`)) !== null;

/** A published photo, as large as there is; null when it cannot be had now. */
export async function readPhoto(hash: string): Promise<Blob | null> {
  try {
    const answer = await fetch(photoAddress(hash, 1600), { signal: AbortSignal.timeout(LONG_PATIENCE) });
    return answer.ok ? await answer.blob() : null;
  } catch (error) {
    console.warn("Pas de photo :", error instanceof Error ? error.name : "erreur inconnue");
    return null;
  }
}
