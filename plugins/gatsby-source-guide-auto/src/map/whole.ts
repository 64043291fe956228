const MAX_GRAPHQL_INT = 2 ** 31 - 1;

/** Rounds a figure to a GraphQL Int; null when it is unknown or implausibly large. */
export function whole(value: number | null): number | null {
  const rounded = value === null ? Number.NaN : Math.round(value);
  return Math.abs(rounded) <= MAX_GRAPHQL_INT ? rounded : null;
}
