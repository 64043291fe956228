import { ECO } from "../../shared/stored/choice-keys";
import { THEME } from "../../shared/stored/frame-keys";

/**
 * Runs in the head of each page, before the first paint.
 * Theme: "light" or "dark"; nothing stored follows the system (rule: site/theme). A chosen one never flashes; a page that forces a mode carries `data-forced` on <html> and wins over the preference; a
 * browser that refuses its storage leaves the mode to the system.
 * « Mode éco-données »: `data-eco` on <html>; "1" or "0", and nothing stored follows the connection's own saving of data.
 * Life: a page that says in `data-live` what it can show with scripts alone, `comparer`, has `data-live=""` where its address asks for
 * something or the browser keeps something under that name (more than an empty list): its scripts then start at once (src/build/boot).
 * Pictures of the first view (`data-soon`): fetched as soon as the browser has read them, but where data is saved.
 * Stillness: until the visitor moves or chooses, phones fetch only the pictures of the first view (src/shared/ui/picture.module.css): the browser's
 * own lazy loading reaches 1,250 to 2,500 px ahead, which on a list is twenty pictures nobody asked for. A strip that the browser
 * scrolls by itself (src/shared/ui/tabs.module.css) is no move: scrolls are heard from the document, which alone lets them bubble.
 * A tap is none either: on a slow network the pictures would come before the scripts that answer it. The application, once there,
 * ends the stillness (gatsby-browser.tsx).
 */
export const themeScript =
  `var d=document.documentElement.dataset,n=navigator.connection,c=n&&n.saveData;d.still="";` +
  `for(let e of["scroll","touchmove","wheel","keydown","change"])addEventListener(e,()=>delete d.still,{once:!0,passive:!0});` +
  `try{if(d.live&&(location.search||(localStorage[d.live]||"").length>2))d.live="";var t=d.forced||localStorage["${THEME}"];if(t=="dark"||t=="light")d.theme=t;var o=localStorage.${ECO};if(o)c=o==1}catch(e){}if(c)d.eco="";` +
  `else{let f=()=>{for(let i of document.querySelectorAll("[data-soon][loading]"))i.removeAttribute("loading")},o=new MutationObserver(f);` +
  `o.observe(document,{childList:!0,subtree:!0});addEventListener("DOMContentLoaded",()=>{f();o.disconnect()})}`;
