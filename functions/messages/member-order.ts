import { referenceOf } from "./reference";
import type { NewMessage } from "./messages-store";

/** What api.php is told when a member undoes what they did. */
export async function memberOrder(
  endpoint: "retirer_avis" | "oublier_membre",
  uid: string,
  more: object = {},
): Promise<NewMessage> {
  const id = crypto.randomUUID();
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
