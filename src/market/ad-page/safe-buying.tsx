import { routes } from "../../routes";
import * as prose from "../../shared/ui/prose.module.css";
import { Section } from "../../shared/ui/section";
import * as styles from "./safe-buying.page.module.css";

/** « Acheter sans se faire avoir »: five rules for buyers (rule: market/home). */
export const SafeBuying = () => (
  <Section title="Acheter sans se faire avoir" id="conseils">
    <div className={`${prose.prose} ${styles.rules}`}>
      <ol>
        <li>
          <b>Ne payez jamais d’avance.</b> Ni acompte, ni « réservation », ni frais de dossier par Wave ou Orange Money
          avant d’avoir vu la voiture et ses papiers.
        </li>
        <li>
          <b>Lisez les papiers avant le moteur.</b> Carte grise, certificat de mise à la consommation (CMC), quittances
          de douane, visite technique, assurance&nbsp;: au nom du vendeur, ou avec une procuration.
        </li>
        <li>
          <b>Comparez le numéro de châssis.</b> Le même sur la carte grise, au bas du pare-brise et sur la caisse. S’il
          manque ou s’il a été touché, partez.
        </li>
        <li>
          <b>Essayez de jour, avec votre mécanicien.</b> Moteur froid au départ, boîte, freins, climatisation, dessous
          de caisse. Un kilométrage très bas se prouve par un carnet.
        </li>
        <li>
          <b>Comptez tout.</b> Une voiture sous douane ou en passavant n’est pas au prix affiché&nbsp;:{" "}
          <a href={routes.customsTool}>simulez le dédouanement</a>, puis{" "}
          <a href={`${routes.onTheRoadTool}?etat=occasion`}>la mutation à votre nom</a>, et signez un acte de vente
          légalisé.
        </li>
      </ol>
    </div>
  </Section>
);
