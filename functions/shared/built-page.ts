import type { Env } from "../env";

interface BuiltPage {
  readonly html: string;
  /** Names this version of the page. */
  readonly etag: string;
}

/** Built pages that were read, in the memory of this instance, like the files of the release (functions/site/release-files.ts). */
const read = new Map<string, BuiltPage>();

/** A built page that the Worker renders a part of. @param path its address @throws when the release has no such page */
export async function builtPage(env: Env, path: string): Promise<BuiltPage> {
  const known = read.get(path);
  if (known) return known;
  const answer = await env.ASSETS.fetch(`https://assets.local${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const html = await answer.text();
  const page = { html, etag: (answer.headers.get("ETag") ?? String(html.length)).replace(/\W/g, "") };
  read.set(path, page);
  return page;
}
