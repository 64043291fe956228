import type { WireSiteSetting } from "../../../../src/contract/wire/site";
import { contentLink } from "./safe-url";

export const toSiteSetting = (row: WireSiteSetting, position: number) => ({
  key: row.cle,
  group: row.groupe,
  text: row.texte,
  url: "adresse" in row ? contentLink(row.adresse) : null,
  position,
});
