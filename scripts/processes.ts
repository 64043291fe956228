import { spawn, type ChildProcess } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";

const TIMEOUT_MS = 5_000;

/** Where Node keeps what it has compiled: wrangler starts a fifth sooner the next time. */
const COMPILED = path.join(tmpdir(), "node-compile-cache");

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
const ended = (child: ChildProcess) =>
  new Promise<void>((done) => (hasEnded(child) ? done() : child.once("exit", () => done())));

/** EPERM is what macOS says of a group that has ended and is not yet read off. */
const isGone = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ESRCH" || error.code === "EPERM");

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (!isGone(error)) throw error; // the whole group may have ended by itself
  }
}

/**
 * The programs that a command starts, each leader of its own process group, so that those it starts in turn end with
 * it, and a Ctrl-C at the terminal reaches only us.
 */
export class Processes {
  readonly #running = new Set<ChildProcess>();
  #stopping = false;
  readonly #patience: number;

  /** @param patience milliseconds that a program has to end by itself */
  constructor(patience = TIMEOUT_MS) {
    this.#patience = patience;
  }

  /**
   * Runs a script with our own Node.
   * @param script or an option of Node, its script then being among `args`
   * @param output an open file that gets what it prints; shown otherwise
   */
  start(
    script: string,
    args: readonly string[],
    variables: Readonly<Record<string, string>>,
    cwd: string,
    output: number | "inherit" = "inherit",
  ): ChildProcess {
    const child = spawn(process.execPath, [script, ...args], {
      cwd,
      detached: true,
      stdio: ["ignore", output, output],
      env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...variables },
    });
    this.#running.add(child);
    child.once("exit", () => {
      this.#running.delete(child);
      signalGroup(child, "SIGKILL"); // what it left behind
    });
    return child;
  }

  /** Whether `stop` was asked for: an end is then no accident. */
  get stopping(): boolean {
    return this.#stopping;
  }

  stop(): Promise<void> {
    this.#stopping = true;
    return this.end(...this.#running);
  }

  /** Ends all of it at once, as a machine that loses its power does; more may be started. */
  async kill(): Promise<void> {
    const children = [...this.#running];
    for (const child of children) signalGroup(child, "SIGKILL");
    await Promise.all(children.map(ended));
  }

  /** Ends these programs and what they started. */
  async end(...children: readonly ChildProcess[]): Promise<void> {
    for (const child of children) signalGroup(child, "SIGTERM");
    const force = setTimeout(() => children.forEach((child) => signalGroup(child, "SIGKILL")), this.#patience);
    await Promise.all(children.map(ended));
    clearTimeout(force);
  }
}

/** @returns the program's exit code; null when a signal ended it */
export const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((done, failed) => {
    child.once("error", failed);
    child.once("exit", (code) => done(code));
  });
