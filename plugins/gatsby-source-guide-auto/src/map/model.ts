import type { WireModel } from "../../../../src/contract/wire/model";
import { the } from "../../../../src/shared/text/articles";
import type { Gender } from "../../../../src/shared/text/gender";
import { ownValue } from "../../../../src/shared/text/own-value";
import type { Address } from "./addresses";
import { bodyTypeOf } from "./body-type";
import type { ModelFacts } from "./model-facts";
import type { PhotoFields, PhotoKind, PictureOf } from "./picture";
import { whole } from "./whole";

const STATUS = { a_venir: "UPCOMING", en_vente: "ON_SALE", fin_de_serie: "ENDING" } as const;
/** The genders of `get_modeles`. */
export const GENDERS: Readonly<Record<string, Gender>> = { m: "MASCULINE", f: "FEMININE" };
const PHOTO_KIND: Record<WireModel["photos"][number]["type"], { kind: PhotoKind; view: string }> = {
  exterieur: { kind: "EXTERIOR", view: "vue extérieure" },
  interieur: { kind: "INTERIOR", view: "intérieur" },
  couleur: { kind: "COLOUR", view: "couleur" },
};

const photosOf = (row: WireModel, brandName: string, pictureOf: PictureOf): PhotoFields[] =>
  row.photos.flatMap((photo) => {
    const picture = pictureOf(photo.url);
    const { kind, view } = PHOTO_KIND[photo.type];
    const caption = photo.legende ?? view;
    const alt = caption.includes(row.nom_du_modele) ? caption : `${brandName} ${row.nom_du_modele}, ${caption}`;
    return picture ? [{ ...picture, alt, kind, caption: photo.legende }] : [];
  });

export function toModel(row: WireModel, brandName: string, address: Address, facts: ModelFacts, pictureOf: PictureOf) {
  const photos = photosOf(row, brandName, pictureOf);
  const gender = row.genre === null ? null : ownValue(GENDERS, row.genre);
  return {
    modelId: row.id,
    ...address,
    name: row.nom_du_modele,
    gender,
    articled: gender && the({ name: `${brandName} ${row.nom_du_modele}`, gender }),
    brandId: row.marque_id,
    bodyType: bodyTypeOf(row.carrosserie, row.segment),
    segment: row.segment,
    modelYear: whole(row.annee_modele),
    launchDate: row.date_de_lancement,
    status: STATUS[row.statut],
    facelift: row.restylage,
    photos,
    cover: photos[0] ?? null,
    strengths: row.points_forts,
    weaknesses: row.points_faibles,
    verdict: row.verdict,
    forWhom: row.pour_qui,
    editorScore: row.note_redaction,
    colours: row.couleurs.map(({ nom, hex }) => ({ name: nom, hex: hex.toLowerCase() })),
    ...facts,
  };
}
