import path from "node:path";
import * as z from "zod/mini";
import { KEY_HEADER, KEY_PARAMETER } from "../../src/contract/shared/endpoints";
import { endpointTable } from "../endpoint-table";
import { startUpstream, type Upstream, type UpstreamOptions } from "../server";

export const KEY = "cle-d-essai";
/** A small catalogue that no editor changes: what tests expect of it, they say. */
export const SMALL_CONTENT = path.join(import.meta.dirname, "content");

const page = z.looseObject({
  data: z.array(z.record(z.string(), z.unknown())),
  total: z.optional(z.number()),
  page: z.optional(z.number()),
  par_page: z.optional(z.number()),
  total_general: z.optional(z.number()),
});
export type ReceivedPage = z.output<typeof page>;

/** A server of its own for one test file, with the small catalogue unless another is named, and how to ask it. */
export async function testUpstream(options: Partial<UpstreamOptions> = {}) {
  const server: Upstream = await startUpstream({ port: 0, key: KEY, contentDir: SMALL_CONTENT, ...options });

  const address = (endpoint: string, query: Record<string, string | number> = {}) => {
    const search = new URLSearchParams({
      endpoint,
      ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    });
    return `${server.url}/api.php?${search}`;
  };
  const ask = (endpoint: string, query: Record<string, string | number> = {}, init: RequestInit = {}) =>
    fetch(address(endpoint, { ...query, [KEY_PARAMETER]: KEY }), {
      ...init,
      headers: { [KEY_HEADER]: KEY, ...init.headers },
    });

  /** Every row of a list, page after page. */
  async function all(endpoint: string, perPage = 200): Promise<ReceivedPage["data"]> {
    const rows: ReceivedPage["data"] = [];
    const paged = endpointTable.some(({ name, shape }) => name === endpoint && shape === "list");
    for (let number = 1; ; number += 1) {
      const { data, total } = await rowsOf(await ask(endpoint, paged ? { page: number, par_page: perPage } : {}));
      rows.push(...data);
      if (total === undefined || data.length === 0 || rows.length >= total) return rows;
    }
  }
  /** Sets a fault or a row; anything but 200 fails the test. */
  async function control(body: Record<string, unknown>): Promise<void> {
    const response = await fetch(`${server.url}/__control`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (response.status !== 200) throw new Error(`__control : ${response.status} ${await response.text()}`);
  }
  const clear = () => fetch(`${server.url}/__control`, { method: "DELETE" });

  return { ...server, address, ask, all, control, clear };
}

/** The rows of one answer. */
export const rowsOf = async (response: Response): Promise<ReceivedPage> => z.parse(page, await response.json());
