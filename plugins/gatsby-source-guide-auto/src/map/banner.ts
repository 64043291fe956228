import type { WirePlacedBanner } from "../content";
import type { PictureOf } from "./picture";
import { contentLink } from "./safe-url";

/** @returns null when its picture cannot be had: there is nothing to show. */
export function toBanner(row: WirePlacedBanner, pictureOf: PictureOf) {
  const picture = pictureOf(row.image);
  const mobile = pictureOf(row.image_mobile);
  return (
    picture && {
      place: row.place,
      image: picture.url,
      imageMobile: mobile?.url ?? null,
      link: contentLink(row.lien),
      alt: row.texte_alternatif,
      title: row.titre,
      text: row.texte,
      start: row.debut,
      end: row.fin,
      file: picture.file,
      mobileFile: mobile?.file ?? null,
    }
  );
}
