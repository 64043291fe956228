import { ownValue } from "../../shared/text/own-value";
import type { IconName } from "../../shared/ui/icon";

const ICONS_OF_TOPICS: Readonly<Record<string, IconName>> = {
  "permis-de-conduire": "id-card",
  "assurer-mon-vehicule": "shield-check",
  "financer-mon-vehicule": "banknote",
  immatriculation: "file-text",
  "visite-technique": "wrench",
  vignette: "clipboard-check",
};

/** The icon of a topic of the practical guides; a topic that the editors have added since has that of a car. */
export const topicIcon = (slug: string): IconName => ownValue(ICONS_OF_TOPICS, slug) ?? "car";
