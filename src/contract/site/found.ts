/** What the search of the header finds beside the rows of api.php (rule: site/found-groups), as the Worker answers it. */

import type { SmallPicture } from "../shared/picture";

/** Kinds of groups. A newer Worker may have others, which a page of an earlier publication leaves out. */
export const FOUND_KINDS = ["brand", "model", "used", "cars", "tool", "guide", "dealer", "page", "news"] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

export interface FoundRow {
  readonly label: string;
  readonly path: string;
  /** What is said of the row: « dès 17,5 M », « 12 annonces », the town of a dealer; null where it has nothing. */
  readonly figure: string | null;
  /** Of models, and on the page of results of used cars. */
  readonly picture?: SmallPicture | null;
  /** Address of a brand's logo. */
  readonly mark?: string | undefined;
  /** The brand that was named, of a dealer who sells it. */
  readonly brand?: string | undefined;
  /** All used cars of a brand, on the page of results. */
  readonly used?: { readonly path: string; readonly count: number };
}

export interface FoundGroup {
  readonly kind: FoundKind;
  readonly rows: readonly FoundRow[];
  /** True where there is more of its kind than these rows. */
  readonly more?: boolean;
}

/** All that was found for a text, as the page of results shows it. */
export interface FoundPage {
  /** As typed, without needless spaces; empty when nothing was asked. */
  readonly asked: string;
  readonly groups: readonly FoundGroup[];
  /** New cars that answer the text when it is read as a sentence; null when none does. */
  readonly cars: FoundRow | null;
  /** Where else the same words can be searched. */
  readonly elsewhere: readonly FoundRow[];
  /** A sentence that says that the list may lack models and articles, while api.php is down; else null. */
  readonly lacks: string | null;
}
