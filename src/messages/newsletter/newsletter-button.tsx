import type { ReactNode } from "react";
import { PopupButton } from "../../shared/popups/popup-button";

const popup = async () => {
  const { NewsletterPopup } = await import("./newsletter-popup");
  return <NewsletterPopup />;
};

/** Button that opens the newsletter popup (rule: messages/newsletter). */
export const NewsletterButton = ({
  className = "",
  ...button
}: {
  className?: string;
  label?: string;
  children: ReactNode;
}) => <PopupButton popup={popup} className={className} {...button} />;
