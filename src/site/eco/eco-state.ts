import { atom, getDefaultStore } from "jotai";
import { store } from "../../shared/stored/storage";
import { ECO } from "../../shared/stored/choice-keys";
import { modeMessage } from "../offline/messages";
import { tellWorker } from "../offline/tell";
import { watchPictures } from "./pictures";

const { dataset } = document.documentElement;

/** « Mode éco-données », as the head of the page has read it before the first paint: chosen, else what the connection says. */
export const ecoAtom = atom("eco" in dataset);

let stop = "eco" in dataset ? watchPictures() : null;

/** Holds from the next picture on, and for later visits where the browser keeps anything. */
export function chooseEco(eco: boolean): void {
  store(ECO, eco ? "1" : "0");
  tellWorker(modeMessage(eco));
  stop?.();
  stop = eco ? watchPictures() : null;
  if (eco) dataset.eco = "";
  else delete dataset.eco;
  getDefaultStore().set(ecoAtom, eco);
}
