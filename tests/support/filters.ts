import type { Page } from "playwright";

/** Element that contains a search's filters: a column on a desktop, a dialog on a phone. */
export async function filtersOf(page: Page, device: "phone" | "desktop") {
  if (device === "desktop") return page.getByRole("complementary", { name: "Filtres" });
  await page.getByRole("button", { name: /^Filtres/ }).click();
  const dialog = page.getByRole("dialog", { name: "Filtres" });
  await dialog.waitFor();
  return dialog;
}
