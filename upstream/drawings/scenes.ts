import type { Scene } from "./scene";
import { corniche } from "./scene-corniche";
import { nuit } from "./scene-nuit";
import { piste } from "./scene-piste";
import { studio } from "./scene-studio";
import { ville } from "./scene-ville";

export type SceneName = "studio" | "corniche" | "piste" | "ville" | "nuit";

export const scenes: Record<SceneName, Scene> = { studio, corniche, piste, ville, nuit };

export const sceneNames: readonly SceneName[] = ["studio", "corniche", "piste", "ville", "nuit"];

/** A scene out of doors. */
export type PlaceName = Exclude<SceneName, "studio">;
export const placeNames: readonly PlaceName[] = ["corniche", "piste", "ville", "nuit"];
export const isPlace = (word: string): word is PlaceName => placeNames.some((name) => name === word);
