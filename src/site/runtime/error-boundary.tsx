import { Component, type ReactNode } from "react";
import { isLoadFailure } from "../../gatsby-5.16/browser/load-failure";
import { isCrawler } from "../head/crawler";
import { reloadOnce } from "./chunk-reload";
import { ErrorScreen } from "./error-screen";
import { reportError } from "./report-errors";

/** HTML of the built page before hydration. */
let built = "";
export const keepBuiltPage = (html: string) => {
  built = html;
};

interface Props {
  children: ReactNode;
}

/** On a fatal error, visitors see the error screen and crawlers the built content; a missing chunk first reloads the page. */
export class ErrorBoundary extends Component<Props, { failed: boolean; reloading: boolean }> {
  override state = { failed: false, reloading: false };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, reloading: isLoadFailure(error) };
  }

  override componentDidCatch(error: unknown) {
    if (isLoadFailure(error)) this.setState({ reloading: reloadOnce() });
    else reportError(error);
  }

  /** Gatsby keeps this component from one page to the next, so the error is cleared when the visitor navigates to another page. */
  override componentDidUpdate(before: Props, { failed }: { failed: boolean }) {
    if (failed && this.state.failed && before.children !== this.props.children)
      this.setState({ failed: false, reloading: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.state.reloading) return null;
    if (isCrawler(navigator.userAgent)) return <div dangerouslySetInnerHTML={{ __html: built }} />;
    return <ErrorScreen status={500} message="Une erreur imprévue s’est produite." />;
  }
}
