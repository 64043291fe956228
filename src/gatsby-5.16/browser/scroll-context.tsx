/**
 * In the place of the package « gatsby-react-router-scroll » (../build/replaced-packages.ts): the same places, without what it has for browsers of 2015.
 *
 * - Relies on: Gatsby's application wraps its router in `ScrollContext` with `location` and `shouldUpdateScroll`, which it calls upon the
 *   component, reading `_stateStorage.read(location, key)`.
 * - No public way: the package is 1 KB of scripts on every page, and a hook, `shouldUpdateScroll`, is all that may be changed of it.
 * - When it changes: who goes back is at the top of the page, or the application does not start.
 */
import { Component, type ReactNode } from "react";
import { readStored, store } from "../../shared/stored/storage";
import { SCROLLED } from "../../shared/stored/frame-keys";

interface Place {
  readonly pathname: string;
  readonly hash: string;
  /** Of the router: another one for each step of the history. */
  readonly key?: string | null;
}

/** How far pages were scrolled, by step of the history; gone with the page where the browser keeps nothing. */
class Positions {
  readonly #unkept = new Map<string, number>();
  readonly #nameOf = (pathname: string, key: string) => `${SCROLLED}${pathname}|${key}` as const;

  /** Gatsby reads it by this name. */
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
  /** Called upon this component, whose positions it may read. */
  readonly shouldUpdateScroll?: (this: ScrollContext, before: Props | undefined, now: Props) => unknown;
  readonly children: ReactNode;
}

/** Brings who goes back to where they were, who follows a link to its anchor or to the top. */
export class ScrollContext extends Component<Props> {
  /** Gatsby reads it by this name. */
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

  /** An address with an anchor says where to be, whatever was kept. */
  #scroll(before: Props | undefined): void {
    const { location } = this.props;
    const kept = location.key ? this._stateStorage.read(location, location.key) : 0;
    if (location.hash) {
      const anchor = document.getElementById(decodeURI(location.hash).slice(1));
      if (anchor && this.#mayScroll(before)) anchor.scrollIntoView();
    } else if ((before || kept) && this.#mayScroll(before)) window.scrollTo(0, kept);
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

/** Asked for by Gatsby’s own entry, and by nobody here. */
export const useScrollRestoration = null;
