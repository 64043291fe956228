import pLimit from "p-limit";

const LANES = 16;

/** Runs the work for each item, sixteen at a time; the results are in the order of the items. */
export const together = <One, Result>(
  all: readonly One[],
  work: (one: One, index: number) => Promise<Result>,
): Promise<readonly Result[]> => {
  const limit = pLimit(LANES);
  return Promise.all(all.map((one, index) => limit(() => work(one, index))));
};
