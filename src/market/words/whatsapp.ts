import { whatsappLink } from "../../shared/share/whatsapp-link";
import { site } from "../../site";

interface NamedAd {
  readonly title: string;
  readonly reference: string;
  /** The address of the ad's page. */
  readonly link: string;
}

/** The address that opens WhatsApp with a message that names the ad (rule: market/whatsapp). @param phone E.164 */
export const whatsappAddress = (phone: string, { title, reference, link }: NamedAd) =>
  whatsappLink(
    phone,
    `Bonjour, je suis intéressé par votre ${title}, réf. ${reference}, vue sur ${site.name} : ${link}`,
  );
