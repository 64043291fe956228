import { toast as limits } from "../../site";
import { toastStore, toastsAtom, type ToastType } from "./toasts-state";

let lastId = 0;
let pending: ReturnType<typeof setTimeout> | undefined;

/** Warnings and errors stay longer, because they have to be read. */
const timeOf = (type: ToastType) =>
  type === "warning" || type === "error" ? limits.closeAfterFailure : limits.closeAfter;

/**
 * Shows a short message at the top right; of several calls within 50 ms only the last has an effect (rule: site/toasts).
 * @param closeAfter milliseconds before the message folds away, which takes 300 ms
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
  toastStore.set(toastsAtom, (all) => all.map((toast) => (toast.id === id ? { ...toast, closing: true } : toast)));
  setTimeout(() => toastStore.set(toastsAtom, (all) => all.filter((toast) => toast.id !== id)), limits.collapse);
}
