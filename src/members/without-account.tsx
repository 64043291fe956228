import type { ReactNode } from "react";
import { frenchSpaces } from "../contract/shared/french-spaces";
import { dispatch } from "./account-state";

interface Props {
  readonly title: string;
  readonly label: string;
  /** What follows. */
  readonly steps: readonly string[];
  /** What the visitor should know before beginning. */
  readonly note: string;
  readonly children: ReactNode;
}

/** What can be done before there is an account, above the form of the account popup: a sentence, and a button that closes the popup. */
export const WithoutAccount = ({ title, label, steps, note, children }: Props) => (
  <>
    <h3>{title}</h3>
    <p>{children}</p>
    <ol>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <button type="button" className="button" onClick={() => dispatch({ type: "close" })}>
      {label}
    </button>
    <p className="small quiet">{frenchSpaces(note)}</p>
  </>
);
