import type { Vote } from "../../contract/guide/vote";
import { type Sent, sendMessage } from "../../messages/sending/send-message";

/** Without the id that makes it the same one however often it is sent. */
type Said<One> = One extends Vote ? Omit<One, "id"> : never;

/** In the name of the member, whose token comes with the provider’s script. */
export async function sendVote(vote: Said<Vote>): Promise<Sent> {
  const { idToken } = await import("../../members/provider");
  return sendMessage("votes", { id: crypto.randomUUID(), ...vote }, idToken);
}
