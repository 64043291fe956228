import type { Glazing } from "./glazing";
import { type Knot, lerp, poly, smooth } from "./path";
import type { Frame } from "./proportions";
import type { Silhouette } from "./silhouette";
import { fill, line } from "./svg";

const dark = "#0c1113";

const post = (foot: number, lean: number, width: number, f: Frame, paint = dark): string =>
  fill(
    poly(
      [foot - width / 2, f.belt(foot) - 60],
      [foot - width / 2 + lean, f.height],
      [foot + width / 2 + lean, f.height],
      [foot + width / 2, f.belt(foot) - 60],
    ),
    paint,
  );

/** The posts between the side windows, for a group that is clipped to the glass. */
export const drawPosts = (f: Frame, g: Glazing): string => {
  const { spec, id, length } = f;
  const posts = [post(g.pillarB, 18, 78, f)];
  const two = g.pillarB === g.pillarC;
  if (spec.design?.rearPillar === "window") {
    const width = length * 0.036;
    const foot = (two ? g.pillarB : g.pillarC) + width * 0.5;
    const lean = two ? 0 : lerp(-110, -10, f.box);
    posts.push(post(foot, lean, width + 70, f), post(foot, lean, width, f, `url(#${id}p)`));
  } else if (!two && !["pickup", "coupe"].includes(spec.body)) {
    const lean = spec.body === "saloon" || spec.body === "hatchback" || spec.body === "city" ? -70 : 10;
    posts.push(post(g.pillarC - (lean < 0 ? 24 : 40), lean, lean < 0 ? 34 : 62, f));
  }
  return posts.join("");
};

/** What is black between the side windows and the tailgate, where a model's roof seems to float. */
export const drawRearPillar = (f: Frame, body: Silhouette, g: Glazing): string => {
  const kind = f.spec.design?.rearPillar;
  const [topX, topH] = g.knots[4] ?? [0, 0];
  const [footX, footH] = g.knots[5] ?? [0, 0];
  if (kind !== "floating" && kind !== "blade") return "";
  const { tail, roofEnd, length: l } = f;
  const under = (t: number): Knot => {
    const x = lerp(topX, roofEnd.x, t);
    return [x, body.topAt(x) - g.band * lerp(1, 0.8, t)];
  };
  const shape =
    kind === "floating"
      ? `${smooth([[topX - 30, topH, 0.2], under(0.3), under(0.7), [roofEnd.x + l * 0.03, roofEnd.h - g.band, 0.3]])}${smooth(
          [
            [tail.x + 60, lerp(tail.h, footH, 0.4), 0.3],
            [lerp(footX, tail.x, 0.4), footH + 4, 0.8],
            [footX - 30, footH, 0.2],
          ],
          "L",
        )}Z`
      : poly(
          [topX - 20, topH - 8],
          [lerp(topX, roofEnd.x, 0.5), topH - g.band * 0.9],
          [tail.x + 40, lerp(tail.h, roofEnd.h, 0.35)],
          [tail.x + 40, tail.h - 8],
          [footX - 30, footH],
        );
  return `<g clip-path="url(#${f.id}b)">${fill(shape, "#12171a")}${line(shape, "#05090b", 8, 0.7)}</g>`;
};
