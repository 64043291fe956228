import type { Problem, Result } from "../problem";

/**
 * Reads pages 2 to `last`, `width` at a time, in order. After the first failure no further page is requested.
 */
export async function readPages<Page>(
  last: number,
  width: number,
  read: (page: number) => Promise<Result<Page>>,
): Promise<Result<Page[]>> {
  const pages = new Map<number, Page>();
  let next = 2;
  let problem: Problem | null = null;
  const reader = async () => {
    while (!problem && next <= last) {
      const number = next++;
      const page = await read(number);
      if (page.ok) pages.set(number, page.value);
      else problem ??= page.problem;
    }
  };
  await Promise.all(Array.from({ length: width }, reader));
  if (problem) return { ok: false, problem };
  return { ok: true, value: [...pages].sort(([a], [b]) => a - b).map(([, page]) => page) };
}
