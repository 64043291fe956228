import type { ReactNode } from "react";
import { DialogButton } from "../../shared/popups/popups";
import { openPopup } from "../../shared/popups/popups-state";
import { useClosed } from "../../shared/served/closed";

/** Opens the form of an alert, with the address of a signed-in member, unless alerts are closed. @param search as `writeAdSearch` spells it */
export function AlertButton({
  search,
  className = "button plain",
  children = "Créer une alerte",
}: {
  search: string;
  className?: string;
  children?: ReactNode;
}) {
  const closed = useClosed("alerts", "read-only");
  if (closed !== null) return <span className="quiet">{closed}</span>;
  const popup = async () => {
    const [{ AlertPopup }, { knownEmail }] = await Promise.all([import("./alert-popup"), import("./known-email")]);
    return <AlertPopup search={search} known={await knownEmail()} />;
  };
  return (
    <DialogButton className={`live ${className}`} onOpen={(button) => openPopup(button, popup)}>
      {children}
    </DialogButton>
  );
}
