import { createContext, type ReactNode, useContext } from "react";
import type { AdDetail } from "../../contract/market/ad";
import { type AdLink, adLinks, type AdWord, adWords, linkAddress } from "../words/ad-words";
import { routes } from "../../routes";

/**
 * Places that the edge fills in the built page (functions/market/ad-page/fill-page.ts). They exist even when the ad has no content for them,
 * so that the browser's first render has the same elements as the served page.
 */

interface Slots {
  readonly words: Readonly<Record<AdWord, string | null>> | null;
  readonly links: Readonly<Record<AdLink, string | null>> | null;
}
const slots = createContext<Slots>({ words: null, links: null });

/** @param ad null in the built page, and until the ad is loaded */
export function AdSlots({ ad, children }: { ad: AdDetail | null; children: ReactNode }) {
  return (
    <slots.Provider value={{ words: ad && adWords(ad), links: ad && adLinks(ad, routes.seller(ad.seller.id)) }}>
      {children}
    </slots.Provider>
  );
}

interface WordProps {
  name: AdWord;
  as?: "span" | "h1" | "p" | "s";
  className?: string | undefined;
  /** The text shown until the ad is loaded. */
  waiting?: string;
}

/** An element that contains only text of the ad. */
export function Word({ name, as: Element = "span", className, waiting = "" }: WordProps) {
  const { words } = useContext(slots);
  return (
    <Element data-ad={name} className={className} dir="auto" suppressHydrationWarning>
      {words ? (words[name] ?? "") : waiting}
    </Element>
  );
}

/** A row that is shown if the ad has this text. */
export function Row({
  name,
  as: Element = "div",
  className,
  children,
}: {
  name: AdWord;
  as?: "div" | "p" | "span";
  className?: string | undefined;
  children: ReactNode;
}) {
  const { words } = useContext(slots);
  return (
    <Element data-ad-row={name} className={className} hidden={!words?.[name]} suppressHydrationWarning>
      {children}
    </Element>
  );
}

/** A link whose address depends on the ad. */
export function SlotLink({
  name,
  base,
  className,
  children,
}: {
  name: AdLink;
  base: string;
  className?: string;
  children: ReactNode;
}) {
  const end = useContext(slots).links?.[name] ?? null;
  return (
    <a
      data-ad-link={name}
      className={className}
      href={end === null ? base : linkAddress(base, end)}
      hidden={end === null}
      suppressHydrationWarning
    >
      {children}
    </a>
  );
}
