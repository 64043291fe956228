import { useEffect, useState } from "react";
import { copyDate } from "./copy-notice";
import { KEPT_AT, STORES } from "../../shared/stored/stores";
import { Icon } from "../../shared/ui/icon";
import { Section } from "../../shared/ui/section";
import { WholeWords } from "../../shared/ui/whole-words";
import { keptPicture } from "./kept-picture";
import * as styles from "./kept-pages.page.module.css";

interface Kept {
  readonly path: string;
  readonly title: string;
  /** ISO instant. */
  readonly at: string;
  /** Address of a picture that is cached too. */
  readonly picture: string | null;
}

/** What a page is, whose title alone may be that of a car. */
const KINDS = [
  [/voitures-neuves\/.*\/modele\//, "Fiche"],
  [/^\/guide-pratique\/(?!outils)/, "Guide"],
  [/^\/actualite-auto\/.*\//, "Article"],
  [/^\/marche-doccasion\/annonce\//, "Annonce"],
] as const;
const kindOf = (path: string) => KINDS.find(([address]) => address.test(path))?.[1];

/** Pages cached by the service worker, the latest first. */
async function keptPages(): Promise<readonly Kept[]> {
  const [store, photos] = await Promise.all([caches.open(STORES.page), caches.open(STORES.picture)]);
  const pictures = new Set((await photos.keys()).map(({ url }) => new URL(url).pathname));
  const kept = await Promise.all(
    (await store.keys()).map(async ({ url }) => {
      const copy = await store.match(url);
      const page = new DOMParser().parseFromString((await copy?.text()) ?? "", "text/html");
      return {
        path: new URL(url).pathname,
        title: page.querySelector("h1")?.textContent || page.title,
        at: copy?.headers.get(KEPT_AT) ?? "",
        picture: keptPicture(page, pictures),
      };
    }),
  );
  return kept.sort((a, b) => (a.at < b.at ? 1 : -1));
}

/** List of the pages cached in this browser, if there are any. The page around it has a short footer, because its links lead nowhere without a network. */
export function KeptPages() {
  const [pages, setPages] = useState<readonly Kept[]>([]);
  // A browser that refuses its cache has kept none.
  useEffect(() => void keptPages().then(setPages, () => setPages([])), []);
  return (
    <div className={styles.alone}>
      {pages.length > 0 && (
        <Section title="Pages gardées sur cet appareil" id="gardees">
          <ul className={styles.kept}>
            {pages.map(({ path, title, at, picture }) => (
              <li key={path}>
                <a className="card" href={path}>
                  <i>
                    {picture ? (
                      <img src={picture} alt="" width={88} height={55} />
                    ) : (
                      <Icon name="file-text" size={24} />
                    )}
                  </i>
                  <span>
                    <b>
                      <WholeWords text={title} />
                    </b>{" "}
                    <span className="small quiet">{`${[kindOf(path), "copie du"].filter(Boolean).join(" · ")} ${copyDate(at)}`}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
