import { randomInt } from "node:crypto";
import type { Page } from "playwright";
import sharp from "sharp";
import { expect, test } from "vitest";
import { memberOn } from "../support/account-popup";
import { violations } from "../support/axe";
import { visitors } from "../support/visitors";

const visitor = visitors();

/** A photo as a phone takes it: rotated by metadata, with a location. Its top is red as its owner sees it. */
async function fromAPhone(name: string, tint: number) {
  const sky = await sharp({ create: { width: 2_400, height: 900, channels: 3, background: "#c22" } })
    .png()
    .toBuffer();
  const upright = sharp({
    create: { width: 2_400, height: 3_200, channels: 3, background: { r: tint, g: 120, b: 90 } },
  }).composite([{ input: sky, left: 0, top: 0 }]);
  const lying = sharp(await upright.png().toBuffer()).rotate(-90);
  const buffer = await lying
    .withExif({ IFD0: { Orientation: "6" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "14/1 41/1 37/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

/** Opens a draft whose next screen is that of its photos. */
async function openPhotos(page: Page): Promise<void> {
  await memberOn(page);
  await page.evaluate(() =>
    localStorage.setItem(
      "annonce-brouillon",
      JSON.stringify({ version: 1, key: crypto.randomUUID(), ad: null, screen: "photos", answers: {}, unsent: [] }),
    ),
  );
  await page.goto("/poster-une-annonce");
  await page.locator("#photos-choose").waitFor({ state: "attached" });
}

const tiles = (page: Page) =>
  page
    .getByRole("list")
    .filter({ has: page.getByRole("button", { name: /^Photo 1 : supprimer/ }) })
    .getByRole("listitem");
const sources = (page: Page) =>
  tiles(page)
    .getByRole("img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("src") ?? ""));
const again = async (page: Page) => {
  await page.goto("/poster-une-annonce");
  await page
    .getByRole("button", { name: "Reprendre votre brouillon" })
    .or(page.locator("#photos-choose"))
    .first()
    .waitFor({ state: "attached" });
  const resume = page.getByRole("button", { name: "Reprendre votre brouillon" });
  if (await resume.isVisible()) await resume.tap();
};

test("photos of a phone are sent upright, re-encoded without their metadata, and keep the order they are given (long: photos are drawn anew)", async () => {
  const page = await visitor({ device: "phone" });
  await openPhotos(page);
  await page
    .locator("#photos-choose")
    .setInputFiles([await fromAPhone("face.jpg", 20), await fromAPhone("coffre.jpg", 200)]);
  await page.getByText("2 photos envoyées").waitFor();
  expect(await violations(page, { only: "main" })).toEqual([]);

  await expect
    .poll(
      async () => {
        await again(page);
        await page.getByText("2 photos envoyées").waitFor();
        return sources(page);
      },
      { timeout: 60_000, interval: 2_000 },
    )
    .toEqual([
      expect.stringMatching(/^\/media\/[0-9a-f]{32}-320\.jpg$/),
      expect.stringMatching(/^\/media\/[0-9a-f]{32}-320\.jpg$/),
    ]);
  const [face, boot] = await sources(page);
  const answer = await page.request.get(face ?? "");
  const jpeg = await answer.body();
  const { width, height, exif, orientation } = await sharp(jpeg).metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: 320,
    height: 427,
    exif: undefined,
    orientation: undefined,
  });
  const top = await sharp(
    await sharp(jpeg).extract({ left: 100, top: 10, width: 100, height: 40 }).png().toBuffer(),
  ).stats();
  expect(top.dominant.r).toBeGreaterThan(top.dominant.g + 80);

  const orderStored = page.waitForResponse(/\/photos\/order$/);
  await page.getByRole("button", { name: "Photo 2 : mettre en couverture" }).tap();
  await expect.poll(() => sources(page)).toEqual([boot, face]);
  expect((await orderStored).status()).toBe(200);
  await again(page);
  await page.getByText("2 photos envoyées").waitFor();
  expect(await sources(page)).toEqual([boot, face]);
});

test("photos chosen without a network wait for it, and are sent by the next page (long: the queue takes its turns)", async () => {
  const page = await visitor({ device: "phone" });
  await openPhotos(page);
  await page.locator("#photos-choose").setInputFiles([await fromAPhone("face.jpg", 20)]);
  await page.getByText("1 photo envoyée").waitFor();
  await page.context().setOffline(true);
  await page
    .locator("#photos-choose")
    .setInputFiles([await fromAPhone("coffre.jpg", 120), await fromAPhone("roue.jpg", 220)]);
  await page.getByText("1 photo envoyée, 2 en attente du réseau").waitFor();
  expect(await violations(page, { only: "main" })).toEqual([]);
  const next = await page.context().newPage();
  await page.close();
  await next.context().setOffline(false);
  await again(next);
  await next.getByText("3 photos envoyées").waitFor();
  await next.getByRole("button", { name: "Photo 1 : supprimer" }).tap();
  await next.getByText("2 photos envoyées").waitFor();
});

/** A photo with black and white stripes at the plate and, for comparison, in a corner. Its colour is random, because two ads with the same photo share its files. */
async function withAPlate() {
  const stripes = (width: number, height: number) =>
    sharp(Buffer.from(Array.from({ length: width * height }, (_, at) => (((at % width) >> 3) % 2 ? 255 : 0))), {
      raw: { width, height, channels: 1 },
    })
      .png()
      .toBuffer();
  const car = sharp({
    create: {
      width: 1_600,
      height: 1_200,
      channels: 3,
      background: { r: randomInt(60, 120), g: randomInt(90, 150), b: randomInt(100, 160) },
    },
  });
  const buffer = await car
    .composite([
      { input: await stripes(384, 96), left: 608, top: 744 },
      { input: await stripes(384, 96), left: 40, top: 40 },
    ])
    .jpeg({ quality: 92 })
    .toBuffer();
  return { name: "plaque.jpg", mimeType: "image/jpeg", buffer };
}
const PLATE = { left: 620, top: 750, width: 360, height: 84 };
const CORNER = { left: 50, top: 50, width: 360, height: 84 };

/** The share of pixels in a part that differ from their left neighbour. */
async function edgesIn(jpeg: Buffer, part: typeof PLATE): Promise<number> {
  const pixels = await sharp(await sharp(jpeg).extract(part).png().toBuffer())
    .greyscale()
    .raw()
    .toBuffer();
  return (
    pixels.filter((value, at) => at % part.width > 0 && Math.abs(value - (pixels[at - 1] ?? 0)) > 60).length /
    pixels.length
  );
}

// rule: market/plate-mask
test("a plate is masked irreversibly by touch or by keys: the masked photo replaces the first one, of which nothing is left (long: photos are drawn anew twice)", async () => {
  const page = await visitor({ device: "phone" });
  await openPhotos(page);
  await page.locator("#photos-choose").setInputFiles([await withAPlate(), await fromAPhone("coffre.jpg", 120)]);
  await page.getByText("2 photos envoyées").waitFor();
  const published = async () => {
    await again(page);
    await page.getByText("2 photos envoyées").waitFor();
    return sources(page);
  };
  const all = [
    expect.stringMatching(/^\/media\/[0-9a-f]{32}-320\.jpg$/),
    expect.stringMatching(/^\/media\/[0-9a-f]{32}-320\.jpg$/),
  ];
  await expect.poll(published, { timeout: 60_000, interval: 2_000 }).toEqual(all);
  const [before = "", boot] = await sources(page);

  await page.getByRole("button", { name: "Photo 1 : masquer la plaque" }).tap();
  const opened = page.getByRole("dialog", { name: "Photo 1 : masquer la plaque" });
  const rectangle = opened.getByRole("application", { name: "Rectangle sur la plaque" });
  await rectangle.waitFor();
  expect(await violations(page, { only: "dialog" })).toEqual([]);
  const where = () => opened.getByRole("status").innerText();
  const first = await where();
  await rectangle.focus();
  await page.keyboard.press("ArrowUp");
  expect(await where()).not.toBe(first);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowLeft");
  expect(await where()).toBe(first);

  const box = await rectangle.boundingBox();
  if (!box) throw new Error("the rectangle is nowhere");
  await page.mouse.move(box.x + 20, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y - 400, { steps: 5 });
  await page.mouse.up();
  expect(await where()).toMatch(/ 0\s%\sdu haut/);
  const picture = await opened.getByRole("img", { name: "Photo 1" }).boundingBox();
  if (!picture) throw new Error("the photo is nowhere");
  expect(picture.width / picture.height).toBeCloseTo(4 / 3, 1);
  await page.touchscreen.tap(picture.x + picture.width * 0.5, picture.y + picture.height * 0.66);
  expect((await where()).replace(/\s/g, " ")).toMatch(/^À 3[45] % de la gauche et (?:59|60) % du haut/);
  await opened.getByRole("button", { name: "Masquer la plaque", exact: true }).tap();
  await opened.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
    "Photo 1 : masquer la plaque",
  );

  await page.getByText("2 photos envoyées").waitFor();
  await expect.poll(published, { timeout: 60_000, interval: 2_000 }).toEqual(all);
  const [after = "", second] = await sources(page);
  expect([second, after === before]).toEqual([boot, false]);
  const large = await (await page.request.get(after.replace("-320", "-1600"))).body();
  expect((await sharp(large).metadata()).width).toBe(1_600);
  expect(await edgesIn(large, CORNER)).toBeGreaterThan(0.05);
  expect(await edgesIn(large, PLATE)).toBeLessThan(0.02);
  // Nobody has requested this width before, so no cache has it.
  expect((await page.request.get(before.replace("-320", "-640"))).status()).toBe(404);
});
