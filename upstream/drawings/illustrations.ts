import { advert } from "./illustrations/advert";
import { beach } from "./illustrations/beach";
import { carMarket } from "./illustrations/car-market";
import { chargingPoint } from "./illustrations/charging-point";
import { credit } from "./illustrations/credit";
import { currencies } from "./illustrations/currencies";
import { drivingSchool } from "./illustrations/driving-school";
import { fuelPump } from "./illustrations/fuel-pump";
import { heavyRain } from "./illustrations/heavy-rain";
import { inspection } from "./illustrations/inspection";
import { insurance } from "./illustrations/insurance";
import { loadedCar } from "./illustrations/loaded-car";
import { numberPlate } from "./illustrations/number-plate";
import { papers } from "./illustrations/papers";
import { port } from "./illustrations/port";
import { priceCurve } from "./illustrations/price-curve";
import { spareParts } from "./illustrations/spare-parts";
import type { Commission, Subject } from "./illustrations/subject";
import { tollGate } from "./illustrations/toll-gate";
import { workshop } from "./illustrations/workshop";
import { sceneHeight, sceneWidth } from "./scene";

/** The words with which editors choose a picture (`illustration: port`), and what is drawn. */
const SUBJECTS = {
  annonce: advert,
  assurance: insurance,
  "auto-ecole": drivingSchool,
  borne: chargingPoint,
  carburant: fuelPump,
  chargement: loadedCar,
  controle: inspection,
  cote: priceCurve,
  credit,
  devises: currencies,
  garage: workshop,
  papiers: papers,
  parking: carMarket,
  peage: tollGate,
  pieces: spareParts,
  pirogue: beach,
  plaque: numberPlate,
  pluie: heavyRain,
  port,
} satisfies Record<string, Subject>;

export type SubjectName = keyof typeof SUBJECTS;
export const isSubject = (word: string): word is SubjectName => Object.hasOwn(SUBJECTS, word);
export const subjectNames: readonly SubjectName[] = Object.keys(SUBJECTS).filter(isSubject);

/** Of these, the half with an odd number shows its other side: nothing in them is written. */
const TURNED: ReadonlySet<SubjectName> = new Set([
  "borne",
  "carburant",
  "chargement",
  "garage",
  "peage",
  "pirogue",
  "pluie",
  "port",
]);

/** A picture of a subject, 1600 × 1000. */
export function illustrationSvg(name: SubjectName, commission: Commission, turn: boolean): string {
  const art = SUBJECTS[name](commission);
  const turned = turn && TURNED.has(name) ? `<g transform="translate(${sceneWidth} 0) scale(-1 1)">${art}</g>` : art;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sceneWidth} ${sceneHeight}" width="${sceneWidth}" height="${sceneHeight}">${turned}</svg>`;
}
