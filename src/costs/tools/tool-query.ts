/** State of a tool, stored in its address: the fields that differ from their initial values, and the lines that the reader has corrected. */
export interface ToolState<Field extends string> {
  readonly fields: Readonly<Record<Field, string>>;
  /** The reader's amounts in whole francs, by line. */
  readonly own: Readonly<Record<string, number>>;
}

const LINE = "ligne.";
const MAX_VALUE_LENGTH = 40;

/** Writes the query string, « ?valeur=6000000&ligne.entretien=15000 »; empty when nothing differs from the initial state. */
export function queryOf<Field extends string>(
  { fields, own }: ToolState<Field>,
  first: Readonly<Record<Field, string>>,
): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(first) as Field[]) if (fields[name] !== first[name]) query.set(name, fields[name]);
  for (const [key, amount] of Object.entries(own)) query.set(LINE + key, String(amount));
  const text = query.toString();
  return text && `?${text}`;
}

/** Allowed values of the fields that are chosen from a list. */
export type Choices<Field extends string> = Readonly<Partial<Record<Field, readonly string[]>>>;

/** Reads the state from an address; unknown parameters and values that the tool does not offer are ignored. */
export function readQuery<Field extends string>(
  search: string,
  first: Readonly<Record<Field, string>>,
  choices: Choices<Field>,
): ToolState<Field> {
  const query = new URLSearchParams(search);
  const valueOf = (name: Field) => {
    const value = query.get(name)?.slice(0, MAX_VALUE_LENGTH) ?? first[name];
    return choices[name]?.includes(value) === false ? first[name] : value;
  };
  const fields = Object.fromEntries((Object.keys(first) as Field[]).map((name) => [name, valueOf(name)])) as Record<
    Field,
    string
  >;
  const lines = [...query].filter(([name, text]) => name.startsWith(LINE) && /^\d{1,12}$/.test(text));
  return { fields, own: Object.fromEntries(lines.map(([name, text]) => [name.slice(LINE.length), Number(text)])) };
}
