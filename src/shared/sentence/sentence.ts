import { nfc, nfd } from "../../contract/shared/normal-form";

/** What words mean, tried where a word begins. */
export interface Rule<State, Options = undefined> {
  readonly pattern: RegExp;
  /** @param match in the folded text @returns null when the words mean something else */
  readonly read: (match: RegExpExecArray, options: Options) => ((state: State) => State) | null;
}

/** Result of reading a sentence. */
export interface Sentence<State> {
  readonly state: State;
  /** The words that no rule knows. */
  readonly rest: string;
  /** Parts that a rule knew, as typed. */
  readonly understood: readonly string[];
  /** Filler words: « je cherche une ». */
  readonly passedOver: readonly string[];
}

const FILLERS = new Set(
  "je cherche veux voudrais un une de des du la le les au à avec et ou en pour voiture voitures vehicule vehicules neuve neuves neuf neufs cher chere pas".split(
    " ",
  ),
);

const END = "(?![a-z0-9])";
/** A rule for words in lower case without accents. */
export const rule = <State, Options>(pattern: string, read: Rule<State, Options>["read"]): Rule<State, Options> => ({
  pattern: new RegExp(`(?:${pattern})${END}`, "y"),
  read,
});

/** Converts to lower case without accents, keeping the position of each character. */
const folded = (text: string) =>
  [...text]
    .map((sign) => {
      const bare = nfd(sign).replace(/\p{M}/gu, "").toLowerCase();
      return bare.length === sign.length ? bare : sign;
    })
    .join("");

const WORD = /[^\s,;:!?()«»"]+/y;
const matchAt = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Reads the words once. The remaining ones become adjacent, so another reading may understand more. */
function readOnce<State, Options>(
  typed: string,
  rules: readonly Rule<State, Options>[],
  options: Options,
  start: State,
): { state: State; left: string[]; understood: string[]; passedOver: string[] } {
  const text = folded(typed);
  let state = start;
  const [left, understood, passedOver]: [string[], string[], string[]] = [[], [], []];
  for (let at = 0; at < text.length; ) {
    const word = matchAt(WORD, text, at);
    if (!word) {
      at += 1;
      continue;
    }
    let taken = 0;
    for (const { pattern, read } of rules) {
      const match = matchAt(pattern, text, at);
      const change = match && match[0] !== "" ? read(match, options) : null;
      if (!match || !change) continue;
      state = change(state);
      taken = match[0].length;
      break;
    }
    const piece = typed.slice(at, at + (taken || word[0].length));
    (taken ? understood : FILLERS.has(word[0]) || piece === "à" ? passedOver : left).push(piece);
    at += taken || word[0].length;
  }
  return { state, left, understood, passedOver };
}

/** Reads a plain sentence by rules, the first that fits at each word, until nothing more is understood. */
export function readWords<State, Options>(
  typed: string,
  rules: readonly Rule<State, Options>[],
  options: Options,
  start: State,
): Sentence<State> {
  let state = start;
  let rest = nfc(typed).replace(/\s+/g, " ").trim();
  const [understood, passedOver]: [string[], string[]] = [[], []];
  for (let before = ""; rest !== before; ) {
    before = rest;
    const once = readOnce(rest, rules, options, state);
    state = once.state;
    understood.push(...once.understood);
    passedOver.push(...once.passedOver);
    rest = once.left.join(" ");
  }
  return { state, rest, understood, passedOver };
}
