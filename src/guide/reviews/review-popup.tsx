import { useState } from "react";
import { Dialog } from "../../shared/ui/dialog";
import { closePopup } from "../../shared/popups/popups-state";
import { ModelChoice } from "./model-choice";
import type { ReviewedModel } from "./review-answers";
import { ReviewFields } from "./review-fields";

/** Popup for an owner's review; the model is chosen first if none is given (rule: guide/review-by-member). */
export function ReviewPopup({ model }: { model: ReviewedModel | null }) {
  const [chosen, setChosen] = useState(model);
  // Each step is a separate dialog, so that the focus moves to its title.
  return chosen ? (
    <Dialog
      key={chosen.modelId}
      title={chosen.articled ? `Mon avis sur ${chosen.articled}` : `Mon avis : ${chosen.name}`}
      onClose={closePopup}
    >
      <ReviewFields model={chosen} onAnother={model ? null : () => setChosen(null)} />
    </Dialog>
  ) : (
    <Dialog title="Donner mon avis" onClose={closePopup}>
      <ModelChoice onChoose={setChosen} />
    </Dialog>
  );
}
