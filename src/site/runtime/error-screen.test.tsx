// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ErrorScreen } from "./error-screen";

const show = (status: number) => render(<ErrorScreen status={status} message="Page not found: /rien" />);
const title = () => screen.getByRole("heading", { level: 1 }).textContent;

afterEach(cleanup);

// rule: site/error-page
describe("the error page", () => {
  it.each([
    [404, "oops! Page introuvable"],
    [301, "oops! Page introuvable"],
    [500, "oops! Désolé, une erreur s'est produite"],
    [403, "oops!"],
    [503, "oops!"],
  ])("has for the code %i the title « %s »", (status, words) => {
    show(status);
    expect(title()).toBe(words);
  });

  it.each([
    [404, "404"],
    [301, "404"],
    [500, "500"],
    [403, "403"],
  ])("shows the code %i as %s", (status, shown) => {
    show(status);
    expect(screen.getByText(/^\d{3}$/).textContent).toBe(shown);
  });

  it("shows the message", () => {
    show(404);
    expect(screen.getByText("Page not found: /rien")).toBeTruthy();
  });

  it("links to the home page", () => {
    show(500);
    expect(screen.getByRole("link", { name: "Retour à la page d'accueil" }).getAttribute("href")).toBe("/");
  });
});
