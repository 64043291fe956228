import { type ComponentType, useEffect, useRef, useState } from "react";
import { Icon } from "../../shared/ui/icon";
import type { EcoToggleProps } from "./eco-toggle";

interface Props {
  /** True for a button in a bar, which is present from the start; false for a line of a menu, which is loaded when the menu is opened. */
  readonly inBar?: boolean;
}

const load = (show: (Toggle: () => ComponentType<EcoToggleProps>) => void) =>
  void import("./eco-toggle").then(({ EcoToggle }) => show(() => EcoToggle));

/**
 * Place of the switch for the « mode éco-données ». The code that counts bytes and holds back pictures is loaded at the first use, or at once when the
 * mode is on, because most visitors never use it.
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
