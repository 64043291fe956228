import { useLayoutEffect, useRef, useState } from "react";
import type { AdDetail } from "../../contract/market/ad";
import { coverSource } from "../words/cover";
import { photoAlt } from "../words/ad-words";
import { Icon } from "../../shared/ui/icon";
import { closePopup } from "../../shared/popups/popups-state";
import * as styles from "./full-screen.later.module.css";
import { photoAt, scrollToPhoto } from "./strip";

/** All photos of an ad, uncropped, in full screen: swiped, or with the arrow keys. @param from index of the first one shown */
export function FullScreen({ ad, from }: { ad: Pick<AdDetail, "title" | "gallery">; from: number }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(from);
  useLayoutEffect(() => {
    const element = dialog.current;
    const { style } = document.documentElement;
    element?.showModal();
    style.overflow = "hidden";
    return () => {
      element?.close();
      style.overflow = "";
    };
  }, []);
  useLayoutEffect(() => {
    if (strip.current) strip.current.scrollLeft = from * strip.current.clientWidth;
  }, [from]);
  const go = (to: number) => strip.current && scrollToPhoto(strip.current, to);
  const last = ad.gallery.length - 1;
  return (
    <dialog
      ref={dialog}
      className={styles.screen}
      aria-label={`Photos ${ad.title}`}
      onClose={closePopup}
      onKeyDown={({ key }) => void (key === "ArrowRight" ? go(index + 1) : key === "ArrowLeft" && go(index - 1))}
    >
      <ul ref={strip} onScroll={({ currentTarget }) => setIndex(photoAt(currentTarget))}>
        {ad.gallery.map((photo, at) => (
          <li key={photo.hash}>
            <img {...coverSource(photo)} alt={photoAlt(ad, at)} loading={Math.abs(at - from) > 1 ? "lazy" : "eager"} />
          </li>
        ))}
      </ul>
      <p className={styles.counter} role="status">{`${index + 1}/${last + 1}`}</p>
      <button type="button" className={styles.close} onClick={() => dialog.current?.close()} aria-label="Fermer">
        <Icon name="x" size={24} />
      </button>
      {index > 0 && (
        <button type="button" className={styles.before} onClick={() => go(index - 1)} aria-label="Photo précédente">
          <Icon name="arrow-left" size={24} />
        </button>
      )}
      {index < last && (
        <button type="button" className={styles.after} onClick={() => go(index + 1)} aria-label="Photo suivante">
          <Icon name="arrow-right" size={24} />
        </button>
      )}
    </dialog>
  );
}
