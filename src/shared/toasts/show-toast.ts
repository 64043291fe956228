import { toast as limits } from "../../site";
import { toastStore, toastsAtom, type ToastType } from "./toasts-state";

let lastId = 0;
let pending: ReturnType<typeof setTimeout> | undefined;

/** What went wrong has to be read. */
const timeOf = (type: ToastType) =>
  type === "warning" || type === "error" ? limits.closeAfterFailure : limits.closeAfter;

/**
 * Shows a short message at the top right; calls within 50 ms are one, and the last wins (rule: site/toasts).
 * @param closeAfter milliseconds before it folds away (300 ms).
 */
export function showToast(message: string, type: ToastType = "default", closeAfter: number = timeOf(type)): void {
  clearTimeout(pending);
  pending = setTimeout(() => {
    const id = ++lastId;
    toastStore.set(toastsAtom, (all) => [...all, { id, type, message, closing: false }]);
    setTimeout(() => closeToast(id), closeAfter);
  }, limits.debounce);
}

export function closeToast(id: number): void {
  toastStore.set(toastsAtom, (all) => all.map((one) => (one.id === id ? { ...one, closing: true } : one)));
  setTimeout(() => toastStore.set(toastsAtom, (all) => all.filter((one) => one.id !== id)), limits.collapse);
}
