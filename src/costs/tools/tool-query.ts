export type Fields<Field extends string> = Readonly<Record<Field, string>>;

/** State of a tool, stored in its address: the fields that differ from their usual values, and the lines that the reader has corrected. */
export interface ToolState<Field extends string> {
  readonly fields: Fields<Field>;
  /** The reader's amounts in whole francs, by line. */
  readonly own: Readonly<Record<string, number>>;
}

const LINE = "ligne.";
const MAX_VALUE_LENGTH = 40;

/**
 * « valeur=6000000&ligne.entretien=15000 », or nothing for what the page shows at first.
 * @param usual values that an address leaves out
 * @param first what the page shows at first; a car of the guide, which may be another one when the address is opened
 */
export function queryOf<Field extends string>(
  { fields, own }: ToolState<Field>,
  usual: Fields<Field>,
  first = usual,
): string {
  const query = new URLSearchParams();
  const names = Object.keys(usual) as Field[];
  const unlike = (others: Fields<Field>) => names.filter((name) => fields[name] !== others[name]);
  if (unlike(first).length > 0 || Object.keys(own).length > 0) {
    const named = unlike(usual);
    for (const name of named.length > 0 ? named : names) query.set(name, fields[name]);
  }
  for (const [key, amount] of Object.entries(own)) query.set(LINE + key, String(amount));
  return query.toString();
}

/** Allowed values of the fields that are chosen from a list. */
export type Choices<Field extends string> = Readonly<Partial<Record<Field, readonly string[]>>>;

/** Fills in fields; one keeps its value where its list does not offer the new one. */
export const filled = <Field extends string>(
  fields: Fields<Field>,
  asked: Partial<Fields<Field>>,
  choices: Choices<Field>,
): Fields<Field> =>
  Object.fromEntries(
    Object.entries<string>(fields).map(([name, left]) => {
      const value = asked[name as Field] ?? left;
      return [name, choices[name as Field]?.includes(value) === false ? left : value];
    }),
  ) as Fields<Field>;

/** Reads the state from an address: `first` where it says nothing of the tool. Unknown parameters and values that the tool does not offer are ignored. */
export function readQuery<Field extends string>(
  query: URLSearchParams,
  usual: Fields<Field>,
  choices: Choices<Field>,
  first = usual,
): ToolState<Field> {
  const names = Object.keys(usual) as Field[];
  const lines = [...query].filter(([name, text]) => name.startsWith(LINE) && /^\d{1,12}$/.test(text));
  const left = lines.length > 0 || names.some((name) => query.has(name)) ? usual : first;
  const asked = Object.fromEntries(
    names.flatMap((name) => (query.has(name) ? [[name, query.get(name)?.slice(0, MAX_VALUE_LENGTH)]] : [])),
  ) as Partial<Fields<Field>>;
  return {
    fields: filled(left, asked, choices),
    own: Object.fromEntries(lines.map(([name, text]) => [name.slice(LINE.length), Number(text)])),
  };
}
