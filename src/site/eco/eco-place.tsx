import { type ComponentType, useEffect, useRef, useState } from "react";
import { Icon } from "../../shared/ui/icon";
import type { EcoToggleProps } from "./eco-toggle";

interface Props {
  /** A button in a bar, there from the start; else a line of a menu, which comes when the menu is opened. */
  readonly inBar?: boolean;
}

const load = (show: (Toggle: () => ComponentType<EcoToggleProps>) => void) =>
  void import("./eco-toggle").then(({ EcoToggle }) => show(() => EcoToggle));

/**
 * Where the « mode éco-données » is chosen. What counts bytes and holds pictures back comes with its first use, or at once where the mode is on:
 * most visitors never open it.
 */
export function EcoPlace({ inBar = false }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [Toggle, setToggle] = useState<ComponentType<EcoToggleProps> | null>(null);
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    const menu = place.current?.closest("details");
    const come = () => load(setToggle);
    if ("eco" in document.documentElement.dataset || menu?.open) come();
    else menu?.addEventListener("toggle", come, { once: true });
  }, []);
  const press = () => {
    setPressed(true);
    load(setToggle);
  };
  return (
    <div ref={place}>
      {Toggle ? (
        <Toggle inBar={inBar} pressed={pressed} />
      ) : (
        inBar && (
          <button
            type="button"
            className="live"
            aria-pressed="false"
            title="Mode éco-données"
            data-held={pressed ? "" : undefined}
            onClick={press}
          >
            <Icon name="leaf" size={18} />
            <span className="visually-hidden">Mode éco-données</span>
          </button>
        )
      )}
    </div>
  );
}
