import type { CarSpec } from "./car-spec";
import { vary } from "./chance";
import { drawCladding } from "./cladding";
import { shadesOf } from "./colour";
import { drawExtras } from "./extras";
import { drawGlass } from "./glass";
import { type Glazing, glazingOf } from "./glazing";
import { drawLamps } from "./lamps";
import { drawPanels } from "./panels";
import { at, type Knot, lerp, poly, smooth } from "./path";
import { type Frame, frameOf } from "./proportions";
import { type Silhouette, silhouetteOf } from "./silhouette";
import { fallFrom, fill, line } from "./svg";
import { drawSurface } from "./surface";
import { drawArchShade, drawUnder } from "./under";
import { drawWheels } from "./wheel";

const roofPaints = { black: ["#4a5459", "#1d2326", "#0d1113"], white: ["#ffffff", "#f1f2f0", "#cfd4d4"] } as const;

/** A roof in a second colour: from the windscreen to the spoiler. */
const secondRoof = (f: Frame, body: Silhouette, g: Glazing): string => {
  const { spec, screen, roofEnd, length: l } = f;
  const fit = spec.body === "suv" || spec.body === "city" || spec.body === "hatchback";
  const usual = fit && vary(spec.seed, "blackroof") <= 0.3 ? "black" : "paint";
  const roof = spec.design ? (spec.design.roof ?? "paint") : usual;
  if (roof === "paint") return "";
  const [high, middle, low] = roofPaints[roof];
  const x0 = screen.x - 40;
  const x1 = roofEnd.x + l * 0.012;
  // under a floating roof the windscreen's pillars are black, too
  const pillars =
    roof === "black" && spec.design?.rearPillar !== "window"
      ? fill(
          poly(
            [f.cowl.x + g.depth * 0.2, f.cowl.h + 20],
            [x0 + g.depth * 0.2, body.topAt(x0 + 50)],
            [screen.x + g.depth * 0.95, body.topAt(screen.x + g.depth) - g.band],
            [g.corner.x, g.corner.h + 6],
          ),
          middle,
        )
      : "";
  const under = [0, 0.25, 0.5, 0.75, 1]
    .map((t): Knot => {
      const x = lerp(x0 + g.depth * 0.7, x1 - l * 0.02, t);
      return [x, body.topAt(x) - g.band];
    })
    .reverse();
  return `<defs>${fallFrom(`${f.id}br`, f.height, f.height * 0.86, [
    [0, high],
    [0.35, middle],
    [1, low],
  ])}</defs><g clip-path="url(#${f.id}b)">${pillars}${fill(`M${at(x0, f.height + 40)}H${x1.toFixed(0)}${smooth(under, "L")}L${at(x0 + g.depth * 0.2, body.topAt(x0 + 50) - 10)}Z`, `url(#${f.id}br)`)}${line(smooth(body.roof.slice(1)), "#ffffff", 16, 0.22)}</g>`;
};

/**
 * A side view, facing left: x runs from 0 (front bumper) to the car's length, the ground is y = 0, and one
 * unit is one millimetre.
 */
export const drawCar = (spec: CarSpec): string => {
  const f = frameOf(spec);
  const body = silhouetteOf(f);
  const glazing = glazingOf(f, body);
  const shades = shadesOf(spec.paint);
  return `<g>${drawUnder(f)}${drawWheels(f)}${drawArchShade(f)}${drawSurface(f, body, glazing, shades)}${secondRoof(f, body, glazing)}${drawGlass(f, body, glazing, shades)}${drawPanels(f, body, glazing, shades)}${drawCladding(f)}${drawLamps(f)}${drawExtras(f, body, glazing, shades)}</g>`;
};
