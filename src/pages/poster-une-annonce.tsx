import { graphql, type PageProps } from "gatsby";
import { useEffect } from "react";
import { AccountHead } from "../members/account-head";
import { WithoutAccount } from "../members/without-account";
import { requireMember } from "../members/open-account";
import { SCREEN_TITLES } from "../market/posting/screens";
import { routes } from "../routes";
import { site } from "../site";
import { LaterPlace } from "../shared/ui/later-place";
import { PageHead } from "../shared/ui/page-head";
import { Section } from "../shared/ui/section";
import * as styles from "./poster-une-annonce.page.module.css";

const NAME = "Poster une annonce";
const TITLE = `Vendre sa voiture ${site.inCountry} : poster une annonce`;
const LEAD = "Gratuit. Annonce relue, en ligne 45 jours ; numéro montré sur demande.";
const CRUMBS = [{ label: "Accueil", path: routes.home }, { label: "Occasion", path: routes.usedCars }, { label: NAME }];

/** The account popup opens first (rule: market/posting-sign-in). Whoever closes it, or begins without an account, can write, and is asked again before the photos. */
export default function PostAdPage({ data }: PageProps<Queries.PostAdPageQuery>) {
  useEffect(
    () =>
      void requireMember(
        <WithoutAccount
          title="Vendre ma voiture"
          label="Commencer sans compte"
          steps={Object.values(SCREEN_TITLES)}
          note={LEAD}
        >
          Écrivez d’abord votre annonce&nbsp;: le compte, gratuit, n’est demandé qu’avant les photos.
        </WithoutAccount>,
      ),
    [],
  );
  const load = async () => {
    const { PostingForm } = await import("../market/posting/posting-form");
    return () => <PostingForm importLimits={data.limits.nodes} usedBrands={data.used.nodes} />;
  };
  return (
    <div className={`wrap ${styles.page}`} data-trayless="" data-undisturbed="">
      <PageHead crumbs={CRUMBS} title={`Vendre sa voiture ${site.inCountry}`} lead={LEAD} />
      <LaterPlace load={load} waiting="Le formulaire arrive…" />
      <Section title="Ce qu’il vous faut">
        <ul className="stack">
          <li>
            La carte grise&nbsp;: année, puissance fiscale, cylindrée. Le numéro de châssis est facultatif et n’est
            jamais montré.
          </li>
          <li>De 3 à 15 photos de la voiture, prises de jour&nbsp;: dehors, dedans, tableau de bord allumé.</li>
          <li>Un prix en francs CFA, et un numéro de téléphone où l’on vous joint.</li>
        </ul>
        <p>
          Ce que vous écrivez est gardé à chaque champ&nbsp;: vous pouvez vous arrêter et reprendre. Nous relisons
          chaque annonce, en général en moins de 2&nbsp;h. Personne ne vous demandera d’argent pour publier.
        </p>
      </Section>
    </div>
  );
}

export const Head = () => <AccountHead title={TITLE} description={LEAD} />;

export const query = graphql`
  query PostAdPage {
    used: allUsedBrand(sort: { position: ASC }) {
      nodes {
        name
        models {
          name
          bodyType
          energies
        }
      }
    }
    limits: allCountryParameter(filter: { key: { in: ["import_age_max_voiture", "import_age_max_lourd"] } }, sort: { key: ASC }) {
      nodes {
        key
        label
        value
        effective
      }
    }
  }
`;
