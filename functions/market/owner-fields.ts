import { adReference, titleOf } from "./ad-row";
import { isoOf } from "../shared/iso-of";

type OwnedAd = Parameters<typeof titleOf>[0] & {
  readonly id: string;
  readonly seller_uid: string;
  readonly email: string;
};

/** What each message to api.php says of the owner of an ad and of the ad itself. @param now time of the message, in milliseconds */
export const ownerFields = (ad: OwnedAd, now: number) => ({
  reference: adReference(ad.id),
  recu_le: isoOf(now),
  id_membre: ad.seller_uid,
  email: ad.email,
  annonce: adReference(ad.id),
  titre: titleOf(ad),
});
