import type { ReactNode } from "react";
import { PopupButton } from "../../shared/popups/popup-button";
import type { LeadCar, LeadRequest } from "./lead-car";

interface Props {
  readonly request: LeadRequest;
  readonly car?: LeadCar;
  readonly className: string;
  readonly children: ReactNode;
}

/** Button that opens the lead popup. */
export function LeadButton({ request, car, ...button }: Props) {
  const popup = async () => {
    const { LeadPopup } = await import("./lead-popup");
    return <LeadPopup request={request} car={car ?? null} />;
  };
  return <PopupButton popup={popup} {...button} />;
}
