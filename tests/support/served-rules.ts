import { readText } from "./release";

export interface HeaderRule {
  readonly path: string;
  readonly headers: ReadonlyMap<string, string>;
}

/** Parses the rules of `_headers`: each is a path followed by its indented headers. */
export function headerRules(): readonly HeaderRule[] {
  const rules: { path: string; headers: Map<string, string> }[] = [];
  for (const line of readText("_headers").split("\n")) {
    if (/^\S/.test(line)) rules.push({ path: line.trim(), headers: new Map() });
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value !== undefined) rules.at(-1)?.headers.set(name.toLowerCase(), value.trim());
  }
  return rules;
}

export const headersOfAllPages = () =>
  headerRules().find(({ path }) => path === "/*")?.headers ?? new Map<string, string>();

/** Directive → sources. */
export function policyOf(headers: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const policy = headers.get("content-security-policy") ?? "";
  return new Map(
    policy.split(";").flatMap((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      return name ? [[name, sources] as const] : [];
    }),
  );
}

export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

export const redirectRules = (): readonly Redirect[] =>
  readText("_redirects")
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([from, to, status]) =>
      from?.startsWith("/") && to ? [{ from, to, status: Number(status ?? 302) }] : [],
    );
