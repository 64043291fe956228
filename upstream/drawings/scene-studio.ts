import { type Scene, wide } from "./scene";
import { boxLinear, boxRadial } from "./svg";

export const studio: Scene = {
  ground: 800,
  night: false,
  light: { colour: "#fff6e6", strength: 0.02 },
  draw: (id) =>
    [
      "<defs>",
      boxLinear(`${id}w`, [
        [0, "#fbf8f3"],
        [0.7, "#f2ece2"],
        [1, "#eae2d5"],
      ]),
      boxLinear(`${id}f`, [
        [0, "#e6ddcf"],
        [0.22, "#eee7dc"],
        [1, "#f7f2ea"],
      ]),
      boxLinear(`${id}d`, [
        [0, "#f6ecda"],
        [1, "#ead9bd"],
      ]),
      boxRadial(`${id}p`, [
        [0, "#ffffff", 0.75],
        [1, "#ffffff", 0],
      ]),
      "</defs>",
      wide(0, 680, `url(#${id}w)`),
      `<circle cx="800" cy="540" r="400" fill="url(#${id}d)"/>`,
      `<ellipse cx="380" cy="190" rx="620" ry="260" fill="url(#${id}p)" fill-opacity=".55"/>`,
      wide(676, 330, `url(#${id}f)`),
      `<ellipse cx="800" cy="850" rx="900" ry="120" fill="url(#${id}p)"/>`,
    ].join(""),
};
