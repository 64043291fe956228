import { expect, test } from "vitest";
import { putTogether } from "../../build/publish/published-page";
import { takeApart } from "./built-page";
import { readGatsbyScripts } from "./scripts-slice";

const slice = `
        <script>window.___webpackCompilationHash="abc";</script><script src="/polyfill-0.js" nomodule></script><script src="/webpack-runtime-3.js" async></script><script src="/app-1.js" async></script>`;
const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta name="generator" content="Gatsby 5.16.1"/><title>A</title><style data-href="/styles.9.css" data-identity="gatsby-global-css">@media (width<9px){p{color:red}}</style><style data-href="/later.8.css" data-identity="gatsby-global-css">b{margin:0}</style><style>.gatsby-image-wrapper{a:b}</style><noscript><style>.gatsby-image-wrapper noscript{a:b}</style></noscript><script type="module">const e="undefined"!=typeof HTMLImageElement&&1;</script><script data-keep="">t()</script><link as="script" rel="prefetch" href="/x.js"/></head><body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><!-- slice-start id="header-1" --><header>S\0énégal</header><!-- slice-end id="header-1" --></div><div id="gatsby-announcer" style="position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0" aria-live="assertive"></div></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/a$&b";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->${slice}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

test("Gatsby's scripts, markers, sheets and style attributes are removed from a page, and its kind's rules, the editors' rules and the boot script are added", () => {
  const parts = takeApart(page);
  expect([...(parts?.sheets ?? [])]).toEqual([
    ["/styles.9.css", "@media (width<9px){p{color:red}}"],
    ["/later.8.css", "b{margin:0}"],
  ]);
  expect(
    parts &&
      putTogether(parts, {
        style: "p{margin:0}",
        boot: "boot('$&')",
        attributes: { "data-kind": 'a"b' },
        editors: "<style>$&{}</style>",
      }),
  ).toBe(
    `<!DOCTYPE html><html><head><meta charSet="utf-8"><title>A</title><style>p{margin:0}</style><script data-keep="">t()</script></head><body><style>$&{}</style><div id="___gatsby"><div tabindex="-1" id="gatsby-focus-wrapper"><header>Sénégal</header></div><div id="gatsby-announcer" class="visually-hidden" aria-live="assertive"></div></div><script data-kind="a&quot;b">boot('$&')</script></body></html>`,
  );
});

test("a page of another structure is not taken for a page built by Gatsby", () =>
  expect(takeApart("<!DOCTYPE html><html><head></head></html>")).toBeNull());

test("the scripts slice is read without scripts for old browsers", () => {
  expect(readGatsbyScripts(slice)).toEqual({
    sources: ["/webpack-runtime-3.js", "/app-1.js"],
    compilationHash: "abc",
  });
  expect(readGatsbyScripts('<script src="/a.js"></script>')).toBeNull();
});
