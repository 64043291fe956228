import { operatorSelf } from "../../contract/members/operators";
import { writeAddress } from "../../shared/address/address";
import { type Answer, ask } from "../../shared/http/ask";
import type { Reader } from "../../shared/http/reader";
import { forget, readStored, store } from "../../shared/stored/storage";
import { OPERATOR } from "../../shared/stored/writing-keys";

/** How an operator is known to the edge: by the token of commands, or by the account that is signed in. */
export type OpsSession = { readonly by: "account" } | { readonly by: "token"; readonly token: string };

/** The fragment in which `npm start` passes its token to these pages. A browser never sends the part after « # » to a server. */
const HANDED = /^#jeton=([\w-]{20,})$/;

/** The token of commands, kept in this tab only. */
export function tokenNow(): string | null {
  const handed = HANDED.exec(window.location.hash)?.[1];
  if (handed) {
    keepToken(handed);
    writeAddress(window.location.pathname);
  }
  return readStored(OPERATOR, "tab");
}
export const keepToken = (token: string) => store(OPERATOR, token, "tab");
export const dropToken = () => forget(OPERATOR, "tab");

export const bearerOf = async (session: OpsSession) =>
  session.by === "token" ? session.token : (await import("../provider")).validToken();

/** Sends a request to /api/ops as the operator who is signed in. */
export const askOps = <Value>(
  session: OpsSession,
  address: string,
  reader: Reader<Value>,
  body?: object,
): Promise<Answer<Value>> =>
  ask(`/api/ops/${address}`, reader, { token: () => bearerOf(session), ...(body && { body }) });

/** Asks who the operator is, and what they may do. */
export const askSelf = (session: OpsSession) => askOps(session, "me", operatorSelf);
