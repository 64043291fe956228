import { brotliCompressSync, constants } from "node:zlib";
import type { Page, Response } from "playwright";

export interface Received {
  readonly path: string;
  /** Script, image, font… as the browser asked for it. */
  readonly type: string;
  /** On the wire behind a CDN: text is compressed as a CDN does it while serving, the rest is as it is. */
  readonly bytes: number;
}

/** What a CDN spends on compressing an answer while it waits: less than the publishing step could. */
const QUALITY = 5;
const TEXT = /^(?:text\/|application\/(?:json|javascript|manifest|xml|atom)|image\/svg)/;

async function sizeOf(response: Response): Promise<number> {
  const body = await response.body();
  const isText = TEXT.test((await response.headerValue("content-type")) ?? "");
  return isText ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).length : body.length;
}

/** Notes every answer that a page gets from now on. Ask for the list when the page has settled. */
export function receive(page: Page): () => Promise<readonly Received[]> {
  const responses: Response[] = [];
  page.on("response", (response) => {
    if (response.url().startsWith("http")) responses.push(response);
  });
  return () =>
    Promise.all(
      responses.map(async (response) => ({
        path: new URL(response.url()).pathname,
        type: response.request().resourceType(),
        bytes: await sizeOf(response),
      })),
    );
}
