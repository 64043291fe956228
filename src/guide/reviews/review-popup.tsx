import { useState } from "react";
import { Dialog } from "../../shared/ui/dialog";
import { closePopup } from "../../shared/popups/popups-state";
import { ModelChoice } from "./model-choice";
import type { ReviewedModel } from "./review-answers";
import { ReviewFields } from "./review-fields";

/** An owner's review, of a model to be chosen first where none is given (rule: guide/review-by-member). */
export function ReviewPopup({ model }: { model: ReviewedModel | null }) {
  const [chosen, setChosen] = useState(model);
  // Another dialog for each, so that focus goes to its title.
  return chosen ? (
    <Dialog key={chosen.modelId} title={`Mon avis : ${chosen.name}`} onClose={closePopup}>
      <ReviewFields model={chosen} onAnother={model ? null : () => setChosen(null)} />
    </Dialog>
  ) : (
    <Dialog title="Donner mon avis" onClose={closePopup}>
      <ModelChoice onChoose={setChosen} />
    </Dialog>
  );
}
