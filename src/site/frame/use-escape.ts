import { useEffect, useRef } from "react";

/** Calls a function when Esc is pressed. It listens on the document, because after a press on a menu's background the focus is outside the menu. */
export function useEscape(close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && latest.current();
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
