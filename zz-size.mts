import { brotliCompressSync as b } from "node:zlib";
import { heaviest, KINDS } from "./tests/support/kinds";
import { withoutLists } from "./tests/support/footer-lists";
import { pageFiles, readText } from "./tests/support/release";
for (const kind of KINDS) for (const a of heaviest(kind, 2)) { const h = readText(pageFiles.get(a) ?? ""); const css = /<style[^>]*>([^]*?)<\/style>/.exec(h)?.[1] ?? ""; console.log(kind.padEnd(22), b(h).length, b(withoutLists(h)).length, b(css).length, css.length, a); }
