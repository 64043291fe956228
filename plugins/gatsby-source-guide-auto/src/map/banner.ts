import type { WirePlacedBanner } from "../../../../src/contract/wire/banner";
import type { PictureOf } from "./picture";
import { contentLink } from "./safe-url";

const runsOn = (day: string, { debut, fin }: WirePlacedBanner) => (debut ?? day) <= day && day <= (fin ?? day);

/**
 * @param today `2026-11-21`
 * @returns null outside its dates, and when its picture could not be downloaded, since there is nothing to show.
 */
export function toBanner(row: WirePlacedBanner, pictureOf: PictureOf, today: string) {
  const picture = runsOn(today, row) ? pictureOf(row.image) : null;
  if (!picture) return null;
  return {
    place: row.place,
    image: picture.url,
    link: contentLink(row.lien),
    alt: row.texte_alternatif,
    title: row.titre,
    text: row.texte,
    start: row.debut,
    end: row.fin,
    file: picture.file,
  };
}
