import type { ReactNode } from "react";
import { DialogButton } from "../../shared/popups/popups";
import { openPopup } from "../../shared/popups/popups-state";

/** Opens the form of an alert, with the address of a signed-in member. @param search as `writeAdSearch` spells it */
export function AlertButton({
  search,
  className = "button plain",
  children = "Créer une alerte",
}: {
  search: string;
  className?: string;
  children?: ReactNode;
}) {
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
