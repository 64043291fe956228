import type { ComponentProps, MouseEvent } from "react";

interface Props extends ComponentProps<"a"> {
  href: string;
  /** Changes the state of the page to the one that the address has. */
  onState: () => void;
}

/** A link to another state of this page: a plain link without scripts and for new windows, otherwise a change of the page. */
export function StateLink({ onState, children, ...link }: Props) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onState();
  };
  return (
    <a {...link} onClick={press}>
      {children}
    </a>
  );
}
