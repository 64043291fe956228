import { useRef } from "react";
import type { AdDetail } from "../../contract/market/ad";
import { useStrip } from "./use-strip";
import { openPopup } from "../../shared/popups/popups-state";
import { routes } from "../../routes";
import * as button from "../cards/round-button.page.module.css";
import { KeepAdButton } from "../kept/keep-ad-button";
import { photoAlt } from "../words/ad-words";
import { coverSource } from "../words/cover";
import { ShareFold } from "../../shared/share/share-fold";
import { Icon } from "../../shared/ui/icon";
import { Picture } from "../../shared/ui/picture";
import * as styles from "./ad-gallery.page.module.css";
import { Thumbnails } from "./thumbnails";

/** A phone is given the photo of 640 pixels: at its own density it would load one of 1,600, of 90 KB. « Plein écran » shows the large one. */
const SIZES = "(min-width: 1024px) 680px, (min-width: 600px) 100vw, 50vw";

const imageOf = (photo: AdDetail["gallery"][number]) => {
  const { src, srcSet, width, height } = coverSource(photo);
  return { width, height, images: { fallback: { src, srcSet } } };
};

/**
 * Photos side by side, swiped by touch or with the arrow keys. The first is in the served page. The others load with the scripts
 * when they are near; in éco-données, when the visitor asks for them. On the photos stand the ways to keep, to share and to enlarge; a desktop has all of
 * them small below.
 * @param origin public address of the site, without a path
 * @param alive whether the scripts run: until then the page stays as served
 */
export function AdGallery({ ad, origin, alive }: { ad: AdDetail; origin: string; alive: boolean }) {
  const whole = useRef<HTMLButtonElement>(null);
  const [cover, ...others] = ad.gallery;
  const { index, show, step, list, onKeyDown } = useStrip(0, ad.gallery.length);
  // A tap on a photo does what the button says, which keyboards and screen readers have.
  const enlarge = () =>
    whole.current &&
    openPopup(whole.current, async () => {
      const { FullScreen } = await import("./full-screen");
      return <FullScreen ad={ad} from={index} />;
    });
  return (
    <figure className={styles.gallery}>
      <div className={styles.view}>
        <ul
          {...list}
          tabIndex={0}
          aria-label="Photos"
          onKeyDown={onKeyDown}
          onClick={({ target }) => void (target instanceof HTMLImageElement && enlarge())}
        >
          <li>
            <picture className={styles.photo}>
              {cover && (
                <img alt={photoAlt(ad, 0)} sizes={SIZES} {...coverSource(cover)} {...{ fetchpriority: "high" }} />
              )}
            </picture>
          </li>
          <noscript>
            {others.map((photo, at) => (
              <li key={photo.hash} className={styles.photo}>
                <Picture image={imageOf(photo)} alt={photoAlt(ad, at + 1)} sizes={SIZES} />
              </li>
            ))}
          </noscript>
          {alive &&
            others.map((photo, at) => (
              <li key={photo.hash} className={styles.photo}>
                <Picture image={imageOf(photo)} alt={photoAlt(ad, at + 1)} sizes={SIZES} />
              </li>
            ))}
        </ul>
        <div className={`no-print ${styles.corner}`}>
          <KeepAdButton ad={ad} className={button.round} />
          <ShareFold title={ad.title} url={origin + routes.ad(ad)} looks={[button.round, `card ${styles.ways}`]} />
        </div>
        {cover && (
          <div className={styles.bar}>
            <p className={styles.counter}>{`${index + 1}/${ad.gallery.length}`}</p>
            <button
              type="button"
              className={`live ${button.round} ${styles.whole}`}
              aria-haspopup="dialog"
              ref={whole}
              onClick={() => void enlarge()}
            >
              <Icon name="maximize" />
              Plein écran
            </button>
          </div>
        )}
        {alive && others.length > 0 && (
          <div className={styles.steps}>
            <button type="button" disabled={index === 0} onClick={() => step(-1)} aria-label="Photo précédente">
              <Icon name="arrow-left" />
            </button>
            <button
              type="button"
              disabled={index === others.length}
              onClick={() => step(1)}
              aria-label="Photo suivante"
            >
              <Icon name="arrow-right" />
            </button>
          </div>
        )}
      </div>
      {others.length > 0 && (
        <Thumbnails gallery={ad.gallery} index={index} onShow={show} className={`no-print ${styles.thumbnails}`} />
      )}
    </figure>
  );
}
