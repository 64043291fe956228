import { useAtomValue } from "jotai";
import { type ComponentType, useEffect } from "react";
import { LaterPlace } from "../shared/ui/later-place";
import { accountAtom } from "./account-state";
import { requireMember } from "./open-account";

interface Props {
  readonly load: () => Promise<ComponentType>;
  /** Shown until the component is loaded. */
  readonly waiting: string;
  /** Sentence that invites the visitor to sign in. */
  readonly invitation: string;
}

/** Content for members only: for other visitors the account popup opens first (rule: members/protected-pages). */
export function MemberPlace({ load, waiting, invitation }: Props) {
  const { member } = useAtomValue(accountAtom);
  useEffect(() => void requireMember(), []);
  if (member) return <LaterPlace load={load} waiting={waiting} />;
  return (
    <p className="stack">
      {invitation}{" "}
      <button type="button" className="button live" onClick={() => void requireMember()}>
        Se connecter
      </button>
    </p>
  );
}
