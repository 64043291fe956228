import * as z from "zod/mini";
import { confirmedAlert, type ConfirmedAlert } from "../../contract/market/alert";
import { type Answer, ask } from "../../shared/http/ask";

/** Confirms or cancels an alert, with the token of its e-mail. @returns the alert, if the edge returns it */
export const answerAlert = (act: "confirm" | "leave", token: string): Promise<Answer<ConfirmedAlert | null>> =>
  ask(`/api/alerts/${act}`, z.nullable(confirmedAlert), { body: { token } });
