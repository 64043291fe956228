/** What belongs together: a word with a hyphen, such as « CX-5 » or « e-CVT », and one with a digit or a letter of its own, such as « Série 3 »; with the mark that follows it. */
const TOGETHER = /((?:\S*-[\p{L}\d]\S*|\S+ [\dA-Z]{1,2}(?=\s|$))(?:\u00a0[:;?!])?)/u;
/** Longest part that fits on one line of a heading on a phone. */
const LONGEST = 14;

/** Renders the text of a heading, in which no line breaks within the name of a car: « CX-5 », not « CX- / 5 ». */
export const WholeWords = ({ text }: { readonly text: string }) => (
  <>
    {text.split(TOGETHER).map((part, at) =>
      at % 2 === 1 && part.length <= LONGEST ? (
        <span key={at} className="whole">
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </>
);
