import type { ReactNode } from "react";

interface Props {
  /** Names the place on its page. */
  readonly place: string;
  /** What the built page has until the Worker renders the part, and what visitors see should the Worker fail. */
  readonly children: ReactNode;
  /** The part with all that it may show, so that the page has the styles of what the Worker renders. Publishing reads it and removes it. Null in the bundle for browsers, whose first render equals what is published. */
  readonly sample: ReactNode;
}

/** The part of a built page that the Worker renders from the same component (functions/shared/fill-page.ts). */
export const ServedPart = ({ place, children, sample }: Props) => (
  <>
    <div data-served={place}>{children}</div>
    {sample && <template data-sample="">{sample}</template>}
  </>
);
