import { expect, test } from "vitest";
import { files, pageFiles, readText } from "../support/release";

/** Package or part of Gatsby that src/gatsby-5.16/build/replaced-packages.ts keeps out → a text that it alone would bring into the scripts. */
const KEPT_OUT = {
  invariant: "Minified exception occurred",
  "prop-types": "Calling PropTypes validators directly",
  "gatsby-react-router-scroll": "___GATSBY_REACT_ROUTER_SCROLL",
  "gatsby-link": "___loader.enqueue",
  "gatsby-script": "off-main-thread",
  "react-server-dom-webpack": "Connection closed",
  "register-service-worker": "Content is now available offline",
  "slice/server-slice": "slice-start",
};

test("scripts have nothing of the parts of Gatsby that are replaced or left out", () => {
  const scripts = files.filter((file) => file.endsWith(".js")).map((file) => ({ file, text: readText(file) }));
  const back = Object.entries(KEPT_OUT).flatMap(([name, text]) =>
    scripts
      .filter((script) => script.text.includes(text))
      .map(({ file }) => `${name} is in ${file} again: src/gatsby-5.16/build/replaced-packages.ts no longer meets it`),
  );
  expect(back).toEqual([]);
});

/** What src/gatsby-5.16/build/built-page.ts takes out of pages; what of it would run or style is refused by publishing anyway. */
const TAKEN_OUT = {
  "the generator's name": /<meta name="generator"/i,
  "a word for Internet Explorer": /x-ua-compatible/i,
  "links to scripts": /<link[^>]* as="script"/i,
  "marks of slices": /<!-- slice-|<slice-/,
  "styles of <GatsbyImage>": /gatsby-image-wrapper/,
  "Gatsby's own sheets": /gatsby-global-css/,
  "Gatsby's own scripts": /gatsby-script-loader|gatsby-chunk-mapping|window\.pagePath/,
};

test("pages have nothing left of what Gatsby adds to them and publishing takes out", () => {
  const left = [...pageFiles].flatMap(([address, file]) => {
    const html = readText(file);
    return Object.entries(TAKEN_OUT).flatMap(([name, pattern]) =>
      pattern.test(html) ? `${address} has ${name}: src/gatsby-5.16/build/built-page.ts no longer meets it` : [],
    );
  });
  expect(left).toEqual([]);
});
