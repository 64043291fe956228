import type { ReactNode } from "react";
import { dispatch } from "./account-state";

interface Props {
  readonly title: string;
  readonly label: string;
  /** What follows. */
  readonly steps: readonly string[];
  readonly children: ReactNode;
}

/** What can be done before there is an account, above the form of the account popup: a sentence, and a button that closes the popup. */
export const WithoutAccount = ({ title, label, steps, children }: Props) => (
  <>
    <h3>{title}</h3>
    <p>{children}</p>
    <ol className="row small quiet">
      {steps.map((step, at) => (
        <li key={step}>{`${at + 1}. ${step}`}</li>
      ))}
    </ol>
    <button type="button" className="button" onClick={() => dispatch({ type: "close" })}>
      {label}
    </button>
  </>
);
