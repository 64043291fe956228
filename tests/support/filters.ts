import type { Page } from "playwright";

/** The place where a search's filters are: the column of a desktop, the dialog of a phone. */
export async function filtersOf(page: Page, device: "phone" | "desktop") {
  if (device === "desktop") return page.getByRole("complementary", { name: "Filtres" });
  await page.getByRole("button", { name: /^Filtres/ }).click();
  const dialog = page.getByRole("dialog", { name: "Filtres" });
  await dialog.waitFor();
  return dialog;
}
