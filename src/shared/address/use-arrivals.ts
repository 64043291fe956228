import { useLayoutEffect } from "react";
import { useEffectEvent } from "../ui/use-effect-event";

/**
 * Reads the address as often as the visitor comes to it: once the page is alive, by a link that leads to the same page, by Back and Forward. The
 * router, which is not told of the addresses that a page writes itself, says nothing of steps between them.
 * @param arrived called before the browser paints, maybe twice for one arrival; what it returns ends what it began. `stepped`: by Back or Forward
 */
export function useArrivals(arrived: (stepped: boolean) => (() => void) | void): void {
  const arrive = useEffectEvent(arrived);
  useLayoutEffect(() => {
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
