import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { CLOSED, localConfig } from "../../../scripts/edge";
import { aJpeg, fromAPhone, goodJpegs } from "../jpegs";
import { openSmallRelease } from "../small-site";

declare module "vitest" {
  interface ProvidedContext {
    /** Path of a wrangler.toml with a small release. */
    wranglerConfig: string;
    /** JPEGs in Base64, because sharp does not run inside workerd. */
    photos: Readonly<Record<string, string>>;
  }
}

/** Prepares the files that tests inside workerd need. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { root, remove } = await openSmallRelease();
  const config = path.join(root, "wrangler.toml");
  const local = localConfig(await readFile(config, "utf8"), path.join(root, "dist"), {
    SITE_URL: "https://guide.exemple.test",
    API_BASE: "https://api.exemple.test",
    API_KEY: "cle-de-workerd",
    ...CLOSED,
  });
  await writeFile(config, local);
  project.provide("wranglerConfig", config);
  const photos = {
    phone: await fromAPhone(640, 480),
    other: await aJpeg(400, 300, 3),
    wide: await aJpeg(1_600, 1_200),
    tall: await aJpeg(900, 1_600, 2),
    cmyk: (await goodJpegs())["in CMYK, as Adobe writes it"],
  };
  project.provide(
    "photos",
    Object.fromEntries(Object.entries(photos).map(([name, jpeg]) => [name, jpeg?.toString("base64") ?? ""])),
  );
  return remove;
}
