import { minutes, seconds } from "./durations";

/** A failed test, suite or file: its title and the message of its first error. */
export interface Failure {
  readonly title: string;
  readonly reason: string;
}

/** The reporter's figures of one stage. */
export interface StageReport {
  readonly tests: number;
  readonly failures: readonly Failure[];
  readonly slowest: readonly { readonly title: string; readonly milliseconds: number }[];
}

/** Result of one stage. */
export interface StageResult extends StageReport {
  readonly stage: string;
  readonly ok: boolean;
  readonly milliseconds: number;
}

const SLOWEST = 10;
/** Characters of a reason in the summary; the whole reason is printed where the test fails. */
const REASON_LENGTH = 400;
/** Milliseconds above which the title of a test has to say why it takes so long: « … (long: photos are drawn) ». */
const LONG_MS = 10_000;
const REASON = /\(long: /;

const line = ({ stage, ok, tests, failures, milliseconds }: StageResult) =>
  `${ok ? "réussi" : "ÉCHEC "} ${stage.padEnd(11)} ${minutes(milliseconds).padStart(6)}${tests > 0 ? `  ${tests} tests${failures.length > 0 ? `, ${failures.length} en échec` : ""}` : ""}`;

/**
 * Formats the result of each stage with its time, the ten slowest tests, the long tests whose titles do not say why, and last the failures,
 * because the end of a log is read first and is sometimes all that is kept.
 * @param total duration of the run in milliseconds; stages run in parallel
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
