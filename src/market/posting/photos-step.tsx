import { useEffect, useRef, useState } from "react";
import { MIN_PHOTOS } from "../../contract/market/form-own";
import { MAX_PHOTOS } from "../../contract/market/own-photo";
import { count } from "../../shared/figures/figures";
import type { PostingSlots } from "./posting-slots";
import { StepFrame } from "./step-frame";
import type { Posting } from "./use-posting";

/** Step 4, « Photos » (rule: market/photos): photos belong to an ad at the edge, which therefore has to be there. */
export function PhotosStep({
  posting,
  Photos,
}: {
  readonly posting: Posting;
  readonly Photos: PostingSlots["Photos"];
}) {
  const { draft } = posting;
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const photos = useRef({ sent: 0, pending: 0 });
  const [warned, setWarned] = useState(false);
  const id = draft.ad?.id;

  const reach = async () => {
    setBusy(true);
    setFailure((await posting.reach())?.message ?? null);
    setBusy(false);
  };
  useEffect(() => void (id === undefined && reach()), []);

  const onChange = (sent: number, pending: number) => {
    posting.photosChanged(); // one that is drawn changes the ad, and no count
    photos.current = { sent, pending };
  };
  const next = () => {
    if (id === undefined) return void reach();
    const { sent, pending } = photos.current;
    if (sent + pending < MIN_PHOTOS)
      return setFailure(
        `Ajoutez au moins ${MIN_PHOTOS} photos. Elles peuvent partir plus tard : votre brouillon vous attend.`,
      );
    if (pending === 0 || warned) return posting.goTo("offer");
    setWarned(true); // they are sent from here alone
    setFailure(
      `${count(pending, "photo attend", "photos attendent")} encore le réseau. Patientez ici, ou continuez et revenez-y plus tard.`,
    );
  };
  return (
    <StepFrame
      screen="photos"
      busy={busy}
      failure={failure}
      onBack={() => posting.goTo("words")}
      next={id === undefined ? "Réessayer" : "Continuer"}
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <p>
        De {MIN_PHOTOS} à {MAX_PHOTOS} photos, prises de jour. Vous pouvez masquer la plaque : le bouton est sous chaque
        photo.
      </p>
      {id !== undefined && <Photos ad={id} onChange={onChange} />}
    </StepFrame>
  );
}
