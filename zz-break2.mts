import { brotliCompressSync as b } from "node:zlib";
import { withoutLists } from "./tests/support/footer-lists";
import { pageFiles, readText } from "./tests/support/release";
for (const a of ["/guide-auto/voitures-neuves/marque/hyundai/modele/139-tucson", "/guide-auto/avis-des-automobilistes/marque/1-toyota/tri/utiles", "/guide-auto/promos-du-moment"]) {
  const h = withoutLists(readText(pageFiles.get(a) ?? "")); const all = b(h).length; console.log(a, all, h.length);
  const cut = (n: string, ...res: [RegExp, string][]) => console.log("  -", n.padEnd(22), all - b(res.reduce((t, [re, to]) => t.replace(re, to), h)).length);
  cut("use self closing", [/><\/use>/g, "/>"]); cut("wh of svg", [/<svg([^>]*?) width="\d+" height="\d+"/g, "<svg$1"]); cut("aria-hidden", [/ aria-hidden="true"/g, ""]); cut("gatsby-head", [/ data-gatsby-head="true"/g, ""]); cut("sprite path", [/\/static\/icons-[0-9a-f]+\.svg/g, "/i.svg"]);
  cut("all these", [/><\/use>/g, "/>"], [/<svg([^>]*?) width="\d+" height="\d+"/g, "<svg$1"], [/ data-gatsby-head="true"/g, ""], [/\/static\/icons-[0-9a-f]+\.svg/g, "/i.svg"]);
  cut("media print", [/@media print\{(?:[^{}]|\{[^{}]*\})*\}/g, ""]); cut("hover", [/@media \(hover[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, ""]);
  cut("site urls", [/http:\/\/127\.0\.0\.1:8787/g, ""]); cut("quotes", [/="([a-zA-Z0-9_\-#./]+)"/g, "=$1"]); cut("li close", [/<\/(?:li|p|td|tr|th|dd|dt|option)>/g, ""]); 
  cut("side icons", [/(<li><a href="[^"]*">)<svg width="20" height="20" aria-hidden="true"><use href="[^"]*"><\/use><\/svg>(?!<b>)/g, "$1"]);
  const css = /<style[^>]*>([^]*?)<\/style>/.exec(h)?.[1] ?? ""; 
  console.log("   tokens", css.slice(0, 200), "fontface", all - b(h.replace(/@font-face\{[^}]*\}/g, "")).length);
}
