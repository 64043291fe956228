import type { ReactNode } from "react";
import { guideMenu, guideMore } from "../../menu";
import { routes } from "../../routes";
import type { Crumb } from "../../shared/ui/breadcrumb";
import { PageHead } from "../../shared/ui/page-head";
import { Tabs } from "../../shared/ui/tabs";

interface Props {
  /** Path of the page. */
  path: string;
  title: string;
  /** Name of the page in the breadcrumb; absent on the guide's home page. */
  name?: string;
  lead?: ReactNode;
  children: ReactNode;
}

export const guideCrumbs = (name?: string): Crumb[] => [
  { label: "Accueil", path: routes.home },
  ...(name ? [{ label: "Guide auto", path: routes.guide }, { label: name }] : [{ label: "Guide auto" }]),
];

const TABS = [
  { label: "Guide auto", path: routes.guide as string },
  ...[...guideMenu, ...guideMore].map(({ short, route }) => ({ label: short as string, path: route as string })),
];

/** Layout shared by the pages under /guide-auto, which begins with the tabs of the section; each page ends with the banner of the place « guide_colonne ». */
export function GuideLayout({ path, title, name, lead, children }: Props) {
  return (
    <div className="wrap">
      <Tabs label="Guide auto" tabs={TABS} current={path} />
      <PageHead crumbs={guideCrumbs(name)} title={title} lead={lead} />
      {children}
    </div>
  );
}
