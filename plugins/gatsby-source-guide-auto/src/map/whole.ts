const MAX_GRAPHQL_INT = 2 ** 31 - 1;

/** A figure as GraphQL's Int has it: rounded; null when unknown or too large to be true. */
export function whole(value: number | null): number | null {
  const rounded = value === null ? Number.NaN : Math.round(value);
  return Math.abs(rounded) <= MAX_GRAPHQL_INT ? rounded : null;
}
