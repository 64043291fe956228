/** Own value of a record for an untrusted key; null when there is none, also for inherited names such as « constructor ». */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, key: string | number): Value | null =>
  Object.hasOwn(record, key) ? (record[key] ?? null) : null;
