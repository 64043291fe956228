import { graphql } from "gatsby";
import { SideMenu } from "../app/side-menu";
import { TopBar } from "../app/top-bar";
import { TopNavigation } from "../app/top-navigation";
import { ThemeToggle } from "../features/theme/theme-toggle";
import { routes } from "../routes";
import { Logo } from "../ui/logo";
import * as styles from "./header.module.css";

/** Top bar, logo, menus: a slice, so that a changed menu is stitched into the pages without rendering them again. */
export default function Header({ data }: { data: Queries.HeaderSliceQuery }) {
  const categories = data.categories.nodes;
  const topics = data.topics.nodes;
  return (
    <>
      <TopBar />
      <header className={styles.header}>
        <div className={`wrap ${styles.inside}`}>
          <a className={styles.home} href={routes.home}>
            <Logo />
            <span className="visually-hidden">accueil</span>
          </a>
          <TopNavigation categories={categories} topics={topics} />
          <div className={styles.tools}>
            <ThemeToggle className={styles.tool} />
            <SideMenu categories={categories} />
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
  }
`;
