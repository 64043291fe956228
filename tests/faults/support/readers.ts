import { anAddress } from "../../support/reference-api";
import type { Bed } from "./test-bed";

/** So many readers, who wait for so many milliseconds between two pages. */
const MANY = { readers: 6, between: 20 };
const BEFORE_TRYING_AGAIN = 150;

interface Reading {
  /** The number of answers that were cut, or that nobody gave. */
  readonly cut: number;
  /** Answers that arrived but are no whole page. */
  readonly broken: readonly string[];
}

const pause = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds));

/** What is wrong with a page; null when it is whole. */
export async function faultOfPage(bed: Pick<Bed, "ask">, path: string): Promise<string | null> {
  const { status, body } = await bed.ask({ path, headers: { "CF-Connecting-IP": anAddress() } });
  return status === 200 && body.endsWith("</html>") ? null : `${path}: ${status} …${body.slice(-80)}`;
}

/** Visitors who read one page after another. */
export function keepReading(
  bed: Pick<Bed, "ask">,
  pages: readonly string[],
  { readers, between } = MANY,
): {
  /** Answers so far that are no whole page. */
  readonly broken: Reading["broken"];
  /** The number of whole pages so far. */ count(): number;
  stop(): Promise<Reading>;
} {
  const broken: string[] = [];
  let [whole, cut, going] = [0, 0, true];
  const reader = async (_: unknown, first: number) => {
    for (let turn = first; going; turn += 1) {
      const fault = await faultOfPage(bed, pages[turn % pages.length] ?? "/").catch(() => "cut"); // The server crashed.
      if (fault === null) whole += 1;
      else if (fault === "cut") cut += 1;
      else broken.push(fault);
      await pause(fault === "cut" ? BEFORE_TRYING_AGAIN : between);
    }
  };
  const all = Promise.all(Array.from({ length: readers }, reader));
  return {
    broken,
    count: () => whole,
    stop: async () => {
      going = false;
      await all;
      return { cut, broken };
    },
  };
}
