// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ErrorBoundary, keepBuiltPage } from "./error-boundary";

const BUILT = "<h1>Toyota Starlet</h1><p>10.900.000 FCA</p>";
const reload = vi.fn();

function Broken({ fault = new TypeError("x is not a function") }: { fault?: Error }): ReactNode {
  throw fault;
}
const chunkGone = Object.assign(new Error("Loading chunk 3 failed."), { name: "ChunkLoadError" });
const show = (page: ReactNode) => render(<ErrorBoundary>{page}</ErrorBoundary>);
const comesAs = (agent: string) => vi.spyOn(navigator, "userAgent", "get").mockReturnValue(agent);
const title = () => screen.queryByRole("heading", { level: 1 })?.textContent;

/** React dispatches an event for each error, which jsdom would print. */
const calm = (event: Event) => event.preventDefault();

beforeEach(() => {
  addEventListener("error", calm);
  keepBuiltPage(BUILT);
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal("location", { pathname: "/guide-auto", reload });
  vi.mocked(console.error).mockImplementation(() => undefined); // React logs each error that it catches.
});

afterEach(() => {
  cleanup();
  removeEventListener("error", calm);
  vi.unstubAllGlobals();
  vi.mocked(console.error).mockClear();
});

describe("a page that fails", () => {
  it("is shown unchanged as long as it does not fail", () => {
    show(<h1>Accueil</h1>);
    expect(title()).toBe("Accueil");
  });

  it("gives a visitor the error screen of code 500", () => {
    show(<Broken />);
    expect([screen.getByText("500").textContent, title()]).toEqual(["500", "oops! Désolé, une erreur s'est produite"]);
  });

  // rule: site/error-page
  it("does not show the error message to a visitor", () => {
    show(<Broken fault={new Error("secret of the code")} />);
    expect(document.body.textContent).not.toContain("secret");
  });

  // rule: site/errors-for-crawlers
  it("shows a crawler the built content and no error screen", () => {
    comesAs("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)");
    const { container } = show(<Broken />);
    expect(container.innerHTML).toContain(BUILT);
    expect(screen.queryByText("500")).toBeNull();
  });

  it("lets the visitor go on to another page", () => {
    const { rerender } = show(<Broken key="/guide-auto" />);
    rerender(
      <ErrorBoundary>
        <h1 key="/">Accueil</h1>
      </ErrorBoundary>,
    );
    expect(title()).toBe("Accueil");
  });

  it("shows the error screen again when the other page fails too", () => {
    const { rerender } = show(<Broken key="/guide-auto" />);
    rerender(
      <ErrorBoundary>
        <Broken key="/" />
      </ErrorBoundary>,
    );
    expect(title()).toBe("oops! Désolé, une erreur s'est produite");
  });
});

describe("a page whose chunk is gone", () => {
  it("is reloaded, without an error screen", () => {
    show(<Broken fault={chunkGone} />);
    expect(reload).toHaveBeenCalledOnce();
    expect(title()).toBeUndefined();
  });

  it("gives the error screen when it was reloaded less than 10 s ago", () => {
    show(<Broken fault={chunkGone} />);
    cleanup();
    show(<Broken fault={chunkGone} />);
    expect(reload).toHaveBeenCalledOnce();
    expect(title()).toBe("oops! Désolé, une erreur s'est produite");
  });

  it("shows a crawler the built content when it was reloaded less than 10 s ago", () => {
    comesAs("Mozilla/5.0 (compatible; bingbot/2.0)");
    show(<Broken fault={chunkGone} />);
    cleanup();
    show(<Broken fault={chunkGone} />);
    expect(title()).toBe("Toyota Starlet");
  });
});
