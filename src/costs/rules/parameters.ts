/** A dated figure of the country (`parametres_pays`), as a tool reads it. */
export interface Parameter {
  readonly key: string;
  readonly value: number | null;
  readonly valueMax: number | null;
}

export type Rates<Key extends string> = Readonly<Record<Key, number>>;

/**
 * What a tool counts with: the middle of a range stands for it.
 * @returns null when one of the figures is not known: the tool then has nothing to say
 */
export function ratesOf<Key extends string>(parameters: readonly Parameter[], keys: readonly Key[]): Rates<Key> | null {
  const found = new Map(
    parameters.map(({ key, value, valueMax }) => [key, value === null ? null : (value + (valueMax ?? value)) / 2]),
  );
  const rates = keys.map((key) => [key, found.get(key) ?? null] as const);
  return rates.every(([, value]) => value !== null) ? (Object.fromEntries(rates) as Record<Key, number>) : null;
}
