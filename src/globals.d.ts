/** Address of the icon sprite, set at build by src/build/icons.ts. */
declare const __ICONS__: string;
/** Public key of Turnstile, set at build from the environment; "" when forms do not use Turnstile. */
declare const __TURNSTILE_SITE_KEY__: string;
/** The identity provider’s public settings, set at build from the environment; `emulator` is the address of the local emulator, if any. */
declare const __FIREBASE__: import("firebase/app").FirebaseOptions & { readonly emulator: string | null };

/** Whether this is the bundle for browsers, which omits what only machines read, since that is already in the built page. */
declare const __BROWSER__: boolean;
/** Whether pages are cached for reading offline (src/site/offline), set at build from the environment. */
declare const __SERVICE_WORKER__: boolean;

declare module "*.module.css" {
  const classes: { readonly [name: string]: string };
  export = classes;
}

/** A global stylesheet exports nothing. */
declare module "*.css";

/** Module of Gatsby's application, which has no types. */
declare module "gatsby/cache-dir/slice/inline-slice" {
  import type { FC } from "react";

  export const InlineSlice: FC<{ readonly sliceName: string }>;
}
