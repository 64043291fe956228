import { requireMember } from "../../members/open-account";
import { openPopup } from "../../shared/popups/popups-state";
import { showToast } from "../../shared/toasts/show-toast";
import { sendVote } from "./send-vote";

/** Votes a review useful, after signing in if necessary. @returns whether the vote was accepted */
export async function findUseful(reviewId: number): Promise<boolean> {
  if (!(await requireMember())) return false;
  const sending = await sendVote({ vote: "useful", review_id: reviewId });
  showToast(
    sending.ok ? "Merci ! Votre vote comptera à la prochaine mise à jour." : sending.message,
    sending.ok ? "success" : "warning",
  );
  return sending.ok;
}

/** Opens the popup to report a review, after signing in if necessary. */
export async function report(
  button: HTMLElement,
  review: { readonly reviewId: number; readonly author: string },
): Promise<void> {
  if (!(await requireMember())) return;
  await openPopup(button, async () => {
    const { ReportPopup } = await import("./report-popup");
    return <ReportPopup {...review} />;
  });
}
