import { ECO } from "../../shared/stored/choice-keys";
import { THEME } from "../../shared/stored/frame-keys";

/**
 * Runs in the head of each page, before the first paint.
 * Theme: the stored "light" or "dark" is applied before the first paint, so that it never flashes; without a stored choice, or when the browser refuses
 * access to its storage, the system's mode applies (rule: site/theme). A page that forces a mode has `data-forced` on <html>, which overrides the choice.
 * « Mode éco-données »: sets `data-eco` on <html> when "1" is stored; without a stored choice the data saver of the connection decides.
 * Scripts at once: a page whose content needs scripts names a storage key in `data-live` (`comparer`). When its address has a query or more than an
 * empty list is stored under that key, `data-live` becomes "", and the scripts start at once (src/build/boot).
 * Display font: asked for at once, because it is shown only if it has arrived before the first paint (`font-display: optional`), and a browser that
 * has it in its cache would otherwise look for it too late on every other page.
 * Pictures of the first view: unless the visitor saves data, the main one (`fetchpriority`) loads as soon as it is in the document, and all
 * others once the window shows three tenths of them, so that the edge of a strip's next card costs nothing. So it goes on while the application renders.
 * Still page (`data-still`): until the visitor moves or chooses, phones load only these (src/styles/base.css). The
 * browser's lazy loading would reach 1,250 to 2,500 px ahead, which on a list means twenty needless pictures. Scrolling of a strip by the browser
 * itself (src/shared/ui/tabs.page.module.css) does not count: only scroll events of the document bubble to the window. A tap does not count either, because on
 * a slow network the pictures would delay the scripts that handle it; nor does what happens in the header, whose menu covers the page. The application
 * sets the mark again on each page to which it navigates (src/site/runtime/held-pictures.ts).
 */
export const themeScript =
  `var d=document.documentElement.dataset,c=navigator.connection?.saveData;d.still="";` +
  `for(let e of["scroll","touchmove","wheel","keydown","change"])addEventListener(e,e=>e.target.closest?.("header")||delete d.still,{passive:!0});` +
  `try{if(d.live&&(location.search||(localStorage[d.live]||"").length>2))d.live="";var t=d.forced||localStorage["${THEME}"];if(t=="dark"||t=="light")d.theme=t;var o=localStorage.${ECO};if(o)c=o==1}catch(e){}if(c)d.eco="";` +
  `else{document.fonts?.load("1em Bricolage");let v=new IntersectionObserver(a=>a.forEach(e=>e.isIntersecting&&e.target.lastChild.removeAttribute("loading")),{threshold:.3});` +
  `new MutationObserver(()=>{document.querySelector("img[fetchpriority]")?.removeAttribute("loading");document.querySelectorAll("main [loading]").forEach(e=>v.observe(e.parentNode))}).observe(document,{childList:!0,subtree:!0})}`;
