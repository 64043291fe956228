import * as z from "zod/mini";
import { type OwnPhoto, ownPhoto, ownPhotos } from "../../contract/market/own-photo";
import { photoAddress } from "../../contract/market/photo";
import { idToken } from "../../members/provider";
import { ask, nothing } from "../../shared/http/ask";
import { readBlob } from "../../shared/http/read-blob";
import { jsonIn } from "../../shared/http/reader";

/** The timeout in milliseconds for sending one photo over a bad network. */
const TIMEOUT = 180_000;

/** The result of sending. "later" means no answer, or a temporary refusal, with the milliseconds to wait and the edge's reason if it gave one. */
export type SendOutcome =
  | { readonly type: "sent"; readonly photo: OwnPhoto }
  | { readonly type: "refused"; readonly why: string }
  | { readonly type: "later"; readonly after: number; readonly why: string | null };

const addressOf = (ad: string) => `/api/me/ads/${encodeURIComponent(ad)}/photos`;
const bearer = async () => `Bearer ${(await idToken()) ?? ""}`;

const problemText = z.object({ message: z.string() });

/** Statuses for which a retry may succeed: signed out, timeout, too many requests, and server errors. */
const mayPass = (status: number) => status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;

function outcomeOf({
  status,
  responseText,
  getResponseHeader,
}: Pick<XMLHttpRequest, "status" | "responseText" | "getResponseHeader">): SendOutcome {
  const answer = jsonIn(responseText);
  const photo = status === 201 ? ownPhoto.safeParse(answer).data : undefined;
  if (photo) return { type: "sent", photo };
  const why = problemText.safeParse(answer).data?.message ?? null;
  if (status < 400 || mayPass(status))
    return { type: "later", after: Number(getResponseHeader("Retry-After")) * 1_000 || 0, why };
  return { type: "refused", why: why ?? "Cette photo n’a pas été acceptée. Choisissez-en une autre." };
}

/** Sends one photo, by XMLHttpRequest because `fetch` reports no upload progress. @param onProgress called with the progress, from 0 to 1 */
export async function sendPhoto(
  ad: string,
  key: string,
  jpeg: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<SendOutcome> {
  const later: SendOutcome = { type: "later", after: 0, why: null };
  const authorization = await bearer().catch(() => null);
  if (authorization === null || signal.aborted) return later;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", addressOf(ad));
    request.timeout = TIMEOUT;
    for (const [name, value] of [
      ["Authorization", authorization],
      ["Content-Type", "image/jpeg"],
      ["Idempotency-Key", key],
    ] as const)
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
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

/** The photos of an ad at the edge; null if the request failed. */
export async function listPhotos(ad: string): Promise<readonly OwnPhoto[] | null> {
  const asked = await ask(addressOf(ad), ownPhotos, { token: idToken });
  return asked.ok ? asked.value.photos : null;
}

/** @returns whether the edge stored the order */
export const orderPhotos = async (ad: string, ids: readonly string[]) =>
  (await ask(`${addressOf(ad)}/order`, nothing, { body: { ids }, token: idToken, keepalive: true })).ok;

/** @param id or the key under which it was sent, if the answer to the sending was lost @returns whether it is deleted */
export async function deletePhoto(ad: string, id: string): Promise<boolean> {
  const asked = await ask(`${addressOf(ad)}/${id}`, nothing, { method: "DELETE", token: idToken, keepalive: true });
  return asked.ok || asked.status === 404; // A photo that does not exist counts as deleted.
}

/** A published photo in its largest size; null if the request failed. */
export const readPhoto = (hash: string) => readBlob(photoAddress(hash, 1600), TIMEOUT);
