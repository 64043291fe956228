import type { WireGuideTopic } from "../../../../src/contract/wire/guide";
import { slugOf } from "./slug-of";

export const toGuideTopic = (row: WireGuideTopic, position: number) => ({
  slug: slugOf(row.slug, row.name, position),
  name: row.name,
  description: row.description,
  position,
});
