import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../ports";
import { openFront } from "./front";

test("The front passes on the site’s answers compressed, changes pages, requests each address once, and sends nothing that the browser has", async () => {
  const requested: string[] = [];
  const site = createServer((request, response) => {
    requested.push(request.url ?? "");
    if (request.url === "/ancien") response.writeHead(301, { Location: "/" }).end();
    else if (request.url === "/photo.avif")
      response.writeHead(200, { "Content-Type": "image/avif", ETag: '"1"' }).end("AVIF");
    else response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "X-Own": "1" }).end("<p>entier</p>");
  });
  const port = await listen(site);
  const front = await openFront(`http://127.0.0.1:${port}`, (html) => html.replace("entier", "changé"));
  onTestFinished(async () => {
    await front.close();
    site.close();
  });

  const page = await fetch(`${front.origin}/`);
  expect(Object.fromEntries(page.headers)).toMatchObject({ "content-encoding": "br", "x-own": "1" });
  expect(await page.text()).toBe("<p>changé</p>");
  await fetch(`${front.origin}/`);
  const photo = await fetch(`${front.origin}/photo.avif`);
  expect([photo.headers.get("content-encoding"), await photo.text()]).toEqual([null, "AVIF"]);
  const again = await fetch(`${front.origin}/photo.avif`, { headers: { "If-None-Match": '"1"' } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const moved = await fetch(`${front.origin}/ancien`, { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/"]);
  expect(requested).toEqual(["/", "/photo.avif", "/ancien"]);
});
