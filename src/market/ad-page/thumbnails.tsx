import { useEffect, useRef } from "react";
import type { AdDetail } from "../../contract/market/ad";
import { photoAddress } from "../../contract/market/photo";
import * as styles from "./ad-gallery.page.module.css";

interface Props {
  readonly gallery: AdDetail["gallery"];
  /** Index of the photo in view. */
  readonly index: number;
  readonly onShow: (index: number) => void;
  readonly className: string | undefined;
}

/** All photos of an ad, small, to choose from: one row, which has the photo in view in its middle. */
export function Thumbnails({ gallery, index, onShow, className }: Props) {
  const row = useRef<HTMLOListElement>(null);
  // Not `scrollIntoView`, which would move the page, too.
  useEffect(() => {
    const { current: list } = row;
    const photo = list?.children[index];
    if (list && photo instanceof HTMLElement)
      list.scrollLeft = photo.offsetLeft - list.offsetLeft - (list.clientWidth - photo.offsetWidth) / 2;
  }, [index]);
  return (
    <ol ref={row} className={className}>
      {gallery.map(({ hash }, at) => (
        <li key={hash}>
          <button
            type="button"
            className={`live ${styles.photo}`}
            aria-label={`Photo ${at + 1}`}
            aria-current={at === index}
            onClick={() => onShow(at)}
          >
            <img src={photoAddress(hash, 320)} alt="" loading="lazy" />
          </button>
        </li>
      ))}
    </ol>
  );
}
