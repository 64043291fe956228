import type { WireGuideTopic } from "../../../../src/contract/wire/guide";
import { routes } from "../../../../src/routes";
import { onePhoto, type PictureOf } from "./picture";
import { slugOf } from "./slug-of";

export const toGuideTopic = (row: WireGuideTopic, position: number, pictureOf: PictureOf) => {
  const slug = slugOf(row.slug, row.name, position);
  return {
    slug,
    path: routes.guideTopic({ slug }),
    name: row.name,
    description: row.description,
    position,
    photo: onePhoto(pictureOf(row.image), row.name),
  };
};
