import { type Scene, wide } from "./scene";
import { boxLinear, radial } from "./svg";

/**
 * A wall of sand in a middle tone, lit behind the car: white paint and black paint both stand out from it, and it is no pale
 * slab on a dark page nor a hole in a light one. A transparent ground would cost 40 % more bytes as AVIF and 90 % as
 * WebP on a card, black cars would vanish on dark pages, and cards of shared links are JPEG.
 */
export const studio: Scene = {
  ground: 825,
  night: false,
  light: { colour: "#ffffff", strength: 0.02 },
  draw: (id) =>
    [
      "<defs>",
      radial(`${id}w`, 800, 585, 1050, [
        [0, "#ece4d6"],
        [0.55, "#d2c6b1"],
        [1, "#a3957d"],
      ]),
      boxLinear(`${id}f`, [
        [0, "#857861", 0.5],
        [0.5, "#857861", 0.1],
        [1, "#857861", 0.26],
      ]),
      "</defs>",
      wide(0, 1000, `url(#${id}w)`),
      wide(715, 285, `url(#${id}f)`),
    ].join(""),
};
