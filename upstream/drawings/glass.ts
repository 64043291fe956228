import { vary } from "./chance";
import type { PaintShades } from "./colour";
import type { Glazing } from "./glazing";
import { drawPosts, drawRearPillar } from "./pillars";
import { at, heightAt, type Knot, lerp, mm, poly, sample, smooth } from "./path";
import type { Frame } from "./proportions";
import type { Silhouette } from "./silhouette";
import { clip, fallFrom, fill, line, linear } from "./svg";

const seat = (x: number, f: Frame, tall: number): string => {
  const foot = f.height * 0.5;
  const top = f.height * tall;
  const knots: Knot[] = [
    [x - 90, foot, 0.2],
    [x + 20, top - 150, 0.6],
    [x + 26, top - 120, 0.4],
    [x + 24, top - 25, 0.8],
    [x + 70, top, 0.9],
    [x + 128, top - 30, 0.9],
    [x + 126, top - 120, 0.5],
    [x + 150, top - 170, 0.7],
    [x + 150, foot, 0.2],
  ];
  return fill(smooth(knots, "M", true), "#070b0d", 0.62);
};

/** Windscreen and rear window seen from the side: slivers along the outline. */
const slivers = (f: Frame, body: Silhouette, g: Glazing): string => {
  const { cowl, screen, roofEnd, tail, length: l, spec } = f;
  const inset = g.depth * 0.36;
  const mid = body.roof[0] ?? [0, 0];
  const front = `${smooth([
    [cowl.x - 4, cowl.h, 0.3],
    [mid[0] - 3, mid[1] + 3],
    [screen.x, screen.h + 6, 0.6],
  ])}L${at(screen.x + inset * 0.7, screen.h - 4)}${smooth(
    [
      [screen.x + inset * 0.75, screen.h - 6, 0.3],
      [mid[0] + inset, mid[1] - 2],
      [cowl.x + inset * 0.75, cowl.h - 4, 0.3],
    ],
    "L",
  )}Z`;
  let back = "";
  if (spec.body === "saloon" || spec.body === "coupe") {
    const points = sample(body.back.slice(0, 3));
    const deck = body.back[2] ?? [0, 0];
    const at0 = roofEnd.x + l * 0.012;
    const m = lerp(at0, deck[0], 0.5);
    back = `${smooth([
      [at0, heightAt(points, at0)],
      [m, heightAt(points, m) + 1],
      [deck[0] - 10, deck[1]],
    ])}L${at(deck[0] - 70, deck[1] - 6)}${smooth(
      [
        [deck[0] - 75, deck[1] - 4, 0.3],
        [m - 10, heightAt(points, m) - 42],
        [at0 - 10, heightAt(points, at0) - 12],
      ],
      "L",
    )}Z`;
  } else if (spec.body !== "pickup" && f.box < 0.6) {
    const w = l * lerp(0.016, 0.006, f.box);
    back = `${smooth([
      [roofEnd.x + 30, roofEnd.h - f.height * 0.02, 0.3],
      [tail.x + 30, lerp(roofEnd.h, tail.h, 0.5)],
      [tail.x + 30, tail.h + 10, 0.3],
    ])}${smooth(
      [
        [tail.x - w * 1.1, tail.h + 14, 0.4],
        [lerp(roofEnd.x, tail.x, 0.5) - w, lerp(roofEnd.h, tail.h, 0.5)],
        [roofEnd.x - w * 0.9, roofEnd.h - f.height * 0.034, 0.3],
      ],
      "L",
    )}Z`;
  }
  return `<g clip-path="url(#${f.id}b)">${fill(front, `url(#${f.id}gs)`)}${fill(back, `url(#${f.id}gs)`)}</g>`;
};

export const drawGlass = (f: Frame, body: Silhouette, g: Glazing, shades: PaintShades): string => {
  const { id, height: h, spec } = f;
  const low = f.belt(f.front) - 20;
  const rearX = g.knots[5]?.[0] ?? f.rear;
  const span = rearX - g.corner.x;
  const defs = [
    "<defs>",
    clip(`${id}w`, g.d),
    fallFrom(`${id}gl`, h, low, [
      [0, "#10181b"],
      [0.45, "#25323a"],
      [1, "#5b6c74"],
    ]),
    fallFrom(`${id}gs`, h, low, [
      [0, "#182226"],
      [0.55, "#33434b"],
      [1, "#6b7d86"],
    ]),
    linear(
      `${id}gr`,
      [g.corner.x, -low],
      [g.corner.x + span * 0.5, -h],
      [
        [0, "#ffffff", 0.05],
        [1, "#ffffff", 0.3],
      ],
    ),
    "</defs>",
  ].join("");
  const slash = (from: number, width: number): string => {
    const x = g.corner.x + span * from;
    const lean = h * 0.2;
    return fill(
      poly([x, low - 40], [x + lean, h], [x + lean + span * width, h], [x + span * width, low - 40]),
      `url(#${id}gr)`,
    );
  };
  const hub = `${mm(g.corner.x + 215)} ${mm(-g.corner.h - 20)}`;
  const steering = `<g transform="translate(${hub}) rotate(24)"><ellipse rx="42" ry="135" fill="none" stroke="#070b0d" stroke-opacity=".6" stroke-width="26"/></g>`;
  const rows =
    g.pillarB === g.pillarC ? [g.pillarB - 190] : [g.pillarB - 190, g.pillarC - (spec.body === "pickup" ? 210 : 235)];
  if (spec.body === "mpv") rows.push(g.pillarC + f.wheelbase * 0.16);
  const trim = vary(spec.seed, "trim");
  const foot = g.knots.slice(5).concat([g.knots[0]!]);
  const plain = spec.design
    ? !spec.design.options.includes("chrome")
    : spec.body === "city" || spec.body === "pickup" || trim > 0.5;
  const chrome = plain ? "" : line(smooth(foot), "#cfd6d8", 9, 0.85);
  const hoop = chrome && trim < 0.2 ? line(smooth(g.knots.slice(0, 6)), "#cfd6d8", 8, 0.75) : "";
  return [
    defs,
    slivers(f, body, g),
    line(g.d, shades.gap, 26, 0.55, ' stroke-linejoin="round"'),
    fill(g.d, `url(#${id}gl)`),
    `<g clip-path="url(#${id}w)">`,
    rows.map((x, i) => seat(x, f, i === 0 ? 0.845 : 0.825)).join(""),
    steering,
    slash(0.14, 0.11),
    slash(0.28, 0.025),
    slash(0.68, 0.09),
    drawPosts(f, g),
    "</g>",
    drawRearPillar(f, body, g),
    line(g.d, "#0a0f11", 17, 1, ' stroke-linejoin="round"'),
    chrome,
    hoop,
  ].join("");
};
