import sharp from "sharp";
import { expect, test } from "vitest";
import { drawIcon, HOME_ICONS } from "./home-icons";
import { manifest } from "./manifest";

const GROUND = [0x0b, 0x6b, 0x4f];
/** Where shapes of one colour overlap, their edges differ by a little. */
const SEEN = 16;

/** The distance of the furthest point of the mark from the middle, as a share of half the width; and whether the picture is opaque. */
async function reach(icon: (typeof HOME_ICONS)[number]) {
  const { data, info } = await sharp(await drawIcon(icon))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [furthest, opaque] = [0, true];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 255) opaque = false;
    if (GROUND.every((part, channel) => Math.abs((data[at + channel] ?? 0) - part) < SEEN)) continue;
    const [x, y] = [(at / 4) % info.width, Math.floor(at / 4 / info.width)];
    furthest = Math.max(furthest, Math.hypot(x + 0.5 - info.width / 2, y + 0.5 - info.height / 2) / (info.width / 2));
  }
  return { width: info.width, furthest, opaque };
}

test.each(HOME_ICONS)(
  "$name has its size, reaches to every edge and keeps its whole mark in a circle",
  async (icon) => {
    const { width, furthest, opaque } = await reach(icon);
    expect([width, opaque]).toEqual([icon.size, true]);
    expect(furthest).toBeGreaterThan(0.7);
    expect(furthest).toBeLessThan(1);
  },
);

test("a launcher that shows 80 % of an icon shows the whole mark of the one that it may cut", async () => {
  const icons: readonly { src: string; purpose?: string }[] = JSON.parse(manifest).icons;
  const cut = HOME_ICONS.filter(({ name }) =>
    icons.some(({ src, purpose }) => src === `/${name}` && purpose === "maskable"),
  );
  expect(cut).toHaveLength(1);
  for (const icon of cut) expect((await reach(icon)).furthest).toBeLessThan(0.8);
});
