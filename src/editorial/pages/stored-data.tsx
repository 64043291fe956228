import { BROWSER } from "../../shared/stored/described";
import { routes } from "../../routes";
import { BACKUP_DAYS } from "../../shared/stored/retention";
import { BESIDE, PROCESSORS, TABLES } from "../../shared/stored/tables";
import * as faq from "../../shared/ui/faq.module.css";
import * as styles from "./stored-data.page.module.css";

const HERE = [...BESIDE, ...Object.values(TABLES).flatMap((table) => table ?? [])];

/** The parts of {@link StoredData}, in short, for the contents of its page. */
export const STORED_PARTS = [
  { label: "Ce que le site garde", path: "#donnees-gardees" },
  { label: "Lire ou supprimer vos données", path: "#demander-vos-donnees" },
  { label: "Qui d’autre les traite", path: "#sous-traitants" },
  { label: "Dans votre navigateur", path: "#stockage-local" },
];

/**
 * List of the personal data that the site and the browser store, as declared in src/shared/stored by the code that stores it (rule: editorial/stored-data).
 * Each text is one string with its full stop: between two of them React writes a comment, of which the page would have a hundred.
 */
export function StoredData() {
  return (
    <>
      <section className={styles.part} id="donnees-gardees">
        <h2>Ce que le site garde de vous</h2>
        <dl className={styles.kept}>
          {HERE.map(({ name, what, why, until }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{`${what}.`}</dd>
              <dd>
                <b>Pourquoi :</b>
                {` ${why}.`}
              </dd>
              <dd>
                <b>Durée :</b>
                {` ${until}.`}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.part} id="demander-vos-donnees">
        <h2>Lire ou faire supprimer ce que le site a de vous</h2>
        <p>
          La loi sénégalaise vous donne le droit de lire, de corriger et de faire supprimer ce que nous gardons de vous.{" "}
          <a href={routes.account}>Votre compte</a> donne vos données en un fichier, et les supprime. Sans compte,{" "}
          <a href={routes.contact}>écrivez-nous</a> : nous faisons de même pour votre e-mail ou votre numéro. Les
          sauvegardes les ont encore {BACKUP_DAYS}&nbsp;jours. Vous pouvez aussi saisir la Commission de protection des
          données personnelles (CDP).
        </p>
      </section>
      <section className={styles.part} id="sous-traitants">
        <h2>Qui d’autre les traite pour nous</h2>
        <dl className={styles.kept}>
          {Object.entries(PROCESSORS).map(([name, what]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{`${what}.`}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.part} id="stockage-local">
        <h2>Ce que votre navigateur garde</h2>
        <p>
          Le site ne pose aucun cookie. Ce qui suit reste dans votre navigateur ; vider les données du site efface tout.
          La vérification anti-robots (Cloudflare Turnstile) et la connexion par Google ou Facebook, là où elles
          s’ouvrent, peuvent garder ce qui leur est nécessaire à leur propre adresse.
        </p>
        <div className={faq.faq}>
          {Object.entries(BROWSER).map(([place, kept]) => (
            <details key={place}>
              <summary>{place}</summary>
              <dl className={styles.kept}>
                {kept.map(({ name, what, until }) => (
                  <div key={name}>
                    <dt>
                      <code>{name}</code>
                    </dt>
                    <dd>{`${what}.`}</dd>
                    <dd>
                      <b>Effacé :</b>
                      {` ${until}.`}
                    </dd>
                  </div>
                ))}
              </dl>
            </details>
          ))}
        </div>
      </section>
    </>
  );
}
