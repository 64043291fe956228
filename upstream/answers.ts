import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { KEY_HEADER, KEY_PARAMETER } from "../src/contract/shared/endpoints";
import { MEMBER_REVIEWS } from "../src/contract/wire/member-review";
import { apiAnswer } from "./api";
import type { Fault } from "./control/faults";
import { unknownParameters } from "./endpoint-table";
import { bodyFields, readBody } from "./http/body";
import { keyAccepted } from "./http/key";
import { type Answer, errorAnswer, jsonAnswer } from "./http/send";
import { inboxPage } from "./inbox/page";
import { decisionIn, type Moderation } from "./inbox/moderation";
import { isMessage, receive } from "./inbox/receive";
import type { Inbox } from "./inbox/store";
import type { LiveCatalogue } from "./live-catalogue";
import { pictureAt } from "./media/pictures";
import { digestOfPicture, renderer } from "./media/render";
import { selfDescription } from "./self-description";

const TYPES = { jpeg: "image/jpeg", png: "image/png", svg: "image/svg+xml; charset=utf-8" } as const;
const PUBLIC = "public, no-cache";

/** Where who answers visitors reads what they sent, and decides of reviews. */
const INBOX = "/reception";

/** Milliseconds for which pictures go on with one look at the content. */
const LOOK = 50;

/** Calls a function at most once in `LOOK`: a build asks for hundreds of pictures at once, and each looks whether any content file was saved. */
function oncePerLook<Value extends object>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => {
    if (!made) setTimeout(() => (made = null), LOOK).unref();
    return (made ??= make());
  };
}

/** What the server says to a request: api.php and /reception (with the key), /, /custom.css and /media/… (without). */
export function answers(options: {
  contentDir: string;
  cacheDir: string;
  key: string;
  live: LiveCatalogue;
  inbox: Inbox;
  moderation: Moderation;
  /** Called when what is published has changed. */
  changed: () => void;
}) {
  const { contentDir, key, live, inbox, moderation, changed } = options;
  const render = renderer(options.cacheDir);
  const catalogue = oncePerLook(live.now);

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
    const isSent = isMessage(endpoint);
    if (isSent && !post) return { ...errorAnswer(405, "Méthode refusée"), headers: { Allow: "POST" } };
    // What a message says is judged by its schema, which refuses odd fields too.
    const odd = unknownParameters(endpoint, isSent ? url.searchParams : query);
    if (odd !== null) return errorAnswer(400, odd);
    if (endpoint === MEMBER_REVIEWS)
      return jsonAnswer(200, { data: moderation.ofMember(query.get("id_membre") ?? "") });
    if (!isSent) return apiAnswer(endpoint, query, live.now(), fault);
    const answer = receive(endpoint, body, request.headers, inbox);
    if (answer.status === 200 && erased(endpoint, fields)) changed();
    return answer;
  }

  /** What a member takes back, or leaves behind with their account. */
  function erased(endpoint: string, fields: URLSearchParams): boolean {
    const uid = fields.get("id_membre") ?? "";
    if (endpoint === "retirer_avis") return moderation.erase(uid, fields.get("id_message") ?? "");
    return endpoint === "oublier_membre" && moderation.erase(uid);
  }

  /** The inbox; a POST decides of a review, then leads back to it. */
  async function reception(request: IncomingMessage, url: URL): Promise<Answer> {
    if (!hasKey(request, url.searchParams)) return refused;
    if (request.method !== "POST") return inboxPage(inbox, moderation);
    const fields = bodyFields((await readBody(request)) ?? "", request.headers["content-type"] ?? "");
    const decision = decisionIn(fields.get("decision") ?? "", fields.get("motif") ?? "");
    if (!decision) return errorAnswer(422, "Décision inconnue");
    if (!moderation.decide(fields.get("avis") ?? "", decision)) return errorAnswer(404, "Avis inconnu");
    changed();
    return { status: 303, type: "text/plain", body: "", headers: { Location: INBOX + url.search } };
  }

  async function media(path: string, isHead: boolean): Promise<Answer> {
    const picture = pictureAt(path, catalogue());
    if (!picture) return errorAnswer(404, "Image inconnue");
    const body = isHead ? null : await render(picture);
    return { status: 200, type: TYPES[picture.format], body, etag: digestOfPicture(picture), cache: PUBLIC };
  }

  return async (request: IncomingMessage, url: URL, fault: Fault | null): Promise<Answer> => {
    const allowed = ["/api.php", INBOX].includes(url.pathname) ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
    if (!allowed.includes(request.method ?? ""))
      return { ...errorAnswer(405, "Méthode refusée"), headers: { Allow: allowed.join(", ") } };
    if (url.pathname === "/") return selfDescription;
    if (url.pathname === "/api.php") return api(request, url, fault);
    if (url.pathname === "/custom.css") {
      const css = await readFile(join(contentDir, "custom.css"), "utf8").catch(() => "");
      return { status: 200, type: "text/css; charset=utf-8", body: css, cache: PUBLIC };
    }
    if (url.pathname === INBOX) return reception(request, url);
    return url.pathname.startsWith("/media/")
      ? media(url.pathname, request.method === "HEAD")
      : errorAnswer(404, "Page inconnue");
  };
}
