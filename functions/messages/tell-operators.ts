import type * as z from "zod/mini";
import type { incidentMessage } from "../../src/contract/wire/message";
import { operationsDesk } from "../../src/routes";
import type { Env } from "../env";
import { isoOf } from "../shared/iso-of";
import { alertEmails } from "../shared/told-by";
import { keepMessage } from "./messages-store";
import { referenceOf, uuidOf } from "./reference";

/**
 * Has operators told by e-mail. The messages go to api.php as all others do, so they wait while it fails; one notice is one message to an address,
 * however often it is told.
 * @param name of the notice, which no other has
 */
export async function mailOperators(env: Env, name: string, texte: string, now: number): Promise<void> {
  for (const email of alertEmails(env)) {
    const id = await uuidOf(`${name} ${email}`);
    const message: z.output<typeof incidentMessage> = {
      reference: await referenceOf(id),
      recu_le: isoOf(now),
      email,
      texte,
      lien: operationsDesk,
    };
    await keepMessage(env.DB, { id, endpoint: "exploitation", contact: email, body: JSON.stringify(message) }, now);
  }
}
