import { useEffect, useLayoutEffect } from "react";
import { useEffectEvent } from "../ui/use-effect-event";

/** React warns of layout effects where there is no document: in the Worker and at build, where no effect runs. */
const useEffectBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Calls back whenever the visitor arrives at an address of this page: after hydration, by a link to the same page, and by Back or Forward. The
 * router does not know the addresses that a page writes itself and reports no steps between them, so that popstate is heard here.
 * @param arrived called before the browser paints, possibly twice per arrival; the function it returns is called before the next arrival and at
 *   the end. `stepped` is true for Back and Forward.
 */
export function useArrivals(arrived: (stepped: boolean) => (() => void) | void): void {
  const arrive = useEffectEvent(arrived);
  useEffectBeforePaint(() => {
    const { pathname } = location;
    let leave = arrive(false);
    const come = ({ type }: Event) => {
      if (location.pathname !== pathname) return;
      leave?.();
      leave = arrive(type === "popstate");
    };
    for (const name of ["popstate", "app:page"]) addEventListener(name, come);
    return () => {
      leave?.();
      for (const name of ["popstate", "app:page"]) removeEventListener(name, come);
    };
  }, [arrive]);
}
