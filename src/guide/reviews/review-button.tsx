import { requireMember } from "../../members/open-account";
import { openPopup } from "../../shared/popups/popups-state";
import type { ReviewedModel } from "./review-answers";

/** « Donner mon avis », for members only: other visitors sign in first (rule: guide/review-by-member). @param model null when the popup has to ask for it */
export function ReviewButton({ model }: { model: ReviewedModel | null }) {
  const review = async (button: HTMLElement) => {
    if (!(await requireMember())) return;
    await openPopup(button, async () => {
      const { ReviewPopup } = await import("./review-popup");
      return <ReviewPopup model={model} />;
    });
  };
  return (
    <button
      type="button"
      className="button plain live"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => void review(currentTarget)}
    >
      Donner mon avis
    </button>
  );
}
