import { graphql } from "gatsby";
import { Icon, type IconName } from "../../shared/ui/icon";

/** Marks that we have, by the key of the network; another one is written out. */
const MARKS: Readonly<Record<string, IconName | undefined>> = {
  reseau_facebook: "facebook",
  reseau_linkedin: "linkedin",
};

/** Links to the owner's pages on networks, as the content names them; nothing without any. */
export function Networks({ networks, size }: { networks: readonly Queries.NetworkFragment[]; size?: number }) {
  return networks.map(({ key, text, url }) => {
    const mark = MARKS[key];
    return (
      url && (
        <a key={key} href={url} aria-label={text} title={text}>
          {mark ? <Icon name={mark} size={size} /> : text}
        </a>
      )
    );
  });
}

export const fragment = graphql`
  fragment Network on SiteSetting {
    key
    text
    url
  }
`;
