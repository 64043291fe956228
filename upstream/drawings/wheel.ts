import type { Form } from "./design";
import { choose } from "./chance";
import { mm } from "./path";
import type { Frame } from "./proportions";
import { boxLinear, boxRadial } from "./svg";

type Rim = { count: number; spoke: (r: number) => string; dark: boolean };

/** One spoke pointing up from the hub at 0,0; `r` is the rim's radius. */
const designs: Record<Form<"jante">, Rim> = {
  // five twin spokes
  twin: {
    count: 5,
    dark: false,
    spoke: (r) =>
      [-1, 1]
        .map(
          (s) =>
            `M${mm(s * r * 0.03)} ${mm(-r * 0.12)}L${mm(s * r * 0.17)} ${mm(-r * 0.95)}L${mm(s * r * 0.285)} ${mm(-r * 0.93)}L${mm(s * r * 0.15)} ${mm(-r * 0.14)}Z`,
        )
        .join(""),
  },
  // five broad blades
  blades: {
    count: 5,
    dark: false,
    spoke: (r) =>
      `M${mm(-r * 0.13)} ${mm(-r * 0.12)}C${mm(-r * 0.12)} ${mm(-r * 0.45)} ${mm(-r * 0.2)} ${mm(-r * 0.7)} ${mm(-r * 0.27)} ${mm(-r * 0.93)}L${mm(r * 0.2)} ${mm(-r * 0.95)}C${mm(r * 0.1)} ${mm(-r * 0.7)} ${mm(r * 0.1)} ${mm(-r * 0.45)} ${mm(r * 0.13)} ${mm(-r * 0.12)}Z`,
  },
  // ten fine spokes
  fine: {
    count: 10,
    dark: false,
    spoke: (r) =>
      `M${mm(-r * 0.055)} ${mm(-r * 0.12)}L${mm(-r * 0.05)} ${mm(-r * 0.95)}H${mm(r * 0.05)}L${mm(r * 0.055)} ${mm(-r * 0.12)}Z`,
  },
  // six stout spokes
  stout: {
    count: 6,
    dark: true,
    spoke: (r) =>
      `M${mm(-r * 0.12)} ${mm(-r * 0.12)}L${mm(-r * 0.13)} ${mm(-r * 0.6)}L${mm(-r * 0.2)} ${mm(-r * 0.94)}H${mm(r * 0.2)}L${mm(r * 0.13)} ${mm(-r * 0.6)}L${mm(r * 0.12)} ${mm(-r * 0.12)}Z`,
  },
  // seven turning blades
  turning: {
    count: 7,
    dark: true,
    spoke: (r) =>
      `M${mm(-r * 0.08)} ${mm(-r * 0.14)}C${mm(-r * 0.02)} ${mm(-r * 0.5)} ${mm(r * 0.02)} ${mm(-r * 0.7)} ${mm(-r * 0.06)} ${mm(-r * 0.95)}L${mm(r * 0.16)} ${mm(-r * 0.93)}C${mm(r * 0.2)} ${mm(-r * 0.7)} ${mm(r * 0.14)} ${mm(-r * 0.5)} ${mm(r * 0.1)} ${mm(-r * 0.14)}Z`,
  },
  // a pressed steel disc
  steel: {
    count: 8,
    dark: true,
    spoke: (r) =>
      `M${mm(-r * 0.38)} ${mm(-r * 0.1)}L${mm(-r * 0.38)} ${mm(-r * 0.52)}L${mm(-r * 0.14)} ${mm(-r * 0.56)}L${mm(-r * 0.2)} ${mm(-r * 0.95)}H${mm(r * 0.2)}L${mm(r * 0.14)} ${mm(-r * 0.56)}L${mm(r * 0.38)} ${mm(-r * 0.52)}L${mm(r * 0.38)} ${mm(-r * 0.1)}Z`,
  },
  // almost closed, as electric cars have them
  closed: {
    count: 5,
    dark: false,
    spoke: (r) =>
      `M${mm(-r * 0.1)} ${mm(-r * 0.12)}L${mm(-r * 0.5)} ${mm(-r * 0.8)}A${mm(r * 0.95)} ${mm(r * 0.95)} 0 0 1 ${mm(r * 0.36)} ${mm(-r * 0.88)}L${mm(r * 0.1)} ${mm(-r * 0.12)}Z`,
  },
};

const rimOf = (f: Frame): Rim => {
  const tough = f.spec.body === "pickup" || f.spec.body === "offroader";
  const { twin, blades, fine, stout, turning } = designs;
  if (f.spec.design?.rim) return designs[f.spec.design.rim];
  return tough
    ? choose(f.spec.seed, "rim", [stout, twin, stout, blades])
    : choose(f.spec.seed, "rim", [twin, blades, fine, turning, stout]);
};

