import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

interface Page {
  /** What the page was built from; by default what the browser renders. */
  readonly built?: ReactElement;
  /** Name of a place → what the Worker renders there. */
  readonly places?: Readonly<Record<string, ReactElement>>;
}

/** Builds a page, fills its places as the Worker does, and lets the browser take it over. @returns the HTML before and after, and what React had to repair */
export function hydrated(element: ReactElement, { built = element, places = {} }: Page = {}) {
  const container = document.createElement("div");
  container.innerHTML = renderToString(built);
  for (const [name, part] of Object.entries(places)) {
    const place = container.querySelector(`[data-served="${name}"]`);
    if (!place) throw new Error(`no place ${name}`);
    place.innerHTML = renderToString(part);
  }
  document.body.append(container);
  const html = container.innerHTML;
  const repaired: unknown[] = [];
  render(element, { container, hydrate: true, onRecoverableError: (error) => void repaired.push(error) });
  return { html, container, repaired };
}
