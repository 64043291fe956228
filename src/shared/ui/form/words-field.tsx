import type { RefObject } from "react";
import { Icon } from "../icon";

interface Props {
  readonly id: string;
  readonly words: string;
  /** Most characters that may be typed. */
  readonly most: number;
  readonly example?: string;
  readonly field?: RefObject<HTMLInputElement>;
}

/** The field of a search for words, and its button. Its form sends the words as `q`, with and without scripts. What is typed before hydration stays. */
export const WordsField = ({ id, words, most, example, field }: Props) => (
  <>
    <input
      ref={field}
      id={id}
      name="q"
      type="search"
      defaultValue={words}
      maxLength={most}
      autoComplete="off"
      enterKeyHint="search"
      placeholder={example}
    />
    <button className="button">
      <Icon name="search" size={18} />
      Chercher
    </button>
  </>
);
