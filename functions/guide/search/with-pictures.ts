import type { SmallPicture } from "../../../src/contract/shared/picture";
import type { FoundGroup, FoundKind } from "../../../src/contract/site/found";

/** Groups with the pictures that their rows have. */
export const withPictures = (
  groups: readonly FoundGroup[],
  pictureOf: Readonly<Partial<Record<FoundKind, (path: string) => SmallPicture | null | undefined>>>,
): readonly FoundGroup[] =>
  groups.map((group) => {
    const own = pictureOf[group.kind];
    return own ? { ...group, rows: group.rows.map((row) => ({ ...row, picture: own(row.path) ?? null })) } : group;
  });
