import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { KEY_HEADER, KEY_PARAMETER } from "../src/contract/endpoints";
import { apiAnswer } from "./api";
import type { Fault } from "./control/faults";
import { bodyFields, readBody } from "./http/body";
import { keyAccepted } from "./http/key";
import { type Answer, errorAnswer } from "./http/send";
import type { LiveCatalogue } from "./live-catalogue";
import { pictureAt } from "./media/pictures";
import { renderer } from "./media/render";

const TYPES = { jpeg: "image/jpeg", png: "image/png", svg: "image/svg+xml; charset=utf-8" } as const;
const PUBLIC = "public, no-cache";

/** What the server says to a request: api.php (with the key), /custom.css and /media/… (without). */
export function answers(options: { contentDir: string; cacheDir: string; key: string; live: LiveCatalogue }) {
  const { contentDir, key, live } = options;
  const render = renderer(options.cacheDir);

  async function api(request: IncomingMessage, url: URL, fault: Fault | null): Promise<Answer> {
    const post = request.method === "POST";
    const body = post ? await readBody(request) : "";
    if (body === null) return errorAnswer(413, "Requête trop longue");
    const fields = post ? bodyFields(body, request.headers["content-type"] ?? "") : url.searchParams;
    const header = request.headers[KEY_HEADER.toLowerCase()];
    if (!keyAccepted(key, [typeof header === "string" ? header : null, fields.get(KEY_PARAMETER)])) {
      return errorAnswer(401, "Clé d’API manquante ou refusée");
    }
    const query = new URLSearchParams([...url.searchParams, ...(post ? fields : [])]);
    return apiAnswer(query.get("endpoint") ?? "", query, live.now(), fault);
  }

  async function media(path: string): Promise<Answer> {
    const picture = pictureAt(path, live.now());
    if (!picture) return errorAnswer(404, "Image inconnue");
    return { status: 200, type: TYPES[picture.format], body: await render(picture), cache: PUBLIC };
  }

  return async (request: IncomingMessage, url: URL, fault: Fault | null): Promise<Answer> => {
    const allowed = url.pathname === "/api.php" ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
    if (!allowed.includes(request.method ?? "")) return { ...errorAnswer(405, "Méthode refusée"), headers: { Allow: allowed.join(", ") } };
    if (url.pathname === "/api.php") return api(request, url, fault);
    if (url.pathname === "/custom.css") {
      const css = await readFile(join(contentDir, "custom.css"), "utf8").catch(() => "");
      return { status: 200, type: "text/css; charset=utf-8", body: css, cache: PUBLIC };
    }
    return url.pathname.startsWith("/media/") ? media(url.pathname) : errorAnswer(404, "Page inconnue");
  };
}
