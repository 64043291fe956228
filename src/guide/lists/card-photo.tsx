import type { ComponentProps } from "react";
import { Picture } from "../../shared/ui/picture";

const SIZES = "(min-width: 1100px) 288px, (min-width: 768px) 30vw, 46vw";

interface Props {
  readonly image: ComponentProps<typeof Picture>["image"];
  /** Whether the card is in the first view of its page. */
  readonly soon?: boolean | undefined;
}

/** Picture of a card in a grid; the card's text says what it shows. A file of its own, because the page of a model has pictures and no cards. */
export const CardPhoto = ({ image, soon = false }: Props) => (
  <Picture image={image} alt="" sizes={SIZES} turn={soon ? "soon" : "later"} />
);
