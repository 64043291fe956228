/** What a record says of a key; null where it says nothing: a key may be anything, « constructor » too. */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, key: string | number): Value | null =>
  Object.hasOwn(record, key) ? (record[key] ?? null) : null;
