import type { RefObject } from "react";
import { Icon } from "../ui/icon";
import * as styles from "./sentence-form.page.module.css";

/** All searches read about as many characters. */
const MAX_LENGTH = 60;

interface Props {
  className?: string | undefined;
  /** Where the words are answered without scripts. */
  action: string;
  /** Where they are answered with scripts, if elsewhere. */
  withScripts?: string;
  label: string;
  example: string;
  /** Where the field is found by whoever carries its words elsewhere. */
  field?: RefObject<HTMLInputElement>;
}

/** A sentence in plain words, which becomes filters where it is answered. */
export const SentenceForm = ({ className = "", action, withScripts = action, label, example, field }: Props) => (
  <form
    role="search"
    className={`${styles.form} ${className}`}
    action={action}
    aria-label={label}
    onSubmit={({ currentTarget }) => {
      currentTarget.action = withScripts;
    }}
  >
    <input
      ref={field}
      name="q"
      type="search"
      aria-label={label}
      placeholder={example}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={MAX_LENGTH}
    />
    <button className="button" aria-label="Rechercher">
      <Icon name="search" />
    </button>
  </form>
);
