import type { Root } from "postcss";
import { piecesOf } from "./css-pieces";
import { Regrouping } from "./regrouping";

/**
 * The same sheet in fewer bytes: declarations that several rules say are said once, for a list of selectors, wherever
 * that changes the outcome for no element. Written by hand, such lists would tie every component to every other.
 * @param moduleOf the CSS module that names a class
 */
export function compact(sheet: Root, moduleOf: (name: string) => string | undefined = () => undefined): string {
  const { pieces, anywhere } = piecesOf(sheet, moduleOf);
  const regrouping = new Regrouping(pieces);
  regrouping.shareDeclarations();
  regrouping.joinSelectors();
  return anywhere + regrouping.toString();
}
