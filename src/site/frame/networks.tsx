import { graphql } from "gatsby";
import { Icon, type IconName } from "../../shared/ui/icon";

/** Icons by the key of the network; networks without an icon are shown by name. */
const MARKS: Readonly<Record<string, IconName | undefined>> = {
  reseau_facebook: "facebook",
  reseau_linkedin: "linkedin",
};

/** Links to the owner's pages on social networks, from the site's settings. */
export function Networks({ networks, size }: { networks: readonly Queries.NetworkFragment[]; size?: number }) {
  return networks.map(({ key, text, url }) => {
    const mark = MARKS[key];
    return (
      url && (
        <a key={key} href={url} aria-label={text}>
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
