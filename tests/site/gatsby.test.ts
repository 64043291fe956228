import { expect, test } from "vitest";
import { files, pageFiles, readText } from "../support/release";

/** Package or part of Gatsby that src/gatsby-5.16/build/replaced-packages.ts leaves out → text that only it would add to the scripts. */
const KEPT_OUT = {
  invariant: "Minified exception occurred",
  "prop-types": "Calling PropTypes validators directly",
  "gatsby-react-router-scroll": "___GATSBY_REACT_ROUTER_SCROLL",
  "gatsby-link": "___loader.enqueue",
  "gatsby-script": "off-main-thread",
  "react-server-dom-webpack": "Connection closed",
  "register-service-worker": "Content is now available offline",
  "slice/server-slice": "slice-start",
  slice: "SlicePropsError",
  prefetch: "relList",
  "head-components": "React19HeadAPICompat",
  "redirect-utils": "ignoreCase",
};

/** Scripts of this release, without those carried over for the pages of earlier ones: the home page names the application's, and the script that names all others. */
function currentScripts(): readonly string[] {
  const home = readText("index.html");
  const launch = /launch-\w+\.js/.exec(home)?.[0] ?? "";
  const named = home + readText(launch);
  return files.filter((file) => file.endsWith(".js") && named.includes(file));
}

test("scripts contain no code of the parts of Gatsby that are replaced or left out", () => {
  const scripts = currentScripts().map((file) => ({ file, text: readText(file) }));
  const back = Object.entries(KEPT_OUT).flatMap(([name, text]) =>
    scripts
      .filter((script) => script.text.includes(text))
      .map(({ file }) => `${name} is in ${file} again: src/gatsby-5.16/build/replaced-packages.ts no longer meets it`),
  );
  expect(back).toEqual([]);
});

test("what most kinds of page need, as the words of the way back, is in the application's script only", () => {
  const holders = currentScripts().filter((file) => readText(file).includes("Fil d’Ariane"));
  expect(holders).toEqual([expect.stringMatching(/^app-/)]);
});

/** Markup that src/gatsby-5.16/build/built-page.ts removes from pages. Publishing also refuses scripts and styles that remain. */
const TAKEN_OUT = {
  "the generator's name": /<meta name="generator"/i,
  "a word for Internet Explorer": /x-ua-compatible/i,
  "links to scripts": /<link[^>]* as="script"/i,
  "marks of slices": /<!-- slice-|<slice-/,
  "styles of <GatsbyImage>": /gatsby-image-wrapper/,
  "Gatsby's own sheets": /gatsby-global-css/,
  "Gatsby's own scripts": /gatsby-script-loader|gatsby-chunk-mapping|window\.pagePath/,
};

test("pages contain no markup of Gatsby that publishing removes", () => {
  const left = [...pageFiles].flatMap(([address, file]) => {
    const html = readText(file);
    return Object.entries(TAKEN_OUT).flatMap(([name, pattern]) =>
      pattern.test(html) ? `${address} has ${name}: src/gatsby-5.16/build/built-page.ts no longer meets it` : [],
    );
  });
  expect(left).toEqual([]);
});
