import type { CarSpec } from "./car-spec";
import { between, choose, vary } from "./chance";
import { mix } from "./colour";
import { bush } from "./plants";
import { box, disc, group, parked, path, person, shade, sky } from "./illustrations/kit";
import { wide } from "./scene";
import { emblemOf } from "./showroom-emblem";
import { placeIn } from "./showroom-place";
import { boxLinear, boxRadial } from "./svg";

/** What a façade is drawn of. */
interface Dealer {
  /** its name in its address */
  readonly slug: string;
  /** its district, town and region */
  readonly where: string;
  /** two cars of its brands, behind the glass */
  readonly cars: readonly [CarSpec, CarSpec];
}

const GROUND = 812;
const LEFT = 190;
const RIGHT = 1410;
const COLOURS = ["#0f7a5a", "#b5432f", "#1f6b86", "#d08a1c", "#27406a", "#7a3f63", "#3f6b4f", "#a85a2b"] as const;
const WALLS = ["#f6efe0", "#ead7b7", "#e3ad8a", "#d5ddd2", "#fbf8ef"] as const;

const evening = [
  "<defs>",
  boxLinear("sky", [
    [0, "#26385a"],
    [0.6, "#6a6688"],
    [1, "#e0a07c"],
  ]),
  "</defs>",
  wide(0, 900, "url(#sky)"),
  ...Array.from({ length: 26 }, (_, i) =>
    disc(
      vary("star", `x${i}`) * 1600,
      vary("star", `y${i}`) * 300,
      2 + vary("star", `r${i}`) * 2,
      "#fff6dc",
      ' fill-opacity=".8"',
    ),
  ),
].join("");

/** Three ways to end a wall at the top: straight, rising to one side, an arch. */
const ROOFS = {
  flat: (top: number, wall: string, trim: string): string =>
    box(LEFT, top, RIGHT - LEFT, GROUND - top, wall) +
    box(LEFT - 44, top - 26, RIGHT - LEFT + 88, 40, trim, 4) +
    box(LEFT, top + 14, RIGHT - LEFT, 12, "#2a1c10", 0, ' fill-opacity=".18"'),
  shed: (top: number, wall: string, trim: string): string =>
    path(`M${LEFT} ${GROUND}V${top + 30}L${RIGHT} ${top - 50}V${GROUND}Z`, wall) +
    path(`M${LEFT - 44} ${top + 34}L${RIGHT + 50} ${top - 78}V${top - 40}L${LEFT - 44} ${top + 72}Z`, trim),
  arch: (top: number, wall: string, trim: string): string =>
    path(
      `M${LEFT} ${GROUND}V${top + 50}C${LEFT + 300} ${top - 90} ${RIGHT - 300} ${top - 90} ${RIGHT} ${top + 50}V${GROUND}Z`,
      wall,
    ) +
    path(
      `M${LEFT - 36} ${top + 66}C${LEFT + 290} ${top - 116} ${RIGHT - 290} ${top - 116} ${RIGHT + 36} ${top + 66}L${RIGHT + 30} ${top + 92}C${RIGHT - 300} ${top - 72} ${LEFT + 300} ${top - 72} ${LEFT - 30} ${top + 92}Z`,
      trim,
    ),
} as const;

/** A hall with two cars, seen through its glass. */
const hall = (dealer: Dealer, head: number, dark: boolean, colour: string): string => {
  const [x, w] = [LEFT + 54, RIGHT - LEFT - 108];
  const foot = GROUND - 22;
  const middle = (LEFT + RIGHT) / 2;
  const [one, two] = dealer.cars;
  return [
    `<defs>${boxLinear(
      "hall",
      dark
        ? [
            [0, "#ffe6ae"],
            [1, "#f3c67e"],
          ]
        : [
            [0, "#5f7a80"],
            [0.5, "#8fa9a8"],
            [1, "#c3cbbd"],
          ],
    )}${boxRadial("lamp", [
      [0, "#fffbe9", 0.9],
      [1, "#fffbe9", 0],
    ])}<clipPath id="glass"><rect x="${x}" y="${head}" width="${w}" height="${foot - head}"/></clipPath></defs>`,
    box(x - 12, head - 12, w + 24, foot - head + 24, "#2c3634", 6),
    `<g clip-path="url(#glass)">`,
    box(x, head, w, foot - head, "url(#hall)"),
    box(x, foot - 74, w, 80, dark ? "#d99f5c" : "#a8aa9c"),
    box(middle - 150, head + 40, 300, foot - head - 114, mix(colour, dark ? "#ffe6ae" : "#8fa9a8", 0.5)),
    ...[0.16, 0.34, 0.66, 0.84].map(
      (t) => disc(x + w * t, head + 10, 90, "url(#lamp)") + box(x + w * t - 24, head, 48, 10, "#fffbe9", 4),
    ),
    parked(one, { x: x + w * 0.235, y: foot - 30, size: 448 }),
    parked(two, { x: x + w * 0.765, y: foot - 30, size: 448, right: true }),
    dark
      ? ""
      : path(
          `M${x} ${foot}L${x + 240} ${head}H${x + 400}L${x + 160} ${foot}ZM${x + 720} ${foot}L${x + 960} ${head}H${x + 1030}L${x + 790} ${foot}Z`,
          "#ffffff",
          0.14,
        ),
    "</g>",
    // the posts of the glass, the door in the middle
    ...[0.47, 0.53].map((t) => box(x + w * t - 5, head, 10, foot - head, "#2c3634")),
    box(x, head + 62, w, 7, "#2c3634"),
    box(middle - 5, head + 66, 10, foot - head - 66, "#2c3634"),
    ...[-22, 14].map((at) => box(middle + at, foot - 150, 8, 70, "#d9b35a", 4)),
  ].join("");
};

