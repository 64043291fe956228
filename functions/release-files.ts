import * as z from "zod/mini";
import type { Addressed } from "../src/routes";
import type { Env } from "./env";

const headersFile = z.array(z.tuple([z.string(), z.string()]));
export type Headers = z.infer<typeof headersFile>;
const idsFile = z.record(z.string(), z.string());

/** A new release is a new version of the Worker, so that what was read once stays true. */
const read = new Map<string, Promise<unknown>>();

async function fetchJson(env: Env, name: string): Promise<unknown> {
  const answer = await env.ASSETS.fetch(`https://assets.local/_ids/${name}.json`);
  if (!answer.ok) throw new Error(`_ids/${name}.json: ${answer.status}`);
  return answer.json();
}

/** A file that the publishing step wrote for the Worker. A failure is not remembered. */
function releaseFile(env: Env, name: string): Promise<unknown> {
  const known = read.get(name);
  if (known) return known;
  const file = fetchJson(env, name);
  read.set(name, file);
  file.catch(() => read.delete(name));
  return file;
}

export const securityHeaders = async (env: Env): Promise<Headers> => headersFile.parse(await releaseFile(env, "headers"));

/** id → canonical path, of one kind of page. */
export const canonicalPaths = async (env: Env, kind: Addressed["kind"]) => idsFile.parse(await releaseFile(env, kind));
