import type { Cote, CoteList, CoteModel } from "../../contract/market/cote";
import { CERTAINTIES } from "../../contract/market/estimate";
import { routes } from "../../routes";
import { frenchDate } from "../../shared/dates/dates";
import { count, figure } from "../../shared/figures/figures";
import { millions } from "../../shared/figures/millions";
import { formatPrice } from "../../shared/figures/price";
import { capitalised } from "../../shared/text/capital";
import type { Crumb } from "../../shared/ui/breadcrumb";
import { PageHead } from "../../shared/ui/page-head";
import { Section } from "../../shared/ui/section";
import { AlertButton } from "../alerts/alert-button";
import { AdRow } from "../cards/ad-row";
import { AskedEstimate } from "./asked-estimate";
import { BrandModels } from "./brand-models";
import { ChooseModel } from "./choose-model";
import { CoteCurve } from "./cote-curve";
import { CoteRows, mostAdvertised } from "./cote-rows";
import * as styles from "./cote.page.module.css";
import { Method } from "./method";

/** The last crumb is the page itself, which needs no link. */
const crumbsOf = (crumbs: readonly { label: string; path: string }[]): Crumb[] =>
  crumbs.map(({ label, path }, at) => (at < crumbs.length - 1 ? { label, path } : { label }));

/** A page of estimates, rendered by the Worker and, from the same answer, by the browser (rule: market/cote). */
export const CoteView = ({ cote }: { cote: Cote }) => (
  <div className="wrap">{cote.kind === "list" ? <Models list={cote} /> : <Model cote={cote} />}</div>
);

/** So many models stand before the brands. */
const MOST_ADVERTISED = 4;

/** The models with most ads, then the brands by name. */
function Models({ list: { title, crumbs, brands } }: { list: CoteList }) {
  return (
    <>
      <PageHead
        crumbs={crumbsOf(crumbs)}
        title={title}
        lead="Les prix demandés dans les annonces, en ligne ou closes depuis peu. Marque et modèle suffisent."
      />
      {brands.length === 0 ? (
        <p>Aucun modèle n’a encore assez d’annonces pour être estimé.</p>
      ) : (
        <ChooseModel list={brands} />
      )}
      {brands.length > 1 && (
        <Section title="Les plus annoncées">
          <CoteRows
            models={brands
              .flatMap(({ title: brand, links }) =>
                links.map((one) => ({ ...one, name: one.name && `${brand} ${one.name}` })),
              )
              .sort(mostAdvertised)
              .slice(0, MOST_ADVERTISED)}
          />
        </Section>
      )}
      {brands.length > 0 && (
        <Section title="Par marque">
          <div className={styles.brands}>
            {brands.map((brand) => (
              <BrandModels key={brand.title} brand={brand} />
            ))}
          </div>
        </Section>
      )}
      <Method />
    </>
  );
}

function Model({ cote }: { cote: CoteModel }) {
  const { title, crumbs, n, usual, asked, years, mileages, effects, trend, ads, used, search, guide, neighbours } =
    cote;
  return (
    <>
      <PageHead crumbs={crumbsOf(crumbs)} title={title} lead="Les prix demandés dans les annonces." />
      <AskedEstimate cote={cote}>
        <p className={styles.next}>
          <a className="button" href={used}>
            Voir les annonces
          </a>
          <a href={routes.postAd}>Vendre la mienne</a>
          <AlertButton search={search} className="">
            Prévenez-moi
          </AlertButton>
          {guide && <a href={guide.path}>{guide.label}</a>}
        </p>
      </AskedEstimate>
      <Section title="Par année">
        <div className={styles.pair}>
          <CoteCurve cote={cote} />
          <table className={styles.table}>
            <caption className="visually-hidden">Estimation par année</caption>
            <thead>
              <tr>
                <th scope="col">Année</th>
                <th scope="col">Estimation</th>
              </tr>
            </thead>
            <tbody>
              {years.map(({ year, value, low, high, km, n: own, certainty }) => (
                <tr key={year}>
                  <th scope="row">
                    {year}
                    <small>{figure(km, "km")}</small>
                  </th>
                  <td>
                    <b className="price">{formatPrice(value)}</b>{" "}
                    <small>{`la moitié entre ${millions(low)} et ${millions(high)}`}</small>{" "}
                    <small>{`${count(own, "annonce")}, ${CERTAINTIES[certainty]}`}</small>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="quiet small">{`Voiture prise en exemple : ${usual}. D’après ${count(n, "annonce")} du modèle, en ligne ou closes depuis peu ; une année compte celles à deux ans près.`}</p>
      </Section>
      <div className={styles.pair}>
        {mileages.list.length > 1 && (
          <Section title={`Par kilométrage, pour une ${mileages.year}`}>
            <dl className={styles.list}>
              {mileages.list.map(({ km, value }) => (
                <div key={km} className={km === asked?.km ? styles.own : undefined}>
                  <dt>{`${figure(km, "km")}${km === asked?.km ? " (ci-dessus)" : ""}`}</dt>
                  <dd>{formatPrice(value)}</dd>
                </div>
              ))}
            </dl>
            {asked?.words && asked.words !== usual && <p className="quiet small">{capitalised(asked.words)}</p>}
          </Section>
        )}
        {effects.length > 0 && (
          <Section title="Ce qui change le plus le prix">
            <dl className={styles.list}>
              {effects.map(({ label, percent }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd
                    className={percent > 0 ? styles.more : undefined}
                  >{`${percent > 0 ? "+" : "−"}${Math.abs(percent)}\u00a0%`}</dd>
                </div>
              ))}
            </dl>
          </Section>
        )}
        {trend.length > 1 && (
          <Section title={`Mois par mois, pour une ${mileages.year}`}>
            <dl className={styles.list}>
              {trend.map(({ month, value }) => (
                <div key={month}>
                  <dt>{frenchDate(month)}</dt>
                  <dd>{formatPrice(value)}</dd>
                </div>
              ))}
            </dl>
          </Section>
        )}
      </div>
      {ads.length > 0 && (
        <Section title="Les dernières annonces" more={used}>
          <AdRow ads={ads} />
        </Section>
      )}
      <Method />
      {neighbours.map((group) => (
        <Section key={group.title} title={group.title}>
          <CoteRows models={group.links} />
        </Section>
      ))}
    </>
  );
}
