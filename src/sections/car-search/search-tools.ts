import { FoundList } from "./found-list";
import { searcherOf } from "./searcher";

/** What answers a search, and what shows its answer: one script, that comes with the index. @returns null where that is no index of ours */
export function searchToolsOf(file: unknown) {
  const searcher = searcherOf(file);
  return searcher && { ...searcher, FoundList };
}
export type SearchTools = NonNullable<ReturnType<typeof searchToolsOf>>;
