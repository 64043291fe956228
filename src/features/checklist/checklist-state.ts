const keyOf = (id: string) => `checklist:${id}`;

/** Numbers of the ticked lines of one checklist; empty where nothing (or nonsense) is stored. */
export function readTicks(id: string): ReadonlySet<number> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? "[]");
    return new Set(Array.isArray(stored) ? stored.filter((one) => Number.isInteger(one)) : []);
  } catch {
    return new Set(); // storage closed or spoilt: an unticked list is a sound start
  }
}

/** @returns false when the browser keeps nothing. */
export function storeTicks(id: string, ticks: ReadonlySet<number>): boolean {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify([...ticks].sort((a, b) => a - b)));
    return true;
  } catch {
    return false;
  }
}
