import type { MemberData } from "../contract/mine/member-data";
import type { Account } from "../members/provider";
import { Setting } from "../members/setting";
import type { Asked } from "../shared/http/use-asked";
import { Unread } from "../shared/ui/unread";
import { dataFile } from "./data-file";

interface Props {
  readonly account: Account;
  readonly data: Asked<MemberData>;
  readonly onRetry: () => Promise<void>;
}

/** « Mes données »: all that the site has of a member, as a file to download (rule: mine/data-file). */
export const MyData = ({ account, data, onRetry }: Props) => (
  <Setting title="Mes données">
    <p>
      Votre compte, vos avis, vos votes, vos annonces et vos alertes&nbsp;: ce que nous gardons de vous, dans un fichier
      lisible sur tout ordinateur.
    </p>
    {data === "missing" && <Unread sentence="Vos données n’ont pas pu être chargées." onRetry={onRetry} />}
    {typeof data === "object" && (
      <a className="button plain" href={dataFile(account, data)} download="mon-compte.json">
        Télécharger mes données
      </a>
    )}
  </Setting>
);
