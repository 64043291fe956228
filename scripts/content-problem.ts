import * as z from "zod/mini";
import { contentEndpoints } from "../src/contract/shared/endpoints";
import { askApi, probeApi } from "./api-probe";

const rows = z.object({ data: z.array(z.unknown()) });
const demonstration = z.object({ groupe: z.literal("demonstration"), cle: z.string() });

/**
 * Checks whether the content of the given api.php may be deployed: the server must answer, and must not declare its content a demonstration.
 * @param isDemo whether a demonstration is to be deployed
 * @returns null when it may be deployed, otherwise a French sentence that says what to do and never contains the key
 */
export async function contentProblem(apiBase: string, apiKey: string, isDemo: boolean): Promise<string | null> {
  const problem = await probeApi(apiBase, apiKey);
  if (problem !== null || isDemo) return problem;
  const { name } = contentEndpoints.siteSettings;
  // A failure of this request is not reported here: the build makes the same request and reports it.
  const answer = await askApi(apiBase, apiKey, name);
  const parsed = rows.safeParse(answer?.ok ? await answer.json().catch(() => null) : null);
  const keys = (parsed.data?.data ?? []).flatMap((row) => demonstration.safeParse(row).data?.cle ?? []);
  if (keys.length === 0) return null;
  return `Le contenu de ${apiBase} est une démonstration (${name} : ${keys.join(", ")}) : retirez ces lignes quand les données sont réelles, ou lancez « npm run deploy -- --demo ».`;
}
