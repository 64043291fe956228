import { expect, test } from "vitest";
import { photoAddress } from "./photo-address";

test.each([
  ["/media/a.jpg", "https://api.example/wp", "https://api.example/media/a.jpg"],
  ["/media/a.jpg", "http://127.0.0.1:4000", "http://127.0.0.1:4000/media/a.jpg"],
  ["http://127.0.0.1:4000/a.jpg", "http://127.0.0.1:4000", "http://127.0.0.1:4000/a.jpg"],
  ["https://cdn.example/a.jpg", "http://127.0.0.1:4000", "https://cdn.example/a.jpg"],
  ["http://cdn.example/a.jpg", "https://api.example", null],
  ["http://127.0.0.1:22/a.jpg", "http://127.0.0.1:4000", null],
  ["http://api.example/a.jpg", "https://api.example", null],
  ["//cdn.example/a.jpg", "https://api.example", "https://cdn.example/a.jpg"],
  ["//169.254.169.254/latest", "http://api.example", null],
  ["file:///etc/passwd", "https://api.example", null],
  ["data:image/png;base64,x", "https://api.example", null],
  ["https://user:pass@cdn.example/a.jpg", "https://api.example", null],
  ["https://", "https://api.example", null],
])("%s is resolved or rejected for the API at %s", (source, apiBase, expected) =>
  expect(photoAddress(source, apiBase)).toBe(expected),
);
