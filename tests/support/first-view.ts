import type { Page, Response } from "playwright";
import { onTheWire } from "./cdn";

export interface Received {
  readonly path: string;
  /** Type of the resource by which the browser requested it: script, image, font… */
  readonly type: string;
  /** Size on the wire behind a CDN: text as compressed by a CDN while it responds, other files unchanged. */
  readonly bytes: number;
}

const sizeOf = async (response: Response) =>
  onTheWire(await response.body(), (await response.headerValue("content-type")) ?? "").body.length;

/** Records every response that a page receives from now on. Call the returned function when the page has settled. */
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