const flagpole = (x: number, colour: string, lean: number): string =>
  [
    shade(x, GROUND + 30, 40, 7, 0.25),
    box(x - 6, 236, 12, GROUND - 206, "#e3e0d6", 4),
    disc(x, 232, 11, "#d9b35a"),
    path(
      `M${x + 6} 250C${x + 30} ${240 + lean} ${x + 54} ${270 + lean} ${x + 88} 254V318C${x + 54} ${334 + lean} ${x + 30} ${304 + lean} ${x + 6} 314Z`,
      colour,
    ),
  ].join("");

const pot = (x: number): string =>
  bush(x, GROUND - 48, 54, 52, 44, ["#3f6b3f", "#4f7d47", "#6f9a58"]) +
  path(`M${x - 42} ${GROUND - 26}H${x + 42}L${x + 32} ${GROUND + 34}H${x - 32}Z`, "#b5623a") +
  box(x - 46, GROUND - 34, 92, 14, "#c97648", 4);

/** The front of a dealer's house, of no real one: 1600 × 1000, what matters between the heights 200 and 900. */
export const showroomSvg = (dealer: Dealer): string => {
  const { slug } = dealer;
  const dark = vary(slug, "hour") < 0.24;
  const colour = choose(slug, "sign", COLOURS);
  const wall = choose(slug, "wall", WALLS);
  const top = Math.round(between(slug, "height", 262, 330));
  const head = top + 176;
  const roof = choose(slug, "roof", ["flat", "shed", "arch"]);
  const place = placeIn(dealer.where);
  const sign = { x: choose(slug, "side", [LEFT + 210, (LEFT + RIGHT) / 2, RIGHT - 210]), y: top + 92 };
  const ink = "#fff8e6";
  const dim = dark ? wide(0, 1000, "#1f2b4a").replace("/>", ' fill-opacity=".34"/>') : "";
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="1600" height="1000">',
    dark ? evening : sky(slug, GROUND, ["morning", "noon", "golden", "rose"], choose(slug, "sun", [240, 1390])),
    place.behind(GROUND),
    place.ground(GROUND),
    ROOFS[roof](top, dark ? mix(wall, "#3a3550", 0.3) : wall, mix(colour, "#0b120f", 0.3)),
    box(LEFT, GROUND - 16, RIGHT - LEFT, 18, mix(wall, "#2a1c10", 0.4)),
    dim,
    // the board over the glass, its emblem and two strokes that stand for a name
    box(LEFT + 40, top + 38, RIGHT - LEFT - 80, 108, colour, 10),
    box(LEFT + 40, top + 128, RIGHT - LEFT - 80, 18, mix(colour, "#0b120f", 0.3), 8),
    disc(sign.x, sign.y, 78, ink),
    disc(sign.x, sign.y, 66, colour),
    group(`translate(${sign.x} ${sign.y}) scale(.62)`, emblemOf(slug)(ink)),
    hall(dealer, head, dark, colour),
    dark
      ? path(`M${LEFT + 54} ${GROUND}H${RIGHT - 54}L${RIGHT + 60} ${GROUND + 90}H${LEFT - 60}Z`, "#ffdc98", 0.3)
      : "",
    flagpole(vary(slug, "pole") < 0.5 ? 44 : 1498, colour, between(slug, "wind", -8, 14)),
    pot(LEFT + 20),
    pot(RIGHT - 20),
    person(
      (LEFT + RIGHT) / 2 + choose(slug, "guest", [-26, 26]),
      GROUND + 58,
      214,
      choose(slug, "robe", ["#d9a02b", "#2f8f8a", "#8a3f6b", "#f4efe3"]),
      "#2a2320",
    ),
    place.before(GROUND),
    "</svg>",
  ].join("");
};
