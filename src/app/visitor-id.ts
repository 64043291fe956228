const KEY = "cookie_user_id";

/** A random identifier made on the first navigation and kept under `cookie_user_id` (SPEC § 3). */
export function ensureVisitorId(): void {
  try {
    if (!localStorage.getItem(KEY)) localStorage.setItem(KEY, crypto.randomUUID());
  } catch {
    document.documentElement.dataset.storage = "none"; // a browser that keeps nothing has no identifier
  }
}
