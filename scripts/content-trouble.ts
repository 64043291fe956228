import * as z from "zod/mini";
import { contentEndpoints } from "../src/contract/shared/endpoints";
import { askApi, probeApi } from "./api-probe";

const rows = z.object({ data: z.array(z.unknown()) });
const demonstration = z.object({ groupe: z.literal("demonstration"), cle: z.string() });

/**
 * Why the content of the named api.php is not to be put online: it does not answer, or says of itself that it is a demonstration.
 * @param isDemo whether a demonstration is what is to be put online
 * @returns null when it may be, otherwise what to do, in a sentence that never holds the key
 */
export async function contentTrouble(apiBase: string, apiKey: string, isDemo: boolean): Promise<string | null> {
  const trouble = await probeApi(apiBase, apiKey);
  if (trouble !== null || isDemo) return trouble;
  const { name } = contentEndpoints.siteSettings;
  // What does not answer here is told by the build, which asks the same.
  const answer = await askApi(apiBase, apiKey, name);
  const parsed = rows.safeParse(answer?.ok ? await answer.json().catch(() => null) : null);
  const keys = (parsed.data?.data ?? []).flatMap((row) => demonstration.safeParse(row).data?.cle ?? []);
  if (keys.length === 0) return null;
  return `Le contenu de ${apiBase} est une démonstration (${name} : ${keys.join(", ")}) : retirez ces lignes quand les données sont réelles, ou lancez « npm run deploy -- --demo ».`;
}
