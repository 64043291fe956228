import type { Vote } from "../../contract/guide/vote";
import { type Sent, sendMessage } from "../../messages/sending/send-message";

/** A vote without its id, which is generated when it is sent. */
type WithoutId<Item> = Item extends Vote ? Omit<Item, "id"> : never;

/** Sends a vote with the token of the member, for which the provider’s script is loaded. */
export async function sendVote(vote: WithoutId<Vote>): Promise<Sent> {
  const { idToken } = await import("../../members/provider");
  return sendMessage("votes", { id: crypto.randomUUID(), ...vote }, idToken);
}
