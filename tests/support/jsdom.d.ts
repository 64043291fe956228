/** Types of the part of jsdom that the tests use; jsdom comes without types. */
declare module "jsdom" {
  export type DOMWindow = Window & typeof globalThis;

  export class JSDOM {
    constructor(
      html: string,
      options?: {
        readonly url?: string;
        readonly runScripts?: "dangerously";
        readonly beforeParse?: (window: DOMWindow) => void;
      },
    );
    readonly window: DOMWindow;
  }
}
