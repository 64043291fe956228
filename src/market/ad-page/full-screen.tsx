import { useLayoutEffect, useRef } from "react";
import type { AdDetail } from "../../contract/market/ad";
import { coverSource } from "../words/cover";
import { photoAlt } from "../words/ad-words";
import { carLine } from "../words/car-line";
import { formatPrice } from "../../shared/figures/price";
import { Icon } from "../../shared/ui/icon";
import { closePopup } from "../../shared/popups/popups-state";
import * as styles from "./full-screen.later.module.css";
import { Thumbnails } from "./thumbnails";
import { useStrip } from "./use-strip";
import { WhatsappButton } from "./whatsapp-button";

/** All photos of an ad, uncropped, in full screen: swiped, or with the arrow keys. @param from index of the first one shown */
export function FullScreen({
  ad,
  from,
}: {
  ad: Pick<AdDetail, "id" | "title" | "price" | "mileage" | "energy" | "gearbox" | "gallery" | "whatsapp">;
  from: number;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { index, show, step, list, onKeyDown } = useStrip(from, ad.gallery.length);
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
    const { current: strip } = list.ref;
    if (strip) strip.scrollLeft = from * strip.clientWidth;
  }, [from, list.ref]);
  const last = ad.gallery.length - 1;
  return (
    <dialog
      ref={dialog}
      className={styles.screen}
      aria-label={`Photos ${ad.title}`}
      onClose={closePopup}
      onKeyDown={onKeyDown}
    >
      <ul {...list}>
        {ad.gallery.map((photo, at) => (
          <li key={photo.hash}>
            <img {...coverSource(photo)} alt={photoAlt(ad, at)} loading={Math.abs(at - from) > 1 ? "lazy" : "eager"} />
          </li>
        ))}
      </ul>
      {last > 0 && <Thumbnails gallery={ad.gallery} index={index} onShow={show} className={styles.thumbnails} />}
      <p className={styles.counter} role="status">{`${index + 1}/${last + 1}`}</p>
      <p className={styles.car}>
        {ad.title} <span>{formatPrice(ad.price)}</span> <small>{carLine(ad)}</small>
      </p>
      {ad.whatsapp && (
        <WhatsappButton ad={ad} className={`button ${styles.reach}`} onPress={() => dialog.current?.close()} />
      )}
      <button type="button" className={styles.close} onClick={() => dialog.current?.close()} aria-label="Fermer">
        <Icon name="x" size={24} />
      </button>
      {index > 0 && (
        <button type="button" className={styles.before} onClick={() => step(-1)} aria-label="Photo précédente">
          <Icon name="arrow-left" size={24} />
        </button>
      )}
      {index < last && (
        <button type="button" className={styles.after} onClick={() => step(1)} aria-label="Photo suivante">
          <Icon name="arrow-right" size={24} />
        </button>
      )}
    </dialog>
  );
}
