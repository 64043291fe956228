import { Jumps } from "../ui/jumps";

export interface FilterGroup {
  readonly name: string;
  readonly filters: readonly { readonly label: string; readonly path: string }[];
}

/** Links to lists of reviews, one line of chips a facet (MARKET § 2.8). */
export function ReviewFilters({ groups, current }: { groups: readonly FilterGroup[]; current?: string }) {
  return (
    <>
      {groups.map(({ name, filters }) => (
        <div key={name}>
          <p className="small quiet">{name}</p>
          <Jumps label={name} jumps={filters} current={current} />
        </div>
      ))}
    </>
  );
}
