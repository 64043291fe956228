import { Picture } from "../ui/picture";
import * as styles from "./gallery.module.css";

const SIZES = "(min-width: 1024px) 720px, 100vw";

interface Props {
  cover: Queries.HeroPhotoFragment | null;
  photos: readonly Queries.GalleryPhotoFragment[];
  name: string;
}

/** Photos one beside the other, swiped by the thumb: native scrolling, the first one fetched first, the rest when near. */
export function Gallery({ cover, photos, name }: Props) {
  return (
    <figure className={styles.gallery}>
      <ul tabIndex={0} aria-label={`Photos ${name}`}>
        {photos.map((photo, index) => (
          <li key={photo.alt}>
            <Picture image={(index === 0 ? cover : photo)?.file?.childImageSharp?.gatsbyImageData} alt={photo.alt} sizes={SIZES} turn={index === 0 ? "main" : "later"} />
            {photo.caption && <p>{photo.caption}</p>}
          </li>
        ))}
      </ul>
      <figcaption>
        {photos.length} {photos.length < 2 ? "image" : "images"}, dessinées pour la démonstration{photos.length > 1 && " · faites glisser"}
      </figcaption>
    </figure>
  );
}
