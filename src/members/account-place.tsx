import { navigate } from "gatsby";
import { useEffect } from "react";
import { routes } from "../routes";
import { LaterPlace } from "../shared/ui/later-place";
import * as styles from "./account-place.page.module.css";
import { accountNow, takeUpMember, dispatch } from "./account-state";

const load = async () => (await import("./account-forms")).AccountForms;

/** An account form on its own page; a member is redirected to the home page (rule: members/login-page). */
export function AccountPlace({ form }: { form: "login" | "register" }) {
  useEffect(() => {
    takeUpMember();
    if (accountNow().member) void navigate(routes.home, { replace: true });
    else dispatch({ type: "open", form });
    return () => dispatch({ type: "close" });
  }, [form]);
  return (
    <div className={styles[form]}>
      <LaterPlace load={load} waiting="Le formulaire arrive…" />
    </div>
  );
}
