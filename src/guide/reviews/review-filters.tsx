import { routes } from "../../routes";
import { Jumps } from "../../shared/ui/jumps";

export interface FilterGroup {
  readonly name: string;
  readonly filters: readonly { readonly label: string; readonly path: string }[];
}

interface Props {
  groups: readonly FilterGroup[];
  /** Path of the current list, which offers only some of the filters; the reviews' home page offers all. */
  current?: string;
}

/** Links to lists of reviews, one line of chips per facet (rule: guide/review-lists). */
export function ReviewFilters({ groups, current }: Props) {
  return (
    <>
      {groups.map(({ name, filters }, index) => (
        <div key={name}>
          <p className="small quiet">
            {name}
            {current && index === 0 && (
              <>
                {" · "}
                <a href={`${routes.reviews}#filtres`}>tous les filtres</a>
              </>
            )}
          </p>
          <Jumps label={name} jumps={filters} current={current} />
        </div>
      ))}
    </>
  );
}
