import { Joi } from "gatsby-plugin-utils";
import type { Wait } from "../../plugins/gatsby-source-guide-auto/src/fetch/client";
import { fetchEndpoint } from "../../plugins/gatsby-source-guide-auto/src/fetch/fetch-endpoint";
import { type Options, readOptions } from "../../plugins/gatsby-source-guide-auto/src/options";
import { optionsSchema } from "../../plugins/gatsby-source-guide-auto/src/options-schema";
import type { ProblemCode } from "../../plugins/gatsby-source-guide-auto/src/problem";
import { endpointTable } from "../../upstream/endpoint-table";
import { clientsOf } from "./clients";
import { judgeAsked } from "./judge-asked";
import { judgeContent } from "./judge-content";
import { RowFaults } from "./row-faults";
import type { Verdict } from "./verdict";

/** The plugin’s options for an api.php, its time-outs and limits those of a build. @throws with a French sentence that tells no value */
export async function optionsFor(apiBase: string, apiKey: string, more: object = {}): Promise<Options> {
  return readOptions(await optionsSchema({ Joi }).validateAsync({ apiBase, apiKey, ...more }));
}

/** With these no other endpoint would answer either. */
const NOBODY_THERE: readonly ProblemCode[] = ["refused", "dns", "tls", "unauthorized"];

export type Judgement =
  | { readonly ok: true; readonly verdicts: readonly Verdict[] }
  | { readonly ok: false; readonly reason: string };

/** Judges every endpoint of an api.php that can be read. Nothing is written: neither there nor here. */
export async function judge(options: Options, wait: Wait): Promise<Judgement> {
  const clients = clientsOf(options, wait);
  const first = await fetchEndpoint(clients.right, "menuBrands", null, 0, () => {});
  if (!first.ok && NOBODY_THERE.includes(first.problem.code)) return { ok: false, reason: first.problem.message };
  const rowFaults = new RowFaults();
  const { verdicts, content, strays } = await judgeContent(clients, rowFaults);
  const all = [...verdicts, ...(await judgeAsked(content, clients, rowFaults))].map((verdict) => {
    const start = `${verdict.endpoint} : `;
    const own = strays.filter((stray) => stray.startsWith(start)).map((stray) => stray.slice(start.length));
    return { ...verdict, faults: [...verdict.faults, ...own] };
  });
  const place = ({ endpoint }: Verdict) => endpointTable.findIndex(({ name }) => name === endpoint);
  return { ok: true, verdicts: all.toSorted((one, other) => place(one) - place(other)) };
}
