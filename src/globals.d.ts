/** Address of the icon sprite, set at build by src/build/icons.ts. */
declare const __ICONS__: string;
/** Public key of Turnstile, set at build from the environment; "" where forms ask it nothing. */
declare const __TURNSTILE_SITE_KEY__: string;
/** The identity provider’s public settings, set at build from the environment; `emulator` is where its stand-in answers on one machine. */
declare const __FIREBASE__: import("firebase/app").FirebaseOptions & { readonly emulator: string | null };

/** Whether this is the bundle of browsers: what a page says to machines alone is in the page as it is built, and not said again. */
declare const __BROWSER__: boolean;
/** Whether pages are kept for want of a network (src/site/offline), set at build from the environment. */
declare const __SERVICE_WORKER__: boolean;

declare module "*.module.css" {
  const classes: { readonly [name: string]: string };
  export = classes;
}

/** A sheet for the whole page gives nothing to who imports it. */
declare module "*.css";
