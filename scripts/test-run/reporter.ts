import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from "vitest/node";
import { minutes, seconds } from "./durations";
import type { Failure, StageReport } from "./summary";

const SLOWEST = 10;

const messageOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "message" in error ? String(error.message) : String(error);

/**
 * One line a file while tests run: how far the stage is, how many failed so far; a failed test at once, with its reason. At the end
 * writes what the summary needs to the file named by TEST_REPORT.
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
    if (result.state === "failed") this.#fail(title, result.errors, test);
  }

  /** What fails before or after the tests of a suite leaves them out. */
  onTestSuiteResult(suite: TestSuite): void {
    if (suite.errors().length > 0)
      this.#fail(`${suite.module.relativeModuleId} › ${suite.fullName}`, suite.errors(), suite);
  }

  onTestModuleEnd(module: TestModule): void {
    this.#done += 1;
    if (module.errors().length > 0) this.#fail(module.relativeModuleId, module.errors(), module);
    const { duration, collectDuration, environmentSetupDuration } = module.diagnostic();
    const took = seconds(duration + collectDuration + environmentSetupDuration);
    this.#say(
      `${module.project.name} ${minutes(Date.now() - this.#start)} · ${this.#done}/${this.#files} fichiers · ${this.#tests.length} tests · ${this.#failures.length} échec(s) · ${module.relativeModuleId} ${took}`,
    );
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    for (const error of unhandled) this.#fail("hors de tout test", [error]);
    const slowest = this.#tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST);
    const report: StageReport = { tests: this.#tests.length, failures: this.#failures, slowest };
    if (process.env["TEST_REPORT"]) writeFileSync(process.env["TEST_REPORT"], JSON.stringify(report));
  }

  #fail(title: string, errors: readonly unknown[], of?: Pick<TestModule, "project">): void {
    this.#failures.push({ title, reason: messageOf(errors[0]) });
    this.#say(`ÉCHEC ${title}`);
    for (const error of errors) this.#vitest?.logger.printError(error, of && { project: of.project });
  }

  #say(line: string): void {
    process.stdout.write(`${line}\n`);
  }
}
