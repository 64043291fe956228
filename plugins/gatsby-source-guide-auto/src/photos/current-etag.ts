import * as http from "node:http";
import * as https from "node:https";

/**
 * The ETag that the host gives a picture now. The key is not sent, and redirects are not followed. Asked by `node:http` and not by `fetch`, which takes
 * three times as long: a build asks for every picture.
 * @returns null where the host gives none, redirects, fails or takes longer than the timeout, which the download then finds out
 */
export const currentEtag = (url: string, timeoutMs: number): Promise<string | null> =>
  new Promise((answer) => {
    const { request } = url.startsWith("https:") ? https : http;
    request(url, { method: "HEAD", signal: AbortSignal.timeout(timeoutMs) }, (response) => {
      response.resume();
      answer((response.statusCode === 200 && response.headers.etag) || null);
    })
      .on("error", () => answer(null))
      .end();
  });
