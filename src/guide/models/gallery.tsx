import { Picture } from "../../shared/ui/picture";
import * as styles from "./gallery.page.module.css";

const SIZES = "(min-width: 1024px) 680px, 100vw";

interface Props {
  cover: Queries.HeroPhotoFragment | null;
  photos: readonly Queries.GalleryPhotoFragment[];
  name: string;
  /** What the content says of its pictures, where they are none of the car. */
  note: string | null;
}

/**
 * Photos one beside the other, the next one peeping in, swiped by the thumb: native scrolling, the first one fetched first, the rest when near. On a wide
 * screen one is large and the others are chosen below it, by native radio buttons.
 */
export function Gallery({ cover, photos, name, note }: Props) {
  return (
    <figure className={styles.gallery}>
      <ul tabIndex={0} aria-label={`Photos ${name}`}>
        {photos.map((photo, index) => (
          <li key={photo.alt}>
            <label>
              <input type="radio" name="photo" defaultChecked={index === 0} aria-label={photo.caption ?? photo.alt} />
              <Picture
                image={(index === 0 ? cover : photo)?.file?.childImageSharp?.gatsbyImageData}
                alt={photo.alt}
                sizes={SIZES}
                turn={index === 0 ? "main" : "later"}
              />
            </label>
            {photo.caption && <p>{photo.caption}</p>}
          </li>
        ))}
      </ul>
      {note && <figcaption>{note}</figcaption>}
    </figure>
  );
}
