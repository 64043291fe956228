import type { FoundPage } from "../../contract/site/found";
import { asAgreed, ask } from "../../shared/http/ask";
import { servedHere } from "../../shared/served/served";
import { useServed } from "../../shared/served/use-served";
import { resultsServedAs } from "./asked";

async function askResults(asked: string): Promise<FoundPage | "failed"> {
  const answer = await ask(`/api/search?${new URLSearchParams({ q: asked })}`, asAgreed<FoundPage>());
  return answer.ok ? answer.value : "failed";
}

/** What was found for a text, from the document if it is there, else from the Worker. */
export function useResults(asked: string) {
  const { value, retry } = useServed<FoundPage | "failed">(
    () => servedHere<FoundPage>(resultsServedAs(asked))?.value ?? null,
    () => askResults(asked),
  );
  return { asked: value, retry };
}
