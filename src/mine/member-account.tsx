import { MemberPage } from "./member-page";
import { MyAlerts } from "../market/alerts/my-alerts";
import { MyAds } from "../market/posting/my-ads";

/** /mon-compte: the account, what its member sells, and what they look for. */
export const MemberAccount = () => (
  <MemberPage>
    <MyAds />
    <MyAlerts />
  </MemberPage>
);
