import { requireMember } from "../../members/open-account";
import { DialogButton } from "../../shared/popups/popups";
import { openPopup } from "../../shared/popups/popups-state";
import type { ReviewedModel } from "./review-answers";

/** « Donner mon avis », for members only: other visitors sign in first (rule: guide/review-by-member). @param model null when the popup has to ask for it */
export function ReviewButton({ model, className }: { model: ReviewedModel | null; className: string }) {
  const review = async (button: HTMLElement) => {
    if (!(await requireMember())) return;
    await openPopup(button, async () => {
      const { ReviewPopup } = await import("./review-popup");
      return <ReviewPopup model={model} />;
    });
  };
  return (
    <DialogButton className={className} onOpen={review}>
      Donner mon avis
    </DialogButton>
  );
}
