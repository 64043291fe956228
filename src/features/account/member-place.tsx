import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { LaterPlace } from "../../ui/later-place";
import { accountAtom, requireMember } from "./account-state";

const load = async () => (await import("./member-page")).MemberPage;

/** What members alone see: the popup opens first for everybody else (SPEC § 4). */
export function MemberPlace() {
  const { member } = useAtomValue(accountAtom);
  useEffect(() => void requireMember(), []);
  if (member) return <LaterPlace load={load} waiting="Votre compte arrive…" />;
  return (
    <p className="stack">
      Connectez-vous pour voir votre compte.{" "}
      <button type="button" className="button live" onClick={() => void requireMember()}>
        Se connecter
      </button>
    </p>
  );
}