/** Both wheels: one drawing at the origin, placed twice. */
export const drawWheels = (f: Frame): string => {
  const { id, wheel: r, front, rear, spec } = f;
  const tough = spec.body === "pickup" || spec.body === "offroader";
  const { tyre, finish } = spec.design ?? {};
  // a rim's lip stands out over the size it is sold by
  const rim = tyre
    ? tyre.rim / 2 + 26
    : r * (tough ? 0.67 : spec.body === "suv" ? 0.725 : spec.body === "city" ? 0.69 : 0.72);
  const design = rimOf(f);
  const dark = finish ? finish === "dark" : design.dark && choose(spec.seed, "finish", [true, true, false]);
  const inner = rim * 0.93;
  const spoke = design.spoke(inner);
  const turns = Array.from(
    { length: design.count },
    (_, i) => `<use href="#${id}ws" transform="rotate(${mm((360 / design.count) * i)})"/>`,
  ).join("");
  const bolts = Array.from({ length: 5 }, (_, i) => {
    const a = (i / 5) * Math.PI * 2 + 0.6;
    return `<circle cx="${mm(Math.sin(a) * rim * 0.15)}" cy="${mm(-Math.cos(a) * rim * 0.15)}" r="${mm(rim * 0.026)}" fill="#2a3033"/>`;
  }).join("");
  const treads = tough
    ? `<circle r="${mm(r - 7)}" fill="none" stroke="#0b0d0e" stroke-width="14" stroke-dasharray="34 14"/>`
    : "";
  const defs = [
    "<defs>",
    boxRadial(`${id}wt`, [
      [0.6, "#2e3335"],
      [0.82, "#212527"],
      [0.94, "#2b3032"],
      [1, "#121516"],
    ]),
    boxLinear(
      `${id}wm`,
      dark
        ? [
            [0, "#6a7276"],
            [0.5, "#3a4144"],
            [1, "#23292b"],
          ]
        : [
            [0, "#f1f4f5"],
            [0.5, "#c3cbcf"],
            [1, "#88939a"],
          ],
      0.35,
      1,
    ),
    boxRadial(`${id}wb`, [
      [0, "#0b0e10"],
      [0.75, "#14191b"],
      [1, "#262c2f"],
    ]),
    boxLinear(`${id}wd`, [
      [0, "#8d969b"],
      [1, "#535b60"],
    ]),
    `<path id="${id}ws" d="${spoke}"/>`,
    `<g id="${id}wh">`,
    `<circle r="${mm(r)}" fill="url(#${id}wt)"/>`,
    treads,
    `<circle r="${mm(r * 0.9)}" fill="none" stroke="#3b4144" stroke-width="4" stroke-opacity=".7"/>`,
    `<circle r="${mm(rim + 9)}" fill="#0d1011"/>`,
    `<circle r="${mm(rim)}" fill="url(#${id}wm)"/>`,
    `<circle r="${mm(inner)}" fill="url(#${id}wb)"/>`,
    `<circle r="${mm(rim * 0.66)}" fill="url(#${id}wd)"/>`,
    `<circle r="${mm(rim * 0.64)}" fill="none" stroke="#ffffff" stroke-opacity=".2" stroke-width="5"/>`,
    `<circle r="${mm(rim * 0.3)}" fill="#1a1f21"/>`,
    `<path d="M${mm(-rim * 0.72)} ${mm(-rim * 0.22)}A${mm(rim * 0.75)} ${mm(rim * 0.75)} 0 0 0 ${mm(-rim * 0.6)} ${mm(rim * 0.44)}L${mm(-rim * 0.42)} ${mm(rim * 0.28)}A${mm(rim * 0.5)} ${mm(rim * 0.5)} 0 0 1 ${mm(-rim * 0.48)} ${mm(-rim * 0.14)}Z" fill="#343b3f"/>`,
    '<g fill="#05090b" fill-opacity=".55" transform="translate(5 8)">',
    turns,
    "</g>",
    `<g fill="url(#${id}wm)">`,
    turns,
    "</g>",
    `<circle r="${mm(inner)}" fill="none" stroke="#05090b" stroke-opacity=".3" stroke-width="7"/>`,
    `<circle r="${mm(rim * 0.22)}" fill="url(#${id}wm)"/>`,
    bolts,
    `<circle r="${mm(rim * 0.095)}" fill="#2a3033"/>`,
    `<circle r="${mm(rim * 0.075)}" fill="#4a5358"/>`,
    "</g>",
    "</defs>",
  ].join("");
  const place = (x: number, turn: number): string =>
    `<g transform="translate(${mm(x)} ${mm(-r)})"><g transform="rotate(${turn})"><use href="#${id}wh"/></g></g>`;
  return `${defs}${place(front, 0)}${place(rear, design.count === 5 ? 36 : 12)}`;
};
