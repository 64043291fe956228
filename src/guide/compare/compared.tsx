import { getDefaultStore } from "jotai";
import * as z from "zod/mini";
import { MAX_COMPARED } from "../../contract/guide/comparison";
import { readStored, store } from "../../shared/stored/storage";
import { COMPARED } from "../../shared/stored/frame-keys";
import { trayAtom } from "../../shared/popups/popups-state";
import { showToast } from "../../shared/toasts/show-toast";
import { type Chosen, comparedAtom } from "./compared-state";
import { FULL } from "./comparison";
import { Tray } from "./tray";

const kept = z.array(z.object({ id: z.union([z.number(), z.string()]), name: z.string() }));
const jotai = getDefaultStore();

function show(chosen: readonly Chosen[]): void {
  jotai.set(comparedAtom, chosen);
  jotai.set(trayAtom, <Tray onKeep={keepCompared} />);
}

/** Reads the stored choice, which another tab may have changed. */
export function readCompared(): void {
  let chosen: readonly Chosen[] = [];
  try {
    const { data } = kept.safeParse(JSON.parse(readStored(COMPARED) ?? "[]"));
    chosen = data?.slice(0, MAX_COMPARED) ?? [];
  } catch {
    console.warn("Comparateur : la sélection gardée est illisible.");
  }
  show(chosen);
}

export function keepCompared(chosen: readonly Chosen[]): void {
  store(COMPARED, JSON.stringify(chosen));
  show(chosen);
}

/** Adds a car to the choice or removes it; a fifth car is refused. */
export function toggleCompared(car: Chosen): void {
  const chosen = jotai.get(comparedAtom) ?? [];
  const others = chosen.filter(({ id }) => id !== car.id);
  if (others.length >= MAX_COMPARED) showToast(FULL, "warning");
  else keepCompared(others.length < chosen.length ? others : [...chosen, { id: car.id, name: car.name }]);
}

addEventListener("storage", ({ key }) => key === COMPARED && readCompared());
