import type { Page } from "playwright";
import { button } from "./account-popup";
import type { Person } from "./members";

export type Service = "Google" | "Facebook";

/** @returns the window that `press` opens, once it shows the service's accounts in the emulator */
export async function socialWindow(page: Page, press: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent("popup"), press()]);
  await opened.waitForLoadState("domcontentloaded"); // Its buttons work once its script, which is at its end, has run.
  await opened.getByRole("button", { name: "Add new account" }).waitFor();
  return opened;
}

/** Presses a service’s button in the account popup. @returns the window that opens */
export const openSocialWindow = (page: Page, service: Service) =>
  socialWindow(page, () => button(page, `Continuer avec ${service}`).click());

/** Adds a new account of the service in the emulator’s window, whose fields have no labels. */
export async function comeAs(opened: Page, { name, email }: Pick<Person, "name" | "email">): Promise<void> {
  await opened.getByRole("button", { name: "Add new account" }).click();
  await opened.locator("#email-input").fill(email);
  await opened.locator("#display-name-input").fill(name);
  await opened.getByRole("button", { name: /^Sign in with/ }).click();
}

/** Chooses an existing account in the emulator’s window. */
export const comeBackAs = (opened: Page, { email }: Pick<Person, "email">) =>
  opened.locator("#accounts-list").getByText(email).click();
