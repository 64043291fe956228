import { groupDigits } from "../src/shared/figures/price";

const count = (number: number, singular: string, plural: string) =>
  `${groupDigits(number) || "0"} ${number < 2 ? singular : plural}`;

/** « 523 pages, 2.113 fichiers, 4 changés » */
export const releaseLine = ({ pages, files, changed }: { pages: number; files: number; changed: number }) =>
  [count(pages, "page", "pages"), count(files, "fichier", "fichiers"), count(changed, "changé", "changés")].join(", ");
