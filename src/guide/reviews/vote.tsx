import type { Vote } from "../../contract/guide/vote";
import { requireMember } from "../../members/account-state";
import { type Sending, sendMessage } from "../../messages/sending/send-message";
import { openPopup } from "../../shared/popups/popups-state";
import { showToast } from "../../shared/toasts/show-toast";

/** Without the id that makes it the same one however often it is sent. */
type Said<One> = One extends Vote ? Omit<One, "id"> : never;

/** In the name of the member, whose token comes with the provider’s script. */
export async function sendVote(vote: Said<Vote>): Promise<Sending> {
  const { idToken } = await import("../../members/provider");
  return sendMessage("votes", { id: crypto.randomUUID(), ...vote }, await idToken());
}

/** @returns whether it counts: once a member */
export async function findUseful(reviewId: number): Promise<boolean> {
  if (!(await requireMember())) return false;
  const sending = await sendVote({ vote: "useful", review_id: reviewId });
  showToast(sending.ok ? "Merci ! Votre vote comptera à la prochaine mise à jour." : sending.message, sending.ok ? "success" : "warning");
  return sending.ok;
}

/** Asks why, then sends it to somebody who reads the review again. */
export async function report(button: HTMLElement, review: { readonly reviewId: number; readonly author: string }): Promise<void> {
  if (!(await requireMember())) return;
  await openPopup(button, async () => {
    const { ReportPopup } = await import("./report-popup");
    return <ReportPopup {...review} />;
  });
}
