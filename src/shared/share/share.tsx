import type { MouseEvent } from "react";
import { Icon } from "../ui/icon";
import { showToast } from "../toasts/show-toast";
import { openSharePopup } from "./open-share-popup";
import { shareLinks } from "./share-links";

/** Buttons to share by WhatsApp or Facebook, which are plain links that work without scripts, and to copy the address. @param url absolute address */
export function Share({ title, url }: { title: string; url: string }) {
  const links = shareLinks(title, url);

  const popup = (event: MouseEvent<HTMLAnchorElement>) => {
    if (openSharePopup(event.currentTarget.href, () => showToast("Merci du partage !", "success")))
      event.preventDefault();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast("Lien copié.", "success");
    } catch {
      showToast("Copie impossible : copiez l’adresse dans la barre du navigateur.", "error");
    }
  };
  return (
    <div className="no-print row">
      <a className="chip" href={links.whatsapp} rel="noopener" target="_blank">
        <Icon name="whatsapp" size={18} /> WhatsApp
      </a>
      <a className="chip" href={links.facebook} rel="noopener" target="_blank" onClick={popup}>
        <Icon name="facebook" size={18} /> Facebook
      </a>
      <button type="button" className="chip live" onClick={copy}>
        <Icon name="copy" size={18} /> Copier le lien
      </button>
    </div>
  );
}
