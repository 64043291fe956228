/** The fields of a dated figure of the country (`parametres_pays`) that the tools read. */
export interface Parameter {
  readonly key: string;
  readonly value: number | null;
  readonly valueMax: number | null;
}

export type Rates<Key extends string> = Readonly<Record<Key, number>>;

/**
 * The figures that a tool calculates with; a range is replaced by its middle.
 * @returns null when one of the figures is unknown, since the tool cannot calculate without it
 */
export function ratesOf<Key extends string>(parameters: readonly Parameter[], keys: readonly Key[]): Rates<Key> | null {
  const found = new Map(
    parameters.map(({ key, value, valueMax }) => [key, value === null ? null : (value + (valueMax ?? value)) / 2]),
  );
  const rates = keys.map((key) => [key, found.get(key) ?? null] as const);
  return rates.every(([, value]) => value !== null) ? (Object.fromEntries(rates) as Record<Key, number>) : null;
}
