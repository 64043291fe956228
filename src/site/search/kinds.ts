import type { FoundKind } from "../../contract/site/found";
import type { IconName } from "../../shared/ui/icon";

/** Titles and icons of the groups of what was found. */
export const KINDS: Readonly<Record<FoundKind, { readonly title: string; readonly icon: IconName }>> = {
  brand: { title: "Marques", icon: "layout-grid" },
  model: { title: "Modèles", icon: "car" },
  used: { title: "Occasions", icon: "key-round" },
  cars: { title: "Voitures neuves", icon: "search" },
  tool: { title: "Outils", icon: "cog" },
  guide: { title: "Guides", icon: "file-text" },
  dealer: { title: "Concessionnaires", icon: "store" },
  page: { title: "Sur le site", icon: "globe" },
  news: { title: "Actualités", icon: "rss" },
};
