import type { Locator } from "playwright";

/** Where an element stands on the screen, in pixels. @throws an error when it has no box */
export async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error("it is not on the page");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
