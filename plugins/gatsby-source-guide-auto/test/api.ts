import { startUpstream } from "../../../upstream/server";
import { SMALL_CONTENT } from "../../../upstream/testing/client";
import { KEY } from "./build";

interface Logged {
  endpoint: string | null;
  modifie_depuis: string | null;
  page: string | null;
}

/** Starts the reference api.php with its fault switches and a small catalogue. */
export async function startApi() {
  const upstream = await startUpstream({ port: 0, key: KEY, contentDir: SMALL_CONTENT });
  const control = async (method: string, path = "", body?: object): Promise<unknown> => {
    const answer = await fetch(`${upstream.url}/__control${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`__control: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return {
    url: upstream.url,
    /** Number of rows of a list. */
    async count(endpoint: string): Promise<number> {
      const answer = await fetch(`${upstream.url}/api.php?endpoint=${endpoint}&API_KEY=${KEY}`);
      const { data, total } = (await answer.json()) as { data: unknown[]; total?: number };
      return total ?? data.length;
    },
    close: upstream.close,
    fault: (endpoint: string, fault: string, more: object = {}) => control("POST", "", { endpoint, fault, ...more }),
    /** Changes fields of a row; null deletes the row. */
    set: (endpoint: string, id: number, set: object | null) => control("POST", "", { endpoint, id, set }),
    reset: () => control("DELETE"),
    clearLog: () => control("DELETE", "/log"),
    log: async () => ((await control("GET", "/log")) as { requests: Logged[] }).requests,
  };
}

export type Api = Awaited<ReturnType<typeof startApi>>;
