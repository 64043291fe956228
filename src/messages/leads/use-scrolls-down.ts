import { useEffect, useState } from "react";

/** Smaller movements, in pixels, are of a finger that rests. */
const STEP = 8;
/** So near the end of the page, in pixels, nobody scrolls on. */
const END = 99;

/** Whether the visitor scrolls down the page; false again once they scroll up or reach its end. */
export function useScrollsDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let before = scrollY;
    const follow = () => {
      const moved = scrollY - before;
      if (Math.abs(moved) < STEP) return;
      before = scrollY;
      setDown(moved > 0 && scrollY + innerHeight < document.documentElement.scrollHeight - END);
    };
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, []);
  return down;
}
