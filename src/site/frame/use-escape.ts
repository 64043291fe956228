import { useEffect, useRef } from "react";

/** Has something done at each press of Esc, wherever the focus is: who presses a menu's ground has none in it. */
export function useEscape(close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && latest.current();
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
