import { type ReactNode, useState } from "react";
import { Closed, closedHere } from "./closed";
import { ServedAt, servedAtHere } from "./served-at";

interface Props {
  /** Names the place on its page. */
  readonly place: string;
  /** What the built page has until the Worker renders the part, and what visitors see should the Worker fail. */
  readonly children: ReactNode;
  /** The part with all that it may show, so that the page has the styles of what the Worker renders. Publishing reads it and removes it. Null in the bundle for browsers, whose first render equals what is published. */
  readonly sample: ReactNode;
}

/** The part of a built page that the Worker renders from the same component (functions/shared/fill-page.ts). */
export function ServedPart({ place, children, sample }: Props) {
  const [at] = useState(servedAtHere);
  const [closed] = useState(closedHere);
  return (
    <>
      <div data-served={place}>
        <ServedAt.Provider value={at}>
          <Closed.Provider value={closed}>{children}</Closed.Provider>
        </ServedAt.Provider>
      </div>
      {sample && <template data-sample="">{sample}</template>}
    </>
  );
}
