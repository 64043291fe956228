import { drawCar } from "./car";
import type { CarSpec } from "./car-spec";
import { choose } from "./chance";
import { mix } from "./colour";
import { wheelbaseOf } from "./proportions";
import { type SceneName, scenes } from "./scenes";

type Idea = { scene: SceneName; car: Omit<CarSpec, "seed" | "wheelbaseMm"> };

const ideas: readonly [Idea, ...Idea[]] = [
  { scene: "corniche", car: { body: "suv", lengthMm: 4500, heightMm: 1660, clearanceMm: 185, paint: "#0b6b4f" } },
  { scene: "piste", car: { body: "pickup", lengthMm: 5300, heightMm: 1830, clearanceMm: 235, paint: "#f1efe9" } },
  { scene: "ville", car: { body: "city", lengthMm: 3700, heightMm: 1510, clearanceMm: 165, paint: "#d9820b" } },
  { scene: "studio", car: { body: "hatchback", lengthMm: 4050, heightMm: 1440, clearanceMm: 140, paint: "#0b6b4f" } },
  { scene: "corniche", car: { body: "saloon", lengthMm: 4640, heightMm: 1445, clearanceMm: 140, paint: "#1f5e8c" } },
];

/**
 * A house banner without words, 1200 × 300 or 640 × 360. The car stands right of the middle: the left third
 * stays calm for the page's own text.
 */
export const bannerSvg = (place: string, mobile: boolean): string => {
  const { scene: name, car } = choose(place, "banner", ideas);
  const scene = scenes[name];
  const spec: CarSpec = {
    ...car,
    wheelbaseMm: wheelbaseOf(car.body, car.lengthMm),
    seed: place,
    paint: mix(car.paint, scene.light.colour, scene.light.strength),
  };
  const indoors = name === "studio";
  const view = mobile
    ? { x: indoors ? 320 : 380, y: 360, w: 960, h: 540, width: 640, height: 360 }
    : { x: indoors ? -560 : -200, y: indoors ? 370 : 372, w: 2000, h: 500, width: 1200, height: 300 };
  const scale = (mobile ? 620 : 700) / 4600 / (car.lengthMm / 4600) ** 0.35;
  const middle = mobile ? view.x + view.w / 2 : view.x + view.w * (indoors ? 0.68 : 0.7);
  const left = middle - (car.lengthMm * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.x} ${view.y} ${view.w} ${view.h}" width="${view.width}" height="${view.height}">${scene.draw("s")}<g transform="translate(${left.toFixed(1)} ${scene.ground}) scale(${scale.toFixed(5)})">${drawCar(spec)}</g></svg>`;
};
