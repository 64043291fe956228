import { headLevel, headOf, tailOf } from "./lamp-shapes";
import { lerp, mm, poly, smooth } from "./path";
import type { Frame } from "./proportions";
import { boxLinear, fill, line } from "./svg";

/** Lamps and the dark openings of the bumpers, clipped to the body. */
export const drawLamps = (f: Frame): string => {
  const { id, height: h, length: l, end, bumperFront, bumperRear } = f;
  const head = headOf(f);
  const rear = tailOf(f);
  const headD = smooth(head.shape, "M", true);
  const tailD = smooth(rear.shape, "M", true);
  const mouth = lerp(bumperFront, f.hood, 0.36);
  const intake = smooth(
    [
      [-20, mouth, 0.2],
      [l * 0.026, mouth - h * 0.008, 0.4],
      [l * 0.05, mouth - h * 0.05, 0.6],
      [l * 0.046, bumperFront + h * 0.05, 0.4],
      [-20, bumperFront + h * 0.045, 0.2],
    ],
    "M",
    true,
  );
  const grille = smooth(
    [
      [-20, f.hood - h * 0.09, 0.2],
      [l * 0.014, f.hood - h * 0.1, 0.5],
      [l * 0.016, mouth + h * 0.05, 0.5],
      [-20, mouth + h * 0.04, 0.2],
    ],
    "M",
    true,
  );
  const reflector = poly(
    [end - l * 0.032, bumperRear + h * 0.075],
    [end, bumperRear + h * 0.08],
    [end, bumperRear + h * 0.052],
    [end - l * 0.034, bumperRear + h * 0.05],
  );
  const split = head.kind === "split";
  const low = mouth + h * 0.055;
  const housing = smooth(
    [
      [-20, low + h * 0.045, 0.2],
      [l * 0.04, low + h * 0.05, 0.5],
      [l * 0.066, low + h * 0.018, 0.6],
      [l * 0.05, low - h * 0.04, 0.6],
      [-20, low - h * 0.06, 0.2],
    ],
    "M",
    true,
  );
  const eye = (x: number, y: number, r: number): string =>
    `<circle cx="${mm(x)}" cy="${mm(-y)}" r="${mm(r)}" fill="#e9f1f5" stroke="#1a2226" stroke-width="${mm(r * 0.45)}"/>`;
  const second = split
    ? `${fill(housing, "#12181b")}<rect x="${mm(l * 0.012)}" y="${mm(-low - h * 0.024)}" width="${mm(l * 0.042)}" height="${mm(h * 0.036)}" rx="${mm(h * 0.016)}" fill="url(#${id}h)"/>`
    : "";
  const top = headLevel(f);
  const eyes = {
    sweep: eye(l * 0.036, top - h * 0.056, h * 0.018) + eye(l * 0.058, top - h * 0.04, h * 0.015),
    blade: eye(l * 0.04, top - h * 0.062, h * 0.019) + eye(l * 0.064, top - h * 0.05, h * 0.016),
    block: eye(l * 0.024, top - h * 0.06, h * 0.022),
    eye: eye(l * 0.034, top - h * 0.07, h * 0.026) + eye(l * 0.06, top - h * 0.05, h * 0.018),
    bar: eye(l * 0.03, top - h * 0.05, h * 0.016) + eye(l * 0.052, top - h * 0.046, h * 0.016),
    round: "",
    slim: "",
    claw: "",
    hook: "",
    split: "",
  }[head.kind];
  return [
    "<defs>",
    boxLinear(`${id}h`, [
      [0, "#c9d4da"],
      [0.35, "#7f9099"],
      [1, "#2c363b"],
    ]),
    boxLinear(`${id}t`, [
      [0, "#d8323a"],
      [0.5, "#a3131c"],
      [1, "#6d0a12"],
    ]),
    boxLinear(`${id}n`, [
      [0, "#0b0f11"],
      [1, "#22292c"],
    ]),
    "</defs>",
    `<g clip-path="url(#${id}b)">`,
    fill(grille, `url(#${id}n)`),
    f.box > 0.6 ? "" : fill(intake, `url(#${id}n)`),
    second,
    fill(headD, `url(#${id}h)`),
    eyes,
    line(headD, "#0d1214", 11, 0.9),
    line(
      smooth(head.glow),
      "#ffffff",
      head.kind === "round" ? 16 : 19,
      0.96,
      ' stroke-linecap="round" stroke-linejoin="round"',
    ),
    fill(tailD, `url(#${id}t)`),
    line(tailD, "#2a0508", 9, 0.8),
    line(smooth(rear.glow), "#ff8a80", 15, 0.95, ' stroke-linecap="round" stroke-linejoin="round"'),
    fill(reflector, "#9c1a20", 0.9),
    "</g>",
  ].join("");
};
