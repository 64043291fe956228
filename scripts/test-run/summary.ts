import { minutes, seconds } from "./durations";

/** A test, a suite or a file that failed: its title, and the first message of its errors. */
export interface Failure {
  readonly title: string;
  readonly reason: string;
}

/** What the reporter found in one stage. */
export interface StageReport {
  readonly tests: number;
  readonly failures: readonly Failure[];
  readonly slowest: readonly { readonly title: string; readonly milliseconds: number }[];
}

/** How one stage ended. */
export interface StageResult extends StageReport {
  readonly stage: string;
  readonly ok: boolean;
  readonly milliseconds: number;
}

const SLOWEST = 10;
/** Enough of a reason to know what to look at; the whole stands where the test failed. */
const REASON_LENGTH = 400;
/** A test that takes longer says why in its title: « … (long: photos are drawn) ». */
const LONG_MS = 10_000;
const REASON = /\(long: /;

const line = ({ stage, ok, tests, failures, milliseconds }: StageResult) =>
  `${ok ? "réussi" : "ÉCHEC "} ${stage.padEnd(11)} ${minutes(milliseconds).padStart(6)}${tests > 0 ? `  ${tests} tests${failures.length > 0 ? `, ${failures.length} en échec` : ""}` : ""}`;

/**
 * One line a stage with its time, the ten slowest tests, those that are long without saying why, and last what failed: the end of a
 * log is what is read first, and sometimes all that is kept of it.
 * @param total milliseconds that the run took: stages run side by side
 */
export function summaryOf(results: readonly StageResult[], total: number): string {
  const slowest = results.flatMap((result) => result.slowest).toSorted((a, b) => b.milliseconds - a.milliseconds);
  const unexplained = slowest.filter(({ title, milliseconds }) => milliseconds > LONG_MS && !REASON.test(title));
  const shown = slowest
    .slice(0, SLOWEST)
    .map(({ title, milliseconds }) => `  ${seconds(milliseconds).padStart(8)}  ${title}`);
  const failed = results.flatMap(({ stage, failures }) =>
    failures.flatMap(({ title, reason }) => ["", `ÉCHEC ${stage} ${title}`, reason.slice(0, REASON_LENGTH)]),
  );
  return [
    "",
    ...results.map(line),
    `en tout            ${minutes(total).padStart(6)}`,
    ...(shown.length > 0 ? ["", "Les plus lents :", ...shown] : []),
    ...(unexplained.length > 0
      ? [
          "",
          `Plus de ${LONG_MS / 1_000} s sans que le titre dise pourquoi (« (long: …) ») :`,
          ...unexplained.map(({ title }) => `  ${title}`),
        ]
      : []),
    ...failed,
    "",
  ].join("\n");
}
