import { nfc } from "../shared/normal-form";

/** A suggestion of the search field, as the Worker answers it (rule: guide/suggestions). */
interface ModelSuggestion {
  readonly type: "model";
  readonly model_name: string;
  readonly model_id: number;
  readonly brand_name: string;
}

interface NewsSuggestion {
  readonly type: "news";
  readonly post_title: string;
  readonly post_id: number;
  readonly post_name: string;
}

export type Suggestion = ModelSuggestion | NewsSuggestion;

/** A model of which used cars are online, beside the rows of api.php: pages of an earlier publication leave it out. */
export interface UsedSuggestion {
  readonly type: "used";
  /** « Ford Escape d’occasion » */
  readonly label: string;
  /** How many ads; null where they are not counted. */
  readonly count: number | null;
  readonly path: string;
}

export const MIN_SEARCH_LENGTH = 2;
export const MAX_SEARCH_LENGTH = 64;

/**
 * Normalises a typed search to the form used in requests and in the history of searches: NFC, lower case, single spaces, no control characters.
 * @returns null when it has fewer than 2 characters or more than 64
 */
export function normalSearch(typed: string): string | null {
  const text = nfc(typed)
    .toLowerCase()
    .replace(/[\s\p{C}]+/gu, " ")
    .trim();
  const { length } = [...text];
  return length >= MIN_SEARCH_LENGTH && length <= MAX_SEARCH_LENGTH ? text : null;
}
