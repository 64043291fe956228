import { routes } from "../../routes";
import { Icon } from "../../shared/ui/icon";
import { Section } from "../../shared/ui/section";

/** The way to post an ad, on the home pages of the site and of the used-car market. */
export const SellPlace = () => (
  <Section title="Vendre ma voiture">
    <div className="stack">
      <p className="measure">
        Gratuit, en six étapes, avec vos photos. Votre annonce est relue, mise en ligne pour 45 jours, et votre numéro
        n’est montré qu’à qui le demande.
      </p>
      <p>
        <a className="button" href={routes.postAd}>
          <Icon name="banknote" size={18} />
          Vendre ma voiture
        </a>
      </p>
    </div>
  </Section>
);
