/** What is found of one endpoint. */
export interface Verdict {
  readonly endpoint: string;
  /** Rows read; null where the answer could not be read. */
  readonly rows: number | null;
  /** What it does as agreed: « pages », « clé fausse refusée ». */
  readonly honoured: readonly string[];
  /** French sentences. */
  readonly faults: readonly string[];
  /** Why it was not judged, where that is no fault. */
  readonly skipped?: string;
}

/** One check: what is honoured when it finds no fault. */
export interface Check {
  readonly name: string;
  readonly faults: readonly string[];
}

export const verdictOf = (
  endpoint: string,
  rows: number | null,
  checks: readonly Check[],
  faults: readonly string[] = [],
): Verdict => ({
  endpoint,
  rows,
  honoured: checks.flatMap((check) => (check.faults.length === 0 ? [check.name] : [])),
  faults: [...faults, ...checks.flatMap((check) => check.faults)],
});
