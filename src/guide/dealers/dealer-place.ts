/** « Mermoz, Dakar »; a district named as its town is written once. */
export const placeOf = ({ district, city }: { readonly district: string | null; readonly city: string }) =>
  [...new Set([district, city])].filter(Boolean).join(", ");
