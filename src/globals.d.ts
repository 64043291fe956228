/** Address of the icon sprite, set at build by src/build/icons.ts. */
declare const __ICONS__: string;

declare module "*.module.css" {
  const classes: { readonly [name: string]: string };
  export = classes;
}

interface Window {
  /** Gatsby's own loader of pages. */
  ___loader?: { hovering(path: string): void };
}
