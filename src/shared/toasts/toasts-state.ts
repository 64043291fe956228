import { atom, getDefaultStore } from "jotai";

export type ToastType = "info" | "success" | "warning" | "error" | "default";
export interface Toast {
  id: number;
  type: ToastType;
  message: string;
  /** Being folded away; it leaves the list when the fold is over. */
  closing: boolean;
}

export const toastsAtom = atom<readonly Toast[]>([]);
export const toastStore = getDefaultStore();
