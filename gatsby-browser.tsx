import type { GatsbyBrowser } from "gatsby";
import { watchChunkFailures } from "./src/app/chunk-reload";
import { ErrorBoundary, keepBuiltPage } from "./src/app/error-boundary";
import { watchLinks } from "./src/app/internal-links";
import { Layout } from "./src/app/layout";
import { watchUpdates } from "./src/app/update-check";
import { ensureVisitorId } from "./src/app/visitor-id";
import { watchAccount } from "./src/features/account/account-state";
import { watchCompared } from "./src/features/compare/compared-state";
import { closePopup } from "./src/features/popups/popups-state";
import { applyPreference, readPreference } from "./src/features/theme/theme-state";
import "./src/styles/tokens.css";
import "./src/styles/base.css";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  keepBuiltPage(document.getElementById("contenu")?.innerHTML ?? "");
  watchChunkFailures();
};

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element }) => (
  <Layout>
    <ErrorBoundary>{element}</ErrorBoundary>
  </Layout>
);

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  delete document.documentElement.dataset.still; // the scripts are there: pictures may come
  ensureVisitorId();
  watchLinks();
  watchUpdates();
  watchAccount();
  watchCompared();
  if (__SERVICE_WORKER__) void import("./src/offline/register").then(({ keepOffline }) => keepOffline());
  // The boot script (src/build/boot) makes again the clicks it held.
  dispatchEvent(new Event("app:ready"));
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => {
  closePopup();
  applyPreference(readPreference());
  dispatchEvent(new Event("app:page"));
};
