/**
 * Curves in car space: x runs from the front bumper (0) to the rear (length), h is height above the ground,
 * both in millimetres. SVG's y is -h.
 */

/** x, h and softness: 0 makes a corner, 1 (the default) a smooth joint. */
export type Knot = readonly [x: number, h: number, soft?: number];

export const mm = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded);
};

/** A point written as SVG coordinates. */
export const at = (x: number, h: number): string => `${mm(x)} ${mm(-h)}`;

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

type Handle = { x: number; h: number };

/** Control handles of every node: along the chord of its neighbours, a third of each side's length. */
const handles = (nodes: readonly Knot[], closed: boolean): { before: Handle; after: Handle }[] =>
  nodes.map(([x, h, soft = 1], i) => {
    const count = nodes.length;
    const previous = nodes[closed ? (i - 1 + count) % count : Math.max(0, i - 1)] ?? nodes[0]!;
    const next = nodes[closed ? (i + 1) % count : Math.min(count - 1, i + 1)] ?? nodes[0]!;
    const dx = next[0] - previous[0];
    const dh = next[1] - previous[1];
    const chord = Math.hypot(dx, dh) || 1;
    const reach = (to: Knot): number => (Math.hypot(to[0] - x, to[1] - h) / 3) * soft;
    const back = reach(previous);
    const on = reach(next);
    return {
      before: { x: x - (dx / chord) * back, h: h - (dh / chord) * back },
      after: { x: x + (dx / chord) * on, h: h + (dh / chord) * on },
    };
  });

/** SVG path data through the nodes. `start` is "M" to begin a path and "L" to go on with one. */
export const smooth = (nodes: readonly Knot[], start: "M" | "L" = "M", closed = false): string => {
  const first = nodes[0];
  if (!first) return "";
  const arms = handles(nodes, closed);
  let d = `${start}${at(first[0], first[1])}`;
  const last = closed ? nodes.length : nodes.length - 1;
  for (let i = 0; i < last; i++) {
    const j = (i + 1) % nodes.length;
    const end = nodes[j]!;
    const out = arms[i]!.after;
    const into = arms[j]!.before;
    d += `C${at(out.x, out.h)} ${at(into.x, into.h)} ${at(end[0], end[1])}`;
  }
  return closed ? `${d}Z` : d;
};

/** Points along the same curve, for asking how high it stands at some x. */
export const sample = (nodes: readonly Knot[], steps = 12): Knot[] => {
  const arms = handles(nodes, false);
  const points: Knot[] = [];
  for (let i = 0; i + 1 < nodes.length; i++) {
    const [x0, h0] = nodes[i]!;
    const [x3, h3] = nodes[i + 1]!;
    const out = arms[i]!.after;
    const into = arms[i + 1]!.before;
    for (let s = 0; s <= steps; s++) {
      const t = s / steps;
      const u = 1 - t;
      const weigh = (a: number, b: number, c: number, e: number): number =>
        u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * e;
      points.push([weigh(x0, out.x, into.x, x3), weigh(h0, out.h, into.h, h3)]);
    }
  }
  return points;
};

/** The highest the sampled curve stands at x; the nearest end outside it. */
export const heightAt = (points: readonly Knot[], x: number): number => {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i + 1 < points.length; i++) {
    const [xa, ha] = points[i]!;
    const [xb, hb] = points[i + 1]!;
    if ((xa <= x && x <= xb) || (xb <= x && x <= xa)) {
      best = Math.max(best, xa === xb ? Math.max(ha, hb) : lerp(ha, hb, (x - xa) / (xb - xa)));
    }
  }
  if (best > Number.NEGATIVE_INFINITY) return best;
  const ends = [points[0]!, points[points.length - 1]!];
  return ends.reduce((near, end) => (Math.abs(end[0] - x) < Math.abs(near[0] - x) ? end : near))[1];
};

/** A plain polygon. */
export const poly = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, h]) => at(x, h)).join("L")}Z`;
