import { atom, getDefaultStore } from "jotai";

export type ToastType = "info" | "success" | "warning" | "error" | "default";
export interface Toast {
  id: number;
  type: ToastType;
  message: string;
  /** Whether the message is folding away; it is removed from the list afterwards. */
  closing: boolean;
}

export const toastsAtom = atom<readonly Toast[]>([]);
export const toastStore = getDefaultStore();
