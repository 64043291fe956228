import { MemberPage } from "../features/account/member-page";
import { MyAlerts } from "../features/alerts/my-alerts";
import { MyAds } from "../features/posting/my-ads";

/** /mon-compte: the account, what its member sells, and what they look for. */
export const MemberAccount = () => (
  <MemberPage>
    <MyAds />
    <MyAlerts />
  </MemberPage>
);
