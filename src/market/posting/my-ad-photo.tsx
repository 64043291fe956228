import { photoAddress } from "../../contract/market/photo";
import { Icon } from "../../shared/ui/icon";
import { Picture } from "../../shared/ui/picture";
import * as styles from "./my-ads.later.module.css";

/** The first photo of a member’s own ad; a drawing where there is none, or none that may be shown. */
export const MyAdPhoto = ({ cover }: { readonly cover: string | null }) => (
  <div className={styles.photo}>
    {cover ? (
      <Picture
        image={{ width: 320, height: 240, images: { fallback: { src: photoAddress(cover, 320) } } }}
        alt=""
        sizes="176px"
      />
    ) : (
      <span className={styles.none}>
        <Icon name="car" size={40} />
      </span>
    )}
  </div>
);
