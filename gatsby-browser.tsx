// Styles of components come after these in the sheet, whose order is that of imports.
import "./src/styles/tokens.css";
import "./src/styles/base.css";
import type { GatsbyBrowser } from "gatsby";
import { watchChunkFailures } from "./src/site/runtime/chunk-reload";
import { ErrorBoundary, keepBuiltPage } from "./src/site/runtime/error-boundary";
import { holdPictures } from "./src/site/runtime/held-pictures";
import { watchLinks } from "./src/site/runtime/internal-links";
import { Layout } from "./src/site/frame/layout";
import { watchErrors } from "./src/site/runtime/report-errors";
import { watchUpdates } from "./src/site/runtime/update-check";
import { ensureVisitorId } from "./src/messages/sending/visitor-id";
import { watchAccount } from "./src/members/open-account";
import { watchCompared } from "./src/guide/compare/watch-compared";
import { closePopup } from "./src/shared/popups/popups-state";
import { applyPreference, readPreference } from "./src/site/theme/theme-state";

// Gatsby's modules, which come later, listen too: the first listener decides.
watchChunkFailures();

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  keepBuiltPage(document.getElementById("contenu")?.innerHTML ?? "");
  watchErrors();
};

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element }) => (
  <Layout>
    <ErrorBoundary>{element}</ErrorBoundary>
  </Layout>
);

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  ensureVisitorId();
  watchLinks();
  watchUpdates();
  watchAccount();
  watchCompared();
  if (__SERVICE_WORKER__) void import("./src/site/offline/register").then(({ keepOffline }) => keepOffline());
  // The boot script (src/build/boot) makes again the clicks it held.
  dispatchEvent(new Event("app:ready"));
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) {
    document.documentElement.dataset.round = ""; // As the script in the head does for a page that is loaded.
    holdPictures();
  }
  closePopup();
  applyPreference(readPreference());
  dispatchEvent(new Event("app:page"));
};
