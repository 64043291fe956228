import type { ReactNode } from "react";

type Answer = readonly [label: string, value: ReactNode];

/** What somebody said, question by question; what was not answered is left out. */
export const Answers = ({
  answers,
  className,
}: {
  readonly answers: readonly Answer[];
  readonly className: string | undefined;
}) => (
  <dl className={className}>
    {answers.map(
      ([label, value]) =>
        value && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
