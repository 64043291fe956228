import { expect, test } from "vitest";
import { Http2Headers } from "./http2-headers";

const FRAME = 9;

test("a header that was sent before is one byte, whatever the case of its name", () => {
  const headers = new Http2Headers();
  expect(headers.bytesOf({ "Content-Type": "image/webp" })).toBe(FRAME + 2 + 10 + 1 + 12);
  expect(headers.bytesOf({ "content-type": "image/webp" })).toBe(FRAME + 1);
});

test("another value of a known name is sent without the name", () => {
  const headers = new Http2Headers();
  headers.bytesOf({ etag: '"a1"' });
  expect(headers.bytesOf({ etag: '"b22"' })).toBe(FRAME + 2 + 5);
});

test("what no longer fits into the table is sent again, and what is larger than the table empties it", () => {
  const headers = new Http2Headers();
  const policy = { "content-security-policy": "x".repeat(200) };
  const first = headers.bytesOf(policy);
  for (let one = 0; one < 60; one += 1) headers.bytesOf({ etag: `"${one.toString().padStart(32, "0")}"` });
  expect(headers.bytesOf(policy)).toBe(first);
  expect(headers.bytesOf(policy)).toBe(FRAME + 1);
  headers.bytesOf({ large: "x".repeat(5_000) });
  expect(headers.bytesOf(policy)).toBe(first);
});
