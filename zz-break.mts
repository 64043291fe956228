import { brotliCompressSync as b } from "node:zlib";
import { withoutLists } from "./tests/support/footer-lists";
import { pageFiles, readText } from "./tests/support/release";
for (const a of ["/guide-auto/voitures-neuves/marque/hyundai/modele/139-tucson", "/guide-auto/avis-des-automobilistes/marque/1-toyota/tri/utiles", "/guide-auto/promos-du-moment"]) {
  const h = withoutLists(readText(pageFiles.get(a) ?? "")); const all = b(h).length; console.log(a, all, h.length);
  const cut = (n: string, re: RegExp) => console.log("  -", n.padEnd(22), all - b(h.replace(re, "")).length, [...h.matchAll(re)].reduce((s, [x]) => s + x.length, 0), [...h.matchAll(re)].length);
  cut("style", /<style[^>]*>[^]*?<\/style>/g); cut("ld+json", /<script type="application\/ld\+json"[^]*?<\/script>/g); cut("scripts", /<script(?! type="application)[^]*?<\/script>/g);
  cut("header", /<header[^]*?<\/header>/g); cut("header nav", /<nav [^>]*Navigation principale[^]*?<\/nav>/g); cut("side menu", /<nav [^>]*aria-label="Menu"[^]*?<\/nav>/g); cut("menu spans", /<\/b><span>[^<]*<\/span>/g); cut("all before main", /<body[^]*?<main/g);
  cut("footer", /<footer[^]*?<\/footer>/g); cut("pictures", /<picture[^]*?<\/picture>/g); cut("svg", /<svg[^]*?<\/svg>/g); cut("head meta/link", /<(?:meta|link)[^>]*>/g); cut("main", /<main[^]*?<\/main>/g); cut("class attrs", / class="[^"]*"/g); cut("after main", /<\/main>[^]*$/g); cut("srcset", / srcSet="[^"]*"/gi);
  cut("noscript",/<noscript[^]*?<\/noscript>/g); cut("style attr", / style="[^"]*"/g); cut("data-", / data-[a-z-]+="[^"]*"/g);
}
