import { type ChangeEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { MAX_PHOTOS } from "../../contract/market/own-photo";
import { count } from "../../shared/figures/figures";
import { useEffectEvent } from "../../shared/ui/use-effect-event";
import { countsOf, photosSentence } from "./photo-list";
import { openPhotoQueue, type PhotoQueue } from "./photo-queue";
import { PhotoTile } from "./photo-tile";
import * as styles from "./photos.later.module.css";
import { preparePhoto } from "./prepare-photo";
import { useMasking } from "./use-masking";

/**
 * @param ready photos that the edge has
 * @param pending photos still to be sent
 * @param drawn photos that the edge has processed: each changes the revision of the ad, too
 */
type OnChange = (ready: number, pending: number, drawn: number) => void;

const VIEWS =
  "Face, arrière, profil, tableau de bord allumé, sièges, moteur. Cachez les numéros lisibles sur les papiers.";

const isHeic = ({ name, type }: File) => /heic|heif/i.test(type) || /\.hei[cf]$/i.test(name);
const unreadable = (file: File) =>
  isHeic(file)
    ? `«\u00a0${file.name}\u00a0» est au format HEIC, que ce navigateur ne lit pas. Sur l’iPhone : Réglages, Appareil photo, Formats, «\u00a0Le plus compatible\u00a0».`
    : `«\u00a0${file.name}\u00a0» n’est pas une photo que ce navigateur sait lire.`;

/** The photos of an ad, for its owner: chosen or taken, reduced, sent one by one, and ordered. */
export function Photos({ ad, onChange }: { ad: string; onChange: OnChange }) {
  const [queue, setQueue] = useState<PhotoQueue | null>(null);
  useEffect(() => {
    const opened = openPhotoQueue(ad);
    setQueue(opened);
    return () => opened.close();
  }, [ad]);
  return queue && <PhotoPlace queue={queue} onChange={onChange} />;
}

function PhotoPlace({ queue, onChange }: { queue: PhotoQueue; onChange: OnChange }) {
  const list = useSyncExternalStore(queue.subscribe, queue.list);
  const [preparing, setPreparing] = useState(0);
  const [notice, setNotice] = useState("");
  const focusNext = useRef<string | null>(null);
  const { ready, pending } = countsOf(list);
  const room = MAX_PHOTOS - ready - pending - preparing;
  const online = navigator.onLine && !list.some(({ state, failures }) => state === "waiting" && failures > 0);

  const drawn = list.filter(({ state }) => state === "ready").length;
  const reportChange = useEffectEvent(onChange);
  useEffect(() => reportChange(ready, pending + preparing, drawn), [ready, pending, preparing, drawn, reportChange]);
  // A moved photo's element leaves the page for a moment and loses the focus.
  useEffect(() => {
    if (focusNext.current) document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  });

  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(input.files ?? [])];
    input.value = "";
    const taken = files.slice(0, Math.max(0, room));
    const notices =
      files.length > taken.length
        ? [`${MAX_PHOTOS} photos au plus : ${count(files.length - taken.length, "photo")} en trop.`]
        : [];
    setNotice(notices.join(" "));
    setPreparing((before) => before + taken.length);
    for (const file of taken) {
      const prepared = await preparePhoto(file);
      if (prepared) queue.add([prepared]);
      else notices.push(unreadable(file));
      setPreparing((before) => before - 1);
    }
    setNotice(notices.join(" "));
  };
  const move = (key: string, to: number) => {
    const focused = document.activeElement?.id ?? "";
    focusNext.current = focused === `cover-${key}` ? `after-${key}` : focused; // The cover has no star button.
    queue.move(key, to);
    setNotice(to === 0 ? "Cette photo est la couverture." : `Photo déplacée : ${to + 1} sur ${list.length}.`);
  };
  const { mask, dialog } = useMasking({
    picture: queue.picture,
    nameOf: (key) => `Photo ${list.findIndex((shown) => shown.key === key) + 1}`,
    notify: setNotice,
    onMask: (key, masked, name) => {
      focusNext.current = `mask-${queue.replace(key, masked) ?? ""}`;
      setNotice(`${name} : la plaque est masquée, et cette photo remplace l’originale.`);
    },
  });
  const drop = async (key: string) => {
    const place = list.findIndex((shown) => shown.key === key);
    const neighbour = list[place + 1] ?? list[place - 1];
    focusNext.current = neighbour ? `drop-${neighbour.key}` : "photos-choose";
    setNotice(
      (await queue.drop(key))
        ? `Photo ${place + 1} supprimée.`
        : "La photo n’a pas pu être supprimée : pas de réponse. Réessayez dans un moment.",
    );
  };

  return (
    <div className={styles.photos}>
      <p className="quiet small">{VIEWS}</p>
      <div className="row">
        <label className={`button ${styles.choose}`}>
          <input
            id="photos-choose"
            type="file"
            accept="image/*"
            multiple
            className="visually-hidden"
            onChange={choose}
            disabled={room <= 0}
          />
          Choisir des photos
        </label>
        <label className={`button plain ${styles.choose} ${styles.take}`}>
          <input
            type="file"
            accept="image/*"
            capture="environment"
            className="visually-hidden"
            onChange={choose}
            disabled={room <= 0}
          />
          Prendre une photo
        </label>
      </div>
      <div role="status" className={styles.told}>
        <p>
          {[photosSentence(list, online), preparing > 0 && `${count(preparing, "photo")} en préparation`]
            .filter(Boolean)
            .join(", ")}
        </p>
        <p className="small">{notice}</p>
      </div>
      {!online && pending > 0 && (
        <p className="row">
          <button type="button" className="button plain" onClick={queue.hurry}>
            Réessayer maintenant
          </button>
          <span className="quiet small">
            Vous pouvez fermer cette page&nbsp;: l’envoi reprend quand vous y revenez.
          </span>
        </p>
      )}
      <ol className={styles.list}>
        {list.map((photo, place) => (
          <PhotoTile
            key={photo.key}
            {...{ photo, place, of: list.length, online }}
            onMove={move}
            onDrop={drop}
            onMask={mask}
          />
        ))}
      </ol>
      {dialog}
    </div>
  );
}
