import type { WireSiteSetting } from "../../../../src/contract/wire/site";
import { normalPhone } from "../../../../src/contract/shared/phone";
import { site } from "../../../../src/site";
import { contentLink } from "./safe-url";

export const toSiteSetting = (row: WireSiteSetting, position: number) => ({
  key: row.cle,
  group: row.groupe,
  text: row.texte,
  url: "adresse" in row ? contentLink(row.adresse) : null,
  dialled: row.groupe === "contact" ? normalPhone(row.texte, site.phone) : null,
  position,
});
