import { Component, type ReactNode } from "react";
import { isCrawler } from "./crawler";
import { isChunkFailure } from "./chunk-reload";
import { ErrorScreen } from "./error-screen";

/** The built page, as it stood before scripts took it over. */
let built = "";
export const keepBuiltPage = (html: string) => {
  built = html;
};

/** Fatal errors lead visitors to the error screen, crawlers back to the built content. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { failed: !isChunkFailure(error) };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (isCrawler(navigator.userAgent)) return <div dangerouslySetInnerHTML={{ __html: built }} />;
    return <ErrorScreen status={500} message="Une erreur imprévue s’est produite." />;
  }
}
