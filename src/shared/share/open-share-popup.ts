import { sharePopup } from "../../site";

/**
 * Opens a sharing site in a centred window of 626 × 436 px, and calls `onClosed` when the visitor closes it (checked every 500 ms; rule: shared/share).
 * @returns false when the browser blocked the window, so that the link itself must open
 */
export function openSharePopup(url: string, onClosed: () => void): boolean {
  const { width, height, closedCheck } = sharePopup;
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2));
  const popup = window.open(url, "partage", `width=${width},height=${height},left=${left},top=${top}`);
  if (!popup) return false;
  const check = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(check);
    onClosed();
  }, closedCheck);
  return true;
}
