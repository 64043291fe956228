import type { ZodMiniType } from "zod/mini";
import { failure, type Result } from "../problem";
import { decodeText } from "./read-body";

/** Parses bytes as JSON and checks the envelope. The content type is ignored, because PHP servers often leave it at text/html. */
export function parseJson<Envelope>(
  endpoint: string,
  body: Uint8Array,
  envelope: ZodMiniType<Envelope>,
): Result<Envelope> {
  const text = decodeText(body);
  if (text === null) return failure(endpoint, "not-json");
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return failure(endpoint, "not-json");
  }
  const parsed = envelope.safeParse(json);
  return parsed.success ? { ok: true, value: parsed.data } : failure(endpoint, "envelope");
}
