import { drawCar } from "./car";
import type { CarSpec } from "./car-spec";
import { mix } from "./colour";
import { drawFront } from "./front";
import { drawInterior } from "./interior";
import { mm } from "./path";
import { type Frame, frameOf } from "./proportions";
import { sceneHeight, sceneWidth } from "./scene";
import { type SceneName, scenes } from "./scenes";
import { boxRadial, linear } from "./svg";

const svg = (viewBox: string, width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${content}</svg>`;

/**
 * Pixels per millimetre: of the width, a car of 4.6 m takes 80 % in a place and 90 % in the studio, where nothing else is to be seen and a card shows
 * it small; short cars a little nearer, long ones a little farther, none beyond the edges.
 */
const scaleOf = (lengthMm: number, scene: SceneName): number =>
  Math.min(
    ((sceneWidth * (scene === "studio" ? 0.9 : 0.8)) / 4600) * (4600 / lengthMm) ** 0.35,
    (sceneWidth * 0.94) / lengthMm,
  );

/** Lit lamps: a beam on the road ahead and glows at both ends. */
const beams = (f: Frame): string => {
  const h = f.hood - f.height * 0.07;
  const id = f.id;
  return [
    "<defs>",
    linear(
      `${id}bm`,
      [60, 0],
      [-1500, 0],
      [
        [0, "#fff1cc", 0.55],
        [0.4, "#ffe9b8", 0.16],
        [1, "#ffe9b8", 0],
      ],
    ),
    boxRadial(`${id}bg`, [
      [0, "#fffbe9", 0.95],
      [0.3, "#fff0c9", 0.4],
      [1, "#fff0c9", 0],
    ]),
    boxRadial(`${id}bt`, [
      [0, "#ff5a4f", 0.7],
      [1, "#ff5a4f", 0],
    ]),
    "</defs>",
    `<path d="M60 ${mm(-h - 30)}L-1500 ${mm(-h * 0.85)}V40L60 ${mm(-h + 60)}Z" fill="url(#${id}bm)"/>`,
    `<ellipse cx="70" cy="${mm(-h)}" rx="300" ry="220" fill="url(#${id}bg)"/>`,
    `<ellipse cx="${mm(f.end - 30)}" cy="${mm(-f.tail.h + f.height * 0.07)}" rx="240" ry="190" fill="url(#${id}bt)"/>`,
  ].join("");
};

const place = (spec: CarSpec, scene: SceneName, flip: boolean): string => {
  const { ground, light, night } = scenes[scene];
  const lit = { ...spec, paint: mix(spec.paint, light.colour, light.strength) };
  const scale = scaleOf(spec.lengthMm, scene);
  const left = (sceneWidth - spec.lengthMm * scale) / 2;
  const car = `<g transform="translate(${mm(left)} ${ground}) scale(${scale.toFixed(5)})">${drawCar(lit)}${night ? beams(frameOf(lit)) : ""}</g>`;
  return flip ? `<g transform="translate(${sceneWidth} 0) scale(-1 1)">${car}</g>` : car;
};

/** The car on its scene, 1600 × 1000. It faces left unless flipped. */
export const carPhotoSvg = (spec: CarSpec, scene: SceneName, { flip = false }: { flip?: boolean } = {}): string =>
  svg(
    `0 0 ${sceneWidth} ${sceneHeight}`,
    sceneWidth,
    sceneHeight,
    `${scenes[scene].draw("s")}${place(spec, scene, flip)}`,
  );

/** The car alone on transparent ground, cropped close. */
export const carCutoutSvg = (spec: CarSpec): string => {
  const pad = 170;
  const width = spec.lengthMm + pad * 2;
  const height = spec.heightMm + 260;
  return svg(
    `${-pad} ${-(spec.heightMm + 110)} ${width} ${height}`,
    1600,
    Math.round((1600 * height) / width),
    drawCar(spec),
  );
};

/** A close crop of its rear end. */
export const sternSvg = (spec: CarSpec): string => {
  const f = frameOf(spec);
  const scale = scaleOf(spec.lengthMm, "studio");
  // wide enough to hold the lamps as well as the road
  const span = Math.max(f.length * 0.42, f.tail.h * 1.2 * (sceneWidth / sceneHeight) * 1.1);
  const w = span * scale;
  const h = (w * sceneHeight) / sceneWidth;
  const x = (sceneWidth + spec.lengthMm * scale) / 2 - span * 0.38 * scale - w / 2;
  const y = scenes.studio.ground + h * 0.1 - h;
  return svg(
    `${mm(x)} ${mm(y)} ${mm(w)} ${mm(h)}`,
    sceneWidth,
    sceneHeight,
    `${scenes.studio.draw("s")}${place(spec, "studio", false)}`,
  );
};

/** The car from before it in the studio, 1600 × 1000: nearer than from the side, for it is not as wide as long. */
export const frontSvg = (spec: CarSpec): string => {
  const { ground, draw } = scenes.studio;
  const scale = Math.min(0.44, 740 / spec.heightMm);
  const car = `<g transform="translate(${sceneWidth / 2} ${ground + 30}) scale(${scale.toFixed(5)})">${drawFront(spec)}</g>`;
  return svg(`0 0 ${sceneWidth} ${sceneHeight}`, sceneWidth, sceneHeight, `${draw("s")}${car}`);
};

/** The driver's view, 1600 × 1000. */
export const interiorSvg = (spec: CarSpec): string =>
  svg(`0 0 ${sceneWidth} ${sceneHeight}`, sceneWidth, sceneHeight, drawInterior(spec));
