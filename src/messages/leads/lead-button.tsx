import type { ReactNode } from "react";
import { DialogButton } from "../../shared/popups/popups";
import { openPopup } from "../../shared/popups/popups-state";
import type { LeadCar, LeadRequest } from "./lead-car";
import type { LeadDealer } from "./lead-dealer";

interface Props {
  readonly request: LeadRequest;
  readonly car?: LeadCar;
  readonly dealer?: LeadDealer;
  readonly className: string;
  readonly children: ReactNode;
}

/** Button that opens the lead popup. It is hidden where there are no scripts (src/styles/base.css). */
export function LeadButton({ className, children, ...about }: Props) {
  const popup = async (button: HTMLElement) => {
    const { LeadPopup } = await import(/* webpackChunkName: "lead-popup" */ "./lead-popup");
    return button.dataset.held === "" ? <LeadPopup {...about} /> : null; // Closing the prerendered popup has released the button.
  };
  return (
    <DialogButton
      className={`live ${className}`}
      prerendered={about.dealer ? "prix" : about.request}
      onOpen={(button) => openPopup(button, () => popup(button))}
    >
      {children}
    </DialogButton>
  );
}
