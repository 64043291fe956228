import type { PageProps } from "gatsby";
import { type ReactNode, useEffect, useState } from "react";
import { PriceTag } from "../costs/price/price-tag";
import { AdCard } from "../market/cards/ad-card";
import { PriceLabel } from "../market/cards/price-label";
import { sampleAd, sampleAds } from "../market/cards/sample-ads";
import { PRICE_LABELS, valuesOf } from "../contract/market/lists";
import { showToast } from "../shared/toasts/show-toast";
import { Breadcrumb } from "../shared/ui/breadcrumb";
import { Dialog } from "../shared/ui/dialog";
import { Empty } from "../shared/ui/empty";
import { Facts } from "../shared/ui/facts";
import { Choice, Choices } from "../shared/ui/form/choices";
import { Field } from "../shared/ui/form/field";
import { Faq } from "../shared/ui/faq";
import { Icon, ICONS } from "../shared/ui/icon";
import { Jumps } from "../shared/ui/jumps";
import { Logo } from "../shared/ui/logo";
import { Pager } from "../shared/ui/pager";
import { Prose } from "../shared/ui/prose";
import { Score } from "../shared/ui/score";
import { Section } from "../shared/ui/section";
import { Tabs } from "../shared/ui/tabs";
import * as styles from "./style.page.module.css";

const PATH = "/__style";
const LINKS = [
  { label: "Choisi", path: PATH },
  { label: "Autre", path: "/guide-auto" },
];
const TOASTS = ["default", "info", "success", "warning", "error"] as const;
const PROSE =
  "<h2>Titre</h2><p>Un paragraphe avec <a href='/'>un lien</a>.</p><ul><li>Une ligne</li></ul><blockquote>Une citation</blockquote>";

/** Every shared component, in both themes side by side; only `npm run dev` has this page (src/build/pages.ts). */
export default function StylePage({ location: { search } }: PageProps) {
  const theme = new URLSearchParams(search).get("theme");
  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme;
  }, [theme]);
  if (theme) return <Parts />;
  return (
    <div className={styles.themes}>
      <iframe title="Clair" src={`${PATH}?theme=light`} />
      <iframe title="Sombre" src={`${PATH}?theme=dark`} />
    </div>
  );
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <Section title={name}>
    <div className={styles.part}>{children}</div>
  </Section>
);

function Parts() {
  const [open, setOpen] = useState(false);
  const [first, second] = sampleAds();
  return (
    <div className="wrap">
      <Part name="Marque et titres">
        <Logo />
        <Breadcrumb crumbs={[{ label: "Accueil", path: "/" }, { label: "Ici" }]} />
        <h1>Titre de page</h1>
        <h2>Titre de section</h2>
        <h3>Titre de carte</h3>
        <p>
          Texte, <span className="quiet">texte discret</span>, <span className="small">petit texte</span>.
        </p>
      </Part>
      <Part name="Couleurs">
        <ul className={styles.colours}>
          {["ground", "raised", "sunk", "primary", "mango", "accent", "alert", "good", "line", "edge"].map((token) => (
            <li key={token} data-token={token}>
              {token}
            </li>
          ))}
        </ul>
      </Part>
      <Part name="Boutons et puces">
        <p className="row">
          <button className="button">Principal</button>
          <button className="button plain">Second</button>
          <button className="button" data-held="">
            En attente
          </button>
          <button className="chip">Puce</button>
          <span className="badge">Baisse</span>
          <span className="badge good">En stock</span>
        </p>
        <Jumps label="Puces" jumps={LINKS} current={PATH} />
        <Tabs label="Onglets" tabs={LINKS} current={PATH} />
        <Pager path={PATH} page={2} pages={3} />
      </Part>
      <Part name="Prix et notes">
        <PriceTag price={22_900_000} />
        <PriceTag price={22_900_000} promo={21_400_000} />
        <PriceTag price={null} />
        <Score score={4.2} count={12} />
        {valuesOf(PRICE_LABELS).map((label) => (
          <PriceLabel key={label} label={label} />
        ))}
        <Facts
          facts={[
            { icon: "fuel", label: "Énergie", value: "Essence" },
            { icon: "users", label: "Places", value: "5" },
          ]}
        />
      </Part>
      <Part name="Annonces">
        {first && <AdCard ad={first} />}
        {second && <AdCard ad={second} />}
        <AdCard ad={sampleAd({ papers: "plaque_etrangere", seller_type: "particulier", verified: false })} />
      </Part>
      <Part name="Formulaires">
        <Field label="Nom" hint="Comme vous l’écrivez" error={undefined}>
          {(ties) => <input {...ties} />}
        </Field>
        <Field label="Téléphone" error="Entrez un numéro, comme 77 123 45 67.">
          {(ties) => <input {...ties} />}
        </Field>
        <Choices legend="Une réponse" error={undefined}>
          <Choice type="radio" name="choix" label="Oui" defaultChecked />
          <Choice type="radio" name="choix" label="Non" />
        </Choices>
      </Part>
      <Part name="Vides et messages">
        <Empty sentence="Rien ici pour l’instant." action={{ label: "Voir les voitures", path: "/guide-auto" }} />
        <p className="row">
          {TOASTS.map((type) => (
            <button key={type} className="chip" onClick={() => showToast(`Message « ${type} »`, type)}>
              {type}
            </button>
          ))}
          <button className="chip" onClick={() => setOpen(true)}>
            Fenêtre
          </button>
        </p>
        {open && (
          <Dialog title="Une fenêtre" onClose={() => setOpen(false)}>
            <p>Échap, la croix ou un appui à côté la ferment.</p>
          </Dialog>
        )}
      </Part>
      <Part name="Textes">
        <Prose html={PROSE} />
      </Part>
      <Faq questions={[{ question: "Une question ?", answer: "Une réponse." }]} />
      <Part name="Icônes">
        <ul className={styles.icons}>
          {ICONS.map((name) => (
            <li key={name}>
              <Icon name={name} size={24} />
              {name}
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}
