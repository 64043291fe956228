import type { DragEvent } from "react";
import { photoAddress } from "../../contract/market/photo";
import { Icon, type IconName } from "../../shared/ui/icon";
import type { ShownPhoto } from "./photo-list";
import * as styles from "./photos.later.module.css";

interface Props {
  readonly photo: ShownPhoto;
  /** Its place, from 0, and the number of photos. */
  readonly place: number;
  readonly of: number;
  readonly online: boolean;
  readonly onMove: (key: string, to: number) => void;
  readonly onDrop: (key: string) => void;
  readonly onMask: (key: string) => void;
}

const KIND = "text/photo";

function stateOf({ state, share, failures }: ShownPhoto, online: boolean): string {
  if (state === "sending") return `Envoi : ${Math.round(share * 100)}\u00a0%`;
  if (state === "waiting") return online && failures === 0 ? "En attente" : "En attente du réseau";
  return state === "refused" ? "Refusée" : "Envoyée";
}

/** One photo with its controls: its owner moves it by buttons, by keys, or by dragging. */
export function PhotoTile({ photo, place, of, online, onMove, onDrop, onMask }: Props) {
  const { key, copy, hash, state, share, why } = photo;
  const name = `Photo ${place + 1}`;
  const source = copy ?? (hash && photoAddress(hash, 320));
  const dropped = (event: DragEvent) => {
    const moved = event.dataTransfer.getData(KIND);
    if (!moved) return;
    event.preventDefault();
    onMove(moved, place);
  };
  const button = (act: string, icon: IconName, label: string, possible: boolean, press: () => void) => (
    <button
      type="button"
      id={`${act}-${key}`}
      aria-label={label}
      aria-disabled={!possible}
      onClick={() => possible && press()}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <li
      className={`card ${styles.tile} ${state === "refused" ? styles.refused : ""}`}
      aria-label={place === 0 ? `${name}, couverture` : name}
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData(KIND, key)}
      onDragOver={(event) => event.dataTransfer.types.includes(KIND) && event.preventDefault()}
      onDrop={dropped}
    >
      <div className={styles.picture}>
        {source && <img src={source} alt={name} draggable={false} />}
        {state === "sending" && <progress max={1} value={share} aria-label={`Envoi de la photo ${place + 1}`} />}
        {place === 0 ? (
          <span className={`badge ${styles.cover}`}>Couverture</span>
        ) : (
          button("cover", "star", `${name} : mettre en couverture`, true, () => onMove(key, 0))
        )}
      </div>
      <div className={`small ${styles.state}`}>
        <p>{stateOf(photo, online)}</p>
        {why && <p>{why}</p>}
      </div>
      {state !== "refused" && (
        <button
          type="button"
          id={`mask-${key}`}
          className={styles.mask}
          aria-label={`${name} : masquer la plaque`}
          onClick={() => onMask(key)}
        >
          Masquer la plaque
        </button>
      )}
      <div className={styles.acts}>
        {button("before", "arrow-left", `${name} : avancer d’une place`, place > 0, () => onMove(key, place - 1))}
        {button("after", "arrow-right", `${name} : reculer d’une place`, place < of - 1, () => onMove(key, place + 1))}
        {button("drop", "x", `${name} : supprimer`, true, () => onDrop(key))}
      </div>
    </li>
  );
}
