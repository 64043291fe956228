import type { ReactNode } from "react";
import { openPopup } from "../../shared/popups/popups-state";
import type { LeadCar, LeadRequest } from "./lead-car";

interface Props {
  readonly request: LeadRequest;
  readonly car?: LeadCar;
  readonly className: string;
  readonly children: ReactNode;
}

/** Button that opens the lead popup. It is hidden where there are no scripts (src/styles/base.css). */
export function LeadButton({ request, car, className, children }: Props) {
  const popup = async () => {
    const { LeadPopup } = await import("./lead-popup");
    return <LeadPopup request={request} car={car ?? null} />;
  };
  return (
    <button
      type="button"
      className={`live ${className}`}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => void openPopup(currentTarget, popup)}
    >
      {children}
    </button>
  );
}
