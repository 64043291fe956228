/** What a tool’s address says: its fields where they differ from what they are at first, and lines that a reader has put right. */
export interface ToolState<Field extends string> {
  readonly fields: Readonly<Record<Field, string>>;
  /** Line → whole francs. */
  readonly own: Readonly<Record<string, number>>;
}

const LINE = "ligne.";
const MAX_VALUE_LENGTH = 40;

/** « valeur=6000000&ligne.entretien=15000 », or nothing. */
export function queryOf<Field extends string>(
  { fields, own }: ToolState<Field>,
  first: Readonly<Record<Field, string>>,
): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(first) as Field[]) if (fields[name] !== first[name]) query.set(name, fields[name]);
  for (const [key, amount] of Object.entries(own)) query.set(LINE + key, String(amount));
  return query.toString();
}

/** The values that a field offers to choose from, where it does. */
export type Choices<Field extends string> = Readonly<Partial<Record<Field, readonly string[]>>>;

/** What an address asks for; what it says of nothing that the tool knows, and values that it does not offer, are left out. */
export function readQuery<Field extends string>(
  query: URLSearchParams,
  first: Readonly<Record<Field, string>>,
  choices: Choices<Field>,
): ToolState<Field> {
  const valueOf = (name: Field) => {
    const asked = query.get(name)?.slice(0, MAX_VALUE_LENGTH) ?? first[name];
    return choices[name]?.includes(asked) === false ? first[name] : asked;
  };
  const fields = Object.fromEntries((Object.keys(first) as Field[]).map((name) => [name, valueOf(name)])) as Record<
    Field,
    string
  >;
  const lines = [...query].filter(([name, text]) => name.startsWith(LINE) && /^\d{1,12}$/.test(text));
  return { fields, own: Object.fromEntries(lines.map(([name, text]) => [name.slice(LINE.length), Number(text)])) };
}
