import type { ReactNode } from "react";
import { frenchSpaces } from "../../contract/shared/french-spaces";

/** A text with its no-break spaces; anything else, such as a text with a link in it, as it is. */
export const spaced = (shown: ReactNode) => (typeof shown === "string" ? frenchSpaces(shown) : shown);
