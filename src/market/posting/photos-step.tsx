import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import { MIN_PHOTOS } from "../../contract/market/form-own";
import { MAX_PHOTOS } from "../../contract/market/own-photo";
import { accountAtom } from "../../members/account-state";
import { count } from "../../shared/figures/figures";
import { useEffectEvent } from "../../shared/ui/use-effect-event";
import type { PostingSlots } from "./posting-slots";
import { StepFrame } from "./step-frame";
import type { Posting } from "./use-posting";

/** Step 4, « Photos » (rule: market/photos). Photos belong to an ad, so the ad must exist at the edge first. */
export function PhotosStep({
  posting,
  Photos,
}: {
  readonly posting: Posting;
  readonly Photos: PostingSlots["Photos"];
}) {
  const { draft } = posting;
  const { member } = useAtomValue(accountAtom);
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
  const begin = useEffectEvent(() => void (id === undefined && reach()));
  useEffect(begin, [begin]);

  const onChange = (sent: number, pending: number) => {
    posting.photosChanged(); // A processed photo changes the ad's revision even when the counts stay the same.
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
    setWarned(true); // Photos are sent only while this screen is open.
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
      next={id !== undefined ? "Continuer" : member ? "Réessayer" : "Se connecter"}
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <p>
        De {MIN_PHOTOS} à {MAX_PHOTOS} photos, prises de jour. Vous pouvez masquer la plaque&nbsp;: le bouton est sous
        chaque photo.
      </p>
      {id !== undefined && <Photos ad={id} onChange={onChange} />}
    </StepFrame>
  );
}
