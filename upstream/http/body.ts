import type { IncomingMessage } from "node:http";

const LIMIT = 256 * 1024;

/** The text of a request's body, or null past 256 KB. */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > LIMIT) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Any JSON value; null where the text is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The fields of a body, JSON object or form, as text; one that is neither text nor a number is empty, so that it is seen at least. */
export function bodyFields(text: string, contentType: string): URLSearchParams {
  if (!contentType.includes("json")) return new URLSearchParams(text);
  const value = parseJson(text);
  const fields = new URLSearchParams();
  if (value === null || typeof value !== "object") return fields;
  for (const [name, field] of Object.entries(value))
    fields.set(name, typeof field === "string" || typeof field === "number" ? String(field) : "");
  return fields;
}
