import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { KEY_HEADER, KEY_PARAMETER } from "../src/contract/endpoints";
import { apiAnswer } from "./api";
import type { Fault } from "./control/faults";
import { bodyFields, readBody } from "./http/body";
import { keyAccepted } from "./http/key";
import { type Answer, errorAnswer } from "./http/send";
import { inboxPage } from "./inbox/page";
import { isMessage, receive } from "./inbox/receive";
import type { Inbox } from "./inbox/store";
import type { LiveCatalogue } from "./live-catalogue";
import { pictureAt } from "./media/pictures";
import { renderer } from "./media/render";

const TYPES = { jpeg: "image/jpeg", png: "image/png", svg: "image/svg+xml; charset=utf-8" } as const;
const PUBLIC = "public, no-cache";

/** Where who answers visitors reads what they sent. */
export const INBOX = "/reception";

/** What the server says to a request: api.php and /reception (with the key), /custom.css and /media/… (without). */
export function answers(options: { contentDir: string; cacheDir: string; key: string; live: LiveCatalogue; inbox: Inbox }) {
  const { contentDir, key, live, inbox } = options;
  const render = renderer(options.cacheDir);

  const refused = errorAnswer(401, "Clé d’API manquante ou refusée");
  const hasKey = ({ headers }: IncomingMessage, fields: URLSearchParams) => {
    const header = headers[KEY_HEADER.toLowerCase()];
    return keyAccepted(key, [typeof header === "string" ? header : null, fields.get(KEY_PARAMETER)]);
  };

  async function api(request: IncomingMessage, url: URL, fault: Fault | null): Promise<Answer> {
    const post = request.method === "POST";
    const body = post ? await readBody(request) : "";
    if (body === null) return errorAnswer(413, "Requête trop longue");
    const fields = post ? bodyFields(body, request.headers["content-type"] ?? "") : url.searchParams;
    if (!hasKey(request, fields)) return refused;
    const query = new URLSearchParams([...url.searchParams, ...(post ? fields : [])]);
    const endpoint = query.get("endpoint") ?? "";
    if (!isMessage(endpoint)) return apiAnswer(endpoint, query, live.now(), fault);
    return post ? receive(endpoint, body, request.headers, inbox) : { ...errorAnswer(405, "Méthode refusée"), headers: { Allow: "POST" } };
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
    if (url.pathname === INBOX) return hasKey(request, url.searchParams) ? inboxPage(inbox) : refused;
    return url.pathname.startsWith("/media/") ? media(url.pathname) : errorAnswer(404, "Page inconnue");
  };
}
