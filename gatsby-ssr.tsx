// Styles of components come after these in the sheet, whose order is that of imports.
import "./src/styles/tokens.css";
import "./src/styles/base.css";
import type { GatsbySSR } from "gatsby";
import { prerenderedLeads } from "./src/messages/leads/prerendered-leads";
import { PRERENDERED_IN } from "./src/shared/popups/prerendered";
import { Layout } from "./src/site/frame/layout";
import { themeScript } from "./src/site/theme/theme-script";
import { site } from "./src/site";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element }) => <Layout>{element}</Layout>;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  setHtmlAttributes({ lang: site.language });
  if (pathname === PRERENDERED_IN)
    setPreBodyComponents(
      prerenderedLeads().map(([name, html]) => (
        <template key={name} data-popup={name} dangerouslySetInnerHTML={{ __html: html }} />
      )),
    );
  setHeadComponents([
    <script key="theme" data-keep="theme" dangerouslySetInnerHTML={{ __html: themeScript }} />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <link key="icon" rel="icon" href="/icon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/icon-192.png" />,
    <link
      key="atom"
      rel="alternate"
      type="application/atom+xml"
      href="/atom.xml"
      title={`${site.name} : l’actualité`}
    />,
    <meta key="light" name="theme-color" content="#0c3b2e" />,
  ]);
};
