import { referenceOf } from "./reference";
import type { NewMessage } from "./messages-store";

/** The message that asks api.php to delete what a member takes back. */
export async function memberOrder(
  endpoint: "retirer_avis" | "oublier_membre",
  uid: string,
  more: object = {},
  id: string = crypto.randomUUID(),
): Promise<NewMessage> {
  return {
    id,
    endpoint,
    contact: uid,
    body: JSON.stringify({
      reference: await referenceOf(id),
      recu_le: new Date().toISOString(),
      id_membre: uid,
      ...more,
    }),
  };
}
