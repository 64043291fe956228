import { useEffect } from "react";
import { MyAlerts } from "../market/alerts/my-alerts";
import { useOwnAlerts } from "../market/alerts/use-own-alerts";
import { MyAds } from "../market/posting/my-ads";
import { useOwnAds } from "../market/posting/use-own-ads";
import { DeleteAccount } from "../members/delete-account";
import { NameForm } from "../members/name-form";
import { PasswordForm } from "../members/password-form";
import type { Account } from "../members/provider";
import { signOutEverywhere } from "../members/sign-out";
import { useAsked } from "../shared/http/use-asked";
import { AccountOverview } from "./account-overview";
import { MemberHead } from "./member-head";
import * as styles from "./member-page.later.module.css";
import { MyData } from "./my-data";
import { MyReviews } from "./my-reviews";
import { askMemberData } from "./own-data";

/** The account: who the member is, what they have here at a glance, then each part, and last the settings (rule: mine/account-page). */
export function MemberPage({ account }: { readonly account: Account }) {
  const ads = useOwnAds();
  const alerts = useOwnAlerts();
  const [data, ask, change] = useAsked(askMemberData);
  useEffect(() => void ask(), [ask]);
  // The mail that reminds of an ad links to `#annonces`, which was not there when the page arrived.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  const reviews = typeof data === "string" ? data : data.reviews;
  const withdrawn = (id: string) =>
    change(({ reviews: known, ...more }) => ({ ...more, reviews: known.filter((review) => review.id !== id) }));
  return (
    <>
      <MemberHead account={account} />
      <AccountOverview ads={ads.asked} alerts={alerts.asked} reviews={reviews} />
      <div className={styles.parts}>
        <MyAds own={ads} />
        <div>
          <MyAlerts own={alerts} />
          <MyReviews reviews={reviews} onRetry={ask} onWithdrawn={withdrawn} />
          <section className={styles.settings}>
            <h2>Mes réglages</h2>
            <NameForm name={account.displayName ?? ""} />
            {account.hasPassword && <PasswordForm />}
            <MyData account={account} data={data} onRetry={ask} />
            <DeleteAccount hasPassword={account.hasPassword} />
            <button type="button" className="button plain" onClick={() => void signOutEverywhere()}>
              Se déconnecter
            </button>
          </section>
        </div>
      </div>
    </>
  );
}
