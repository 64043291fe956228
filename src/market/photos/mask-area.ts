/** A rectangle on a picture, in shares of the picture's width and height. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The initial rectangle, where a plate usually is: in the lower middle. */
export const FIRST_AREA: Area = { left: 0.35, top: 0.6, width: 0.3, height: 0.12 };
const SMALLEST = 0.04;
/** The share by which an arrow key or a press of « Plus grand » changes the rectangle. */
const STEP = 0.01;
const GROWTH = 0.04;

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** The rectangle moved, inside the picture. */
export const movedBy = (area: Area, right: number, down: number): Area => ({
  ...area,
  left: between(0, area.left + right, 1 - area.width),
  top: between(0, area.top + down, 1 - area.height),
});

/** The rectangle centred on a point. */
export const centredAt = (area: Area, x: number, y: number): Area =>
  movedBy(area, x - area.left - area.width / 2, y - area.top - area.height / 2);

/** The rectangle with its lower right corner moved, as far as the picture allows. */
export const pulledBy = (area: Area, right: number, down: number): Area => ({
  ...area,
  width: between(SMALLEST, area.width + right, 1 - area.left),
  height: between(SMALLEST, area.height + down, 1 - area.top),
});

/** The rectangle scaled around its middle, in the same proportions. @param way 1 enlarges, −1 reduces */
export function scaled(area: Area, way: 1 | -1): Area {
  const wide = between(SMALLEST, area.width + way * GROWTH, 1);
  const high = between(SMALLEST, area.height * (wide / area.width), 1);
  return centredAt({ ...area, width: wide, height: high }, area.left + area.width / 2, area.top + area.height / 2);
}

const ARROWS = new Map<string, readonly [number, number]>([
  ["ArrowLeft", [-STEP, 0]],
  ["ArrowRight", [STEP, 0]],
  ["ArrowUp", [0, -STEP]],
  ["ArrowDown", [0, STEP]],
]);

/** The rectangle after a key: arrows move it, with Shift they move its corner; null for other keys. */
export function afterKey(area: Area, key: string, shift: boolean): Area | null {
  const arrow = ARROWS.get(key);
  if (!arrow) return null;
  return shift ? pulledBy(area, ...arrow) : movedBy(area, ...arrow);
}

/** All whole pixels that the rectangle touches. */
export function pixelsOf(
  area: Area,
  width: number,
  height: number,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const [x, y] = [Math.floor(area.left * width), Math.floor(area.top * height)];
  return {
    x,
    y,
    width: Math.min(width, Math.ceil((area.left + area.width) * width)) - x,
    height: Math.min(height, Math.ceil((area.top + area.height) * height)) - y,
  };
}

/** Fewer blocks than a plate has characters, so that no character can be guessed from them. */
const MAX_BLOCKS = 6;
/** How many blocks of one colour replace an area of pixels, across and down. */
export function blocksOf(width: number, height: number): readonly [number, number] {
  const side = Math.max(1, Math.max(width, height) / MAX_BLOCKS);
  return [Math.max(1, Math.round(width / side)), Math.max(1, Math.round(height / side))];
}

const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`;
/** The position in words, for screen readers. */
export const areaSentence = ({ left, top, width, height }: Area): string =>
  `À ${percent(left)} de la gauche et ${percent(top)} du haut, large de ${percent(width)}, haut de ${percent(height)}.`;
