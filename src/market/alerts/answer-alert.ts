import * as z from "zod/mini";
import { confirmedAlert, type ConfirmedAlert } from "../../contract/market/alert";
import { type Answer, ask } from "../../shared/http/ask";

/** Confirms an alert, or takes leave of it, with the token of its mail. @returns the alert, where the edge says it */
export const answerAlert = (act: "confirm" | "leave", token: string): Promise<Answer<ConfirmedAlert | null>> =>
  ask(`/api/alerts/${act}`, z.nullable(confirmedAlert), { body: { token } });
