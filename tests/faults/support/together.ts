import pLimit from "p-limit";

const LANES = 16;

/** Each of them once, sixteen at a time; results in their order. */
export const together = <One, Result>(
  all: readonly One[],
  work: (one: One, index: number) => Promise<Result>,
): Promise<readonly Result[]> => {
  const limit = pLimit(LANES);
  return Promise.all(all.map((one, index) => limit(() => work(one, index))));
};
