import { atom, getDefaultStore } from "jotai";
import { store } from "../../shared/stored/storage";
import { ECO } from "../../shared/stored/choice-keys";
import { modeMessage } from "../offline/messages";
import { tellWorker } from "../offline/tell-worker";
import { watchPictures } from "./pictures";

const { dataset } = document.documentElement;

/** « Mode éco-données », as determined by the script in the head before the first paint: the visitor's choice, otherwise the data saver of the connection. */
export const ecoAtom = atom("eco" in dataset);

let stop = "eco" in dataset ? watchPictures() : null;

/** Sets the mode. It applies from the next picture on, and in later visits if the browser allows storage. */
export function chooseEco(eco: boolean): void {
  store(ECO, eco ? "1" : "0");
  tellWorker(modeMessage(eco));
  stop?.();
  stop = eco ? watchPictures() : null;
  if (eco) dataset.eco = "";
  else delete dataset.eco;
  getDefaultStore().set(ecoAtom, eco);
}
