import { spawn, type ChildProcess } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";

const TIMEOUT_MS = 5_000;

/** Folder of Node's compile cache, with which wrangler starts a fifth faster the next time. */
const COMPILED = path.join(tmpdir(), "node-compile-cache");

export const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
const ended = (child: ChildProcess) =>
  new Promise<void>((done) => (hasEnded(child) ? done() : child.once("exit", () => done())));

/** Whether the error means that the process group has ended. macOS reports EPERM while its exit status is not collected yet. */
const isGone = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ESRCH" || error.code === "EPERM");

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/**
 * The programs that a command starts. Each one leads its own process group, so that its children end with
 * it, and a Ctrl-C at the terminal reaches only the command itself.
 */
export class Processes {
  readonly #running = new Set<ChildProcess>();
  #stopping = false;
  readonly #patience: number;

  /** @param patience milliseconds within which a program has to end after SIGTERM */
  constructor(patience = TIMEOUT_MS) {
    this.#patience = patience;
  }

  /**
   * Runs a script with the Node of this process.
   * @param script path of the script, or an option of Node; the script is then among `args`
   * @param output descriptor of an open file for the program's output, which is otherwise shown
   * @param input "pipe" where the program waits for what is written to its standard input
   */
  start(
    script: string,
    args: readonly string[],
    variables: Readonly<Record<string, string>>,
    cwd: string,
    output: number | "inherit" = "inherit",
    input: "ignore" | "pipe" = "ignore",
  ): ChildProcess {
    const child = spawn(process.execPath, [script, ...args], {
      cwd,
      detached: true,
      stdio: [input, output, output],
      env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...variables },
    });
    // It has closed its input, or ended; who started it sees its end.
    child.stdin?.once("error", () => child.kill());
    this.#running.add(child);
    child.once("exit", () => {
      this.#running.delete(child);
      signalGroup(child, "SIGKILL"); // its children that still run
    });
    return child;
  }

  /** Whether `stop` was called: the end of a program is then expected. */
  get stopping(): boolean {
    return this.#stopping;
  }

  stop(): Promise<void> {
    this.#stopping = true;
    return this.end(...this.#running);
  }

  /** Kills all programs at once, as a power failure does; others may be started afterwards. */
  async kill(): Promise<void> {
    const children = [...this.#running];
    for (const child of children) signalGroup(child, "SIGKILL");
    await Promise.all(children.map(ended));
  }

  /** Ends these programs and their children. */
  async end(...children: readonly ChildProcess[]): Promise<void> {
    for (const child of children) signalGroup(child, "SIGTERM");
    const force = setTimeout(() => children.forEach((child) => signalGroup(child, "SIGKILL")), this.#patience);
    await Promise.all(children.map(ended));
    clearTimeout(force);
  }
}

/** Waits for the end of a program. @returns its exit code, or null when a signal ended it */
export const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((done, failed) => {
    child.once("error", failed);
    child.once("exit", (code) => done(code));
  });
