import * as styles from "./whole-words.page.module.css";

/** A word with a hyphen, such as « CX-5 » or « e-CVT ». */
const HYPHENATED = /(\S*-\w\S*)/;
/** Longest word that fits on one line of a heading on a phone. */
const LONGEST = 14;

/** Renders the name of a car in a heading, in which no line breaks after the hyphen of a word: « CX-5 », not « CX- / 5 ». */
export const WholeWords = ({ text }: { readonly text: string }) => (
  <>
    {text.split(HYPHENATED).map((part, at) =>
      at % 2 === 1 && part.length <= LONGEST ? (
        <span key={at} className={styles.whole}>
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </>
);
