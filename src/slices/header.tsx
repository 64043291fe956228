// Slices are bundled apart: without these, their styles could come before those of every page.
import "../styles/tokens.css";
import "../styles/base.css";
import { graphql } from "gatsby";
import { SideMenu } from "../site/frame/side-menu";
import { TopBar } from "../site/frame/top-bar";
import { TopNavigation } from "../site/frame/top-navigation";
import { AccountLink } from "../members/account-link";
import { CompareLink } from "../guide/compare/compare-link";
import { EcoPlace } from "../site/eco/eco-place";
import { NewsletterButton } from "../messages/newsletter/newsletter-button";
import { FIELD, SearchField } from "../site/search/search-field";
import { ThemeToggle } from "../site/theme/theme-toggle";
import { routes } from "../routes";
import { Icon } from "../shared/ui/icon";
import { Logo } from "../shared/ui/logo";
import * as styles from "./header.module.css";

/** Top bar, logo and menus. This is a Gatsby slice, so a changed menu is inserted into the pages without rendering them again. */
export default function Header({ data }: { data: Queries.HeaderSliceQuery }) {
  const categories = data.categories.nodes;
  const topics = data.topics.nodes;
  const networks = data.networks.nodes;
  return (
    <>
      <TopBar
        networks={networks}
        newsletter={<NewsletterButton>Je m'abonne</NewsletterButton>}
        eco={<EcoPlace inBar />}
        search={<SearchField />}
      />
      <header className={styles.header}>
        <div className={`wrap ${styles.inside}`}>
          <a className={styles.home} href={routes.home}>
            <Logo />
            <span className="visually-hidden">accueil</span>
          </a>
          <TopNavigation
            categories={categories}
            topics={topics}
            comparator={(className) => <CompareLink className={className} />}
          />
          <div className={styles.tools}>
            {/* A label moves the focus to the field without scripts; keyboard users reach the field directly. */}
            <label className={styles.tool} htmlFor={FIELD}>
              <Icon name="search" />
            </label>
            <NewsletterButton className={`${styles.tool} ${styles.letter}`} label="Je m'abonne à la lettre">
              <Icon name="mail" />
            </NewsletterButton>
            <ThemeToggle className={`${styles.tool} ${styles.wide}`} />
            <a className={`${styles.tool} ${styles.account}`} href={routes.account} aria-label="Mon compte">
              <Icon name="user" />
            </a>
            <AccountLink className={`button plain ${styles.letter}`} />
            <SideMenu
              categories={categories}
              networks={networks}
              account={<AccountLink />}
              eco={<EcoPlace />}
              theme={<ThemeToggle />}
            />
          </div>
        </div>
      </header>
    </>
  );
}

export const query = graphql`
  query HeaderSlice {
    categories: allNewsCategory(sort: { categoryId: ASC }) {
      nodes {
        ...CategoryLink
      }
    }
    topics: allGuideTopic(sort: { position: ASC }) {
      nodes {
        ...TopicLink
      }
    }
    networks: allSiteSetting(filter: { group: { eq: reseau } }, sort: { position: ASC }) {
      nodes {
        ...Network
      }
    }
  }
`;
