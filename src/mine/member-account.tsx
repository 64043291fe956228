import { MemberPage } from "./member-page";
import { MyAlerts } from "../market/alerts/my-alerts";
import { MyAds } from "../market/posting/my-ads";

/** /mon-compte: the account of a member, with their ads and alerts. */
export const MemberAccount = () => (
  <MemberPage>
    <MyAds />
    <MyAlerts />
  </MemberPage>
);
