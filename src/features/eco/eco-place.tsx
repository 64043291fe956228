import { type ComponentType, useEffect, useState } from "react";
import type { EcoToggleProps } from "./eco-toggle";

/** Where the « mode éco-données » is chosen; it needs scripts, and comes after those that every page needs. */
export function EcoPlace(props: EcoToggleProps) {
  const [Toggle, setToggle] = useState<ComponentType<EcoToggleProps> | null>(null);
  useEffect(() => void import("./eco-toggle").then(({ EcoToggle }) => setToggle(() => EcoToggle)), []);
  return Toggle && <Toggle {...props} />;
}
