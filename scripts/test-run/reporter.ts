import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from "vitest/node";
import { minutes, seconds } from "./durations";
import type { Failure, StageReport } from "./summary";

const SLOWEST = 10;

const messageOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "message" in error ? String(error.message) : String(error);

/**
 * Prints one line for each test file with the progress of the stage and its failures so far, and each failed test at once with its reason.
 * At the end it writes the figures for the summary to the file named by TEST_REPORT.
 */
export default class ProgressReporter implements Reporter {
  #vitest: Vitest | undefined;
  #start = Date.now();
  #files = 0;
  #done = 0;
  readonly #failures: Failure[] = [];
  readonly #tests: { title: string; milliseconds: number }[] = [];

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(specifications: readonly unknown[]): void {
    this.#start = Date.now();
    this.#files = specifications.length;
  }

  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    const title = `${test.module.relativeModuleId} › ${test.fullName}`;
    this.#tests.push({ title, milliseconds: test.diagnostic()?.duration ?? 0 });
    if (result.state === "failed") this.#reportFailure(title, result.errors, test);
  }

  /** Reports errors of hooks, which belong to no test. */
  onTestSuiteResult(suite: TestSuite): void {
    if (suite.errors().length > 0)
      this.#reportFailure(`${suite.module.relativeModuleId} › ${suite.fullName}`, suite.errors(), suite);
  }

  onTestModuleEnd(module: TestModule): void {
    this.#done += 1;
    if (module.errors().length > 0) this.#reportFailure(module.relativeModuleId, module.errors(), module);
    const { duration, collectDuration, environmentSetupDuration } = module.diagnostic();
    const took = seconds(duration + collectDuration + environmentSetupDuration);
    this.#print(
      `${module.project.name} ${minutes(Date.now() - this.#start)} · ${this.#done}/${this.#files} fichiers · ${this.#tests.length} tests · ${this.#failures.length} échec(s) · ${module.relativeModuleId} ${took}`,
    );
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    for (const error of unhandled) this.#reportFailure("hors de tout test", [error]);
    const slowest = this.#tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST);
    const report: StageReport = { tests: this.#tests.length, failures: this.#failures, slowest };
    if (process.env["TEST_REPORT"]) writeFileSync(process.env["TEST_REPORT"], JSON.stringify(report));
  }

  #reportFailure(title: string, errors: readonly unknown[], of?: Pick<TestModule, "project">): void {
    this.#failures.push({ title, reason: messageOf(errors[0]) });
    this.#print(`ÉCHEC ${title}`);
    for (const error of errors) this.#vitest?.logger.printError(error, of && { project: of.project });
  }

  #print(line: string): void {
    process.stdout.write(`${line}\n`);
  }
}
