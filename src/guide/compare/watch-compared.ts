import { getDefaultStore } from "jotai";
import { COMPARED } from "../../shared/stored/frame-keys";
import { readStored } from "../../shared/stored/storage";
import { comparedAtom } from "./compared-state";

/** Once the application is there; what reads and shows the choice comes when there is one. */
export function watchCompared(): void {
  if (readStored(COMPARED)) void import("./compared").then(({ readCompared }) => readCompared());
  else getDefaultStore().set(comparedAtom, []);
}
