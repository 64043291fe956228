import type { Page } from "playwright";
import { button } from "./account-popup";
import type { Person } from "./members";

export type Service = "Google" | "Facebook";

/** @returns the window that a press opens, once it offers the accounts that the emulator has of the service */
export async function socialWindow(page: Page, press: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent("popup"), press()]);
  await opened.waitForLoadState("domcontentloaded"); // its buttons answer once its script, the last thing in it, has run
  await opened.getByRole("button", { name: "Add new account" }).waitFor();
  return opened;
}

/** Presses a service’s button in the account popup. @returns the window it opens */
export const openSocialWindow = (page: Page, service: Service) =>
  socialWindow(page, () => button(page, `Continuer avec ${service}`).click());

/** In the emulator’s window, whose fields have no labels: an account the service is said to have. */
export async function comeAs(opened: Page, { name, email }: Pick<Person, "name" | "email">): Promise<void> {
  await opened.getByRole("button", { name: "Add new account" }).click();
  await opened.locator("#email-input").fill(email);
  await opened.locator("#display-name-input").fill(name);
  await opened.getByRole("button", { name: /^Sign in with/ }).click();
}

/** In the emulator’s window: an account it has seen. */
export const comeBackAs = (opened: Page, { email }: Pick<Person, "email">) =>
  opened.locator("#accounts-list").getByText(email).click();
