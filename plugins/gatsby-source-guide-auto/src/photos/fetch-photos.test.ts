import { expect, test } from "vitest";
import type { Options } from "../options";
import { fetchPhotos } from "./fetch-photos";

const options: Options = {
  apiBase: "https://api.example",
  apiKey: null,
  stateDir: "",
  timeoutMs: 1,
  concurrency: 4,
  retries: 1,
  maxBytes: 1,
  maxAgeDays: 7,
  acceptDrops: false,
};
const sources = Array.from({ length: 200 }, (_, index) => `/p/${index}.jpg?token=secret`);
const never = async () => null;

test("when a host is down, not every picture is requested", async () => {
  let asked = 0;
  const warnings: string[] = [];
  const download = async () => {
    asked += 1;
    await new Promise((later) => setTimeout(later, 1));
    return null;
  };
  const photos = await fetchPhotos(sources, options, {
    download,
    recall: never,
    progress() {},
    warn: (text) => warnings.push(text),
  });
  expect(asked).toBeLessThan(50);
  expect(warnings).toHaveLength(200);
  expect(warnings[0]).toBe("Photo ignorée, impossible à obtenir : /p/0.jpg");
  expect(photos.degraded).toEqual({ endpoint: "photos", reason: "200 sur 200 impossibles à obtenir", ageHours: null });
});

test("a picture at a forbidden address is never requested", async () => {
  const asked: string[] = [];
  const download = async (url: string) => (asked.push(url), "file");
  const { pictureOf } = await fetchPhotos(["http://evil.example/a.jpg", "/b.jpg"], options, {
    download,
    recall: download,
    progress() {},
    warn() {},
  });
  expect(asked).toEqual(["https://api.example/b.jpg"]);
  expect(pictureOf("http://evil.example/a.jpg")).toBeNull();
  expect(pictureOf("/b.jpg")).toEqual({ url: "https://api.example/b.jpg", file: "file" });
});
