import { getDefaultStore } from "jotai";
import { COMPARED } from "../../shared/stored/frame-keys";
import { readStored } from "../../shared/stored/storage";
import { comparedAtom } from "./compared-state";

/** Called once the application has started: loads the code that reads and shows the choice only if there is one. */
export function watchCompared(): void {
  if (readStored(COMPARED)) void import("./compared").then(({ readCompared }) => readCompared());
  else getDefaultStore().set(comparedAtom, []);
}
