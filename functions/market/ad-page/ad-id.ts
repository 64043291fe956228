/** The id in the last part of an ad's address, `{id}-{slug}`: whatever the slug says, the id decides. */
export const adIdOf = (name: string): string => (/^[^-/]*/.exec(name)?.[0] ?? "").toLowerCase();
