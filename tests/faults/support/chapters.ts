import { figure, secondsSince } from "./figures";

/** Tells a chapter of a story, and prints how long it took. A failure says in which chapter. */
export async function chapter<Result>(name: string, tell: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  try {
    return await tell();
  } catch (error) {
    if (error instanceof Error) error.message = `${name} : ${error.message}`;
    throw error;
  } finally {
    figure("durée d’un chapitre", name, secondsSince(start));
  }
}
