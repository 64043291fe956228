/** Work that may be late. */
export interface Deadline {
  /** @throws "TimeoutError" when the work is not done by the deadline, which keeps running in the background then */
  readonly inTime: <Value>(work: Promise<Value>) => Promise<Value>;
  /** Ends the timer, which would keep the Worker awake. */
  readonly clear: () => void;
}

/** A deadline from now on, for several works in a row or for one. @param late what the log is told */
export function deadlineIn(milliseconds: number, late: string): Deadline {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException(late, "TimeoutError")), milliseconds);
  });
  return { inTime: (work) => Promise.race([work, timeout]), clear: () => clearTimeout(timer) };
}
