import { vary } from "./chance";
import { at, lerp, mm, poly, smooth } from "./path";
import type { Frame } from "./proportions";
import { fallFrom, fill, line } from "./svg";

/** Unpainted plastic round the arches and along the sill. */
export const drawCladding = (f: Frame): string => {
  const { spec, id, front, rear, arch, archH, sill, height: h, length: l } = f;
  const tough = spec.body === "suv" || spec.body === "offroader" || spec.body === "pickup";
  const usual = tough ? (spec.body === "suv" ? lerp(34, 66, vary(spec.seed, "cladding")) : f.box > 0.4 ? 78 : 44) : 0;
  const wide = spec.design?.cladding ?? usual;
  const plainPickup = spec.body === "pickup" && vary(spec.seed, "clad") < 0.4;
  const painted = spec.body === "suv" && vary(spec.seed, "clad") < 0.22;
  const none = spec.design?.cladding === undefined ? !tough || painted || plainPickup : wide === 0;
  if (none) {
    return [
      `<g clip-path="url(#${id}b)">`,
      fill(poly([0, f.bumperFront + h * 0.028], [front, f.bumperFront + h * 0.028], [front, 0], [0, 0]), "#15191b"),
      fill(poly([rear, f.bumperRear + h * 0.03], [l, f.bumperRear + h * 0.035], [l, 0], [rear, 0]), "#15191b"),
      "</g>",
    ].join("");
  }
  const square = (x: number): string => {
    const r = arch + wide * 0.85;
    const outer = poly(
      [x - r, 0],
      [x - r, archH + r * 0.4],
      [x - r * 0.62, archH + r],
      [x + r * 0.62, archH + r],
      [x + r, archH + r * 0.4],
      [x + r, 0],
    );
    return fill(outer, `url(#${id}c)`) + line(outer, "#05090b", 5, 0.45);
  };
  const ring = (x: number): string =>
    spec.design?.arches === "square"
      ? square(x)
      : `<circle cx="${mm(x)}" cy="${mm(-archH)}" r="${mm(arch + wide / 2 - 4)}" fill="none" stroke="url(#${id}c)" stroke-width="${mm(wide + 8)}"/><circle cx="${mm(x)}" cy="${mm(-archH)}" r="${mm(arch + wide)}" fill="none" stroke="#05090b" stroke-opacity=".45" stroke-width="5"/>`;
  const side = spec.body === "pickup" ? 0 : h * 0.055 + wide * 0.35;
  const strip = side
    ? fill(
        poly([front + arch, sill + side], [rear - arch, sill + side * 1.12], [rear - arch, 0], [front + arch, 0]),
        `url(#${id}c)`,
      ) + line(`M${at(front + arch, sill + side)}L${at(rear - arch, sill + side * 1.12)}`, "#ffffff", 5, 0.16)
    : "";
  const chin = fill(
    smooth(
      [
        [-10, f.bumperFront + h * 0.075, 0.1],
        [l * 0.05, f.bumperFront + h * 0.085, 0.4],
        [front - arch, f.bumperFront + h * 0.13, 0.2],
        [front - arch, 0, 0],
        [-10, 0, 0],
      ],
      "M",
      true,
    ),
    `url(#${id}c)`,
  );
  const heel = fill(
    smooth(
      [
        [f.length + 10, f.bumperRear + h * 0.085, 0.1],
        [f.end - l * 0.05, f.bumperRear + h * 0.09, 0.4],
        [rear + arch, f.bumperRear + h * 0.13, 0.2],
        [rear + arch, 0, 0],
        [f.length + 10, 0, 0],
      ],
      "M",
      true,
    ),
    `url(#${id}c)`,
  );
  const step =
    spec.body === "pickup"
      ? `<rect x="${mm(front + arch + 60)}" y="${mm(-sill + 24)}" width="${mm(f.roofEnd.x - front - arch - 60)}" height="44" rx="20" fill="#1c2123"/>`
      : "";
  return [
    "<defs>",
    fallFrom(`${id}c`, archH + arch, sill - 60, [
      [0, "#3a4144"],
      [0.5, "#2b3134"],
      [1, "#1a1e20"],
    ]),
    "</defs>",
    step,
    `<g clip-path="url(#${id}b)">`,
    strip,
    chin,
    spec.body === "pickup" ? "" : heel,
    ring(front),
    ring(rear),
    "</g>",
  ].join("");
};
