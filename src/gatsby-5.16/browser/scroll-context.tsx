/**
 * Replaces the package « gatsby-react-router-scroll » (../build/replaced-packages.ts): it restores the same scroll positions, without the code for browsers of 2015.
 *
 * - Relies on: Gatsby's application wraps its router in `ScrollContext` with the props `location` and `shouldUpdateScroll`, which must be called on the
 *   component, because it reads `_stateStorage.read(location, key)`.
 * - No public way: the package is 1 KB of scripts on every page, and the hook `shouldUpdateScroll` is the only part that can be changed.
 * - When it changes: a visitor who goes back lands at the top of the page, or the application does not start.
 */
import { Component, type ReactNode } from "react";
import { readStored, store } from "../../shared/stored/storage";
import { SCROLLED } from "../../shared/stored/frame-keys";

interface Place {
  readonly pathname: string;
  readonly hash: string;
  /** Key that the router assigns to each entry of the history. */
  readonly key?: string | null;
}

/** Scroll positions of pages, by entry of the history. When the browser stores nothing, they are lost with the page. */
class Positions {
  readonly #unkept = new Map<string, number>();
  readonly #nameOf = (pathname: string, key: string) => `${SCROLLED}${pathname}|${key}` as const;

  /** Gatsby calls this method by its name. */
  read({ pathname }: Pick<Place, "pathname">, key: string): number {
    const name = this.#nameOf(pathname, key);
    return this.#unkept.get(name) ?? Number(readStored(name, "tab"));
  }

  save({ pathname }: Place, key: string, position: number): void {
    const name = this.#nameOf(pathname, key);
    if (!store(name, String(position), "tab")) this.#unkept.set(name, position);
  }
}

interface Props {
  readonly location: Place;
  /** Called on this component, whose positions it may read. */
  readonly shouldUpdateScroll?: (this: ScrollContext, before: Props | undefined, now: Props) => unknown;
  readonly children: ReactNode;
}

/** Restores the scroll position of a visitor who goes back, and scrolls to the anchor or to the top after a link. */
export class ScrollContext extends Component<Props> {
  /** Gatsby reads this field by its name. */
  readonly _stateStorage = new Positions();
  #waiting = false;
  #position = 0;

  readonly #listen = () => {
    this.#position = window.scrollY;
    if (this.#waiting) return;
    this.#waiting = true;
    requestAnimationFrame(() => {
      const { location } = this.props;
      if (location.key) this._stateStorage.save(location, location.key, this.#position);
      this.#waiting = false;
    });
  };

  #mayScroll(before: Props | undefined): boolean {
    const { shouldUpdateScroll } = this.props;
    return !shouldUpdateScroll || Boolean(shouldUpdateScroll.call(this, before, this.props));
  }

  /** An anchor in the address takes precedence over the stored position. */
  #scroll(before: Props | undefined): void {
    const { location } = this.props;
    const kept = location.key ? this._stateStorage.read(location, location.key) : 0;
    if (location.hash) {
      const anchor = document.getElementById(decodeURI(location.hash).slice(1));
      if (anchor && this.#mayScroll(before)) anchor.scrollIntoView();
    } else if ((before || kept) && this.#mayScroll(before)) window.scrollTo({ top: kept, behavior: "instant" });
  }

  override componentDidMount(): void {
    addEventListener("scroll", this.#listen);
    this.#scroll(undefined);
  }

  override componentDidUpdate(before: Props): void {
    this.#scroll(before);
  }

  override componentWillUnmount(): void {
    removeEventListener("scroll", this.#listen);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/** Gatsby’s own entry re-exports this name; nothing on this site uses it. */
export const useScrollRestoration = null;
