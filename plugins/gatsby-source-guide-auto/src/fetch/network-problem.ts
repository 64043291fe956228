import type { ProblemCode } from "../problem";

const CODES: readonly { code: ProblemCode; pattern: RegExp }[] = [
  { code: "timeout", pattern: /^(?:TimeoutError|ETIMEDOUT|UND_ERR_\w*TIMEOUT)$/ },
  { code: "refused", pattern: /^ECONNREFUSED$/ },
  { code: "dns", pattern: /^(?:ENOTFOUND|EAI_AGAIN)$/ },
  { code: "tls", pattern: /^(?:CERT_|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/ },
];

/** Classifies an error thrown by fetch or while a body is read. The error's message is dropped, because it may contain the address. */
export function networkProblem(error: unknown): ProblemCode {
  const names = namesOf(error);
  return CODES.find(({ pattern }) => names.some((name) => pattern.test(name)))?.code ?? "network";
}

function namesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const code = "code" in error && typeof error.code === "string" ? [error.code] : [];
  return [error.name, ...code, ...namesOf(error.cause)];
}
