import type { Page, Response } from "playwright";
import { onTheWire } from "./cdn";

export interface Received {
  readonly path: string;
  /** Script, image, font… as the browser asked for it. */
  readonly type: string;
  /** On the wire behind a CDN: text is compressed as a CDN does it while serving, the rest is as it is. */
  readonly bytes: number;
}

const sizeOf = async (response: Response) =>
  onTheWire(await response.body(), (await response.headerValue("content-type")) ?? "").body.length;

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
