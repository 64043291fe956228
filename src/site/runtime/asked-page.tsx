import type { ReactNode } from "react";
import { notFoundMessage } from "../../routes";
import { ServedPart } from "../../shared/served/served-part";
import type { Crumb } from "../../shared/ui/breadcrumb";
import { Empty } from "../../shared/ui/empty";
import { PageHead } from "../../shared/ui/page-head";
import { ErrorScreen } from "./error-screen";

interface Props<Value> {
  /** Names the place on its page, and the page with all that it may show (ServedPart). */
  readonly place: string;
  readonly sample: ReactNode;
  readonly path: string;
  readonly asked: Value | "coming" | "gone" | "failed";
  readonly retry: () => void;
  /** Head of the page until its content is there. */
  readonly head: { readonly crumbs: readonly Crumb[]; readonly title: string };
  readonly coming: ReactNode;
  /** Sentence of a request that failed, and where else its visitor may go. */
  readonly failed: { readonly sentence: string; readonly action: { readonly label: string; readonly path: string } };
  readonly children: (value: Value) => ReactNode;
}

/** A page that the Worker renders into a built one, or that the browser requests: its content, or why it is not there. */
export function AskedPage<Value extends object>(props: Props<Value>) {
  const { place, sample, path, asked, retry, head, coming, failed, children } = props;
  if (asked === "gone") return <ErrorScreen status={404} message={notFoundMessage(path)} />;
  return (
    <ServedPart place={place} sample={sample}>
      {typeof asked === "object" ? (
        children(asked)
      ) : (
        <div className="wrap stack">
          <PageHead {...head} />
          {asked === "coming" ? (
            coming
          ) : (
            <>
              <Empty {...failed} />
              <button type="button" className="button" onClick={retry}>
                Réessayer
              </button>
            </>
          )}
        </div>
      )}
    </ServedPart>
  );
}
