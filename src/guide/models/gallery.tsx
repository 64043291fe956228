import { Picture } from "../../shared/ui/picture";
import * as styles from "./gallery.page.module.css";

const SIZES = "(min-width: 1024px) 680px, 100vw";

interface Props {
  cover: Queries.HeroPhotoFragment | null;
  photos: readonly Queries.GalleryPhotoFragment[];
  name: string;
  /** Editors' remark about the pictures, when they do not show the car itself. */
  note: string | null;
}

/**
 * Photos side by side with the next one partly visible, swiped by native scrolling; the first is loaded at once, the others when they come near. On a
 * wide screen one photo is large, and native radio buttons below it choose among the others. What each shows is seen, and said by its `alt`.
 */
export function Gallery({ cover, photos, name, note }: Props) {
  return (
    <figure className={styles.gallery}>
      <ul tabIndex={0} aria-label={`Photos ${name}`}>
        {photos.map((photo, index) => {
          const image = (index === 0 ? cover : photo)?.file?.childImageSharp?.gatsbyImageData;
          return (
            <li key={photo.alt}>
              {/* A picture names its radio button. */}
              <label>
                <input
                  type="radio"
                  name="photo"
                  defaultChecked={index === 0}
                  aria-label={image ? undefined : photo.alt}
                />
                <Picture image={image} alt={photo.alt} sizes={SIZES} main={index === 0} />
              </label>
              {index === 0 && photos.length > 1 && <small aria-hidden="true">{`${photos.length} photos`}</small>}
            </li>
          );
        })}
      </ul>
      {note && <figcaption>{note}</figcaption>}
    </figure>
  );
}
