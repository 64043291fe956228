/** Where the visitor's colour mode is kept: "light" or "dark"; nothing stored follows the system (SPEC § 4). */
export const THEME_KEY = "colour-mode";

/**
 * Runs in the head of each page, before the first paint.
 * Theme: a chosen one never flashes; a page that forces a mode carries `data-forced` on <html> and wins over the preference; a
 * browser that refuses its storage leaves the mode to the system.
 * Stillness: until the visitor moves or chooses, phones fetch only the pictures of the first view (src/ui/picture.module.css): the browser's
 * own lazy loading reaches 1,250 to 2,500 px ahead, which on a list is twenty pictures nobody asked for. A strip that the browser
 * scrolls by itself (src/ui/tabs.module.css) is no move: scrolls are heard from the document, which alone lets them bubble.
 * A tap is none either: on a slow network the pictures would come before the scripts that answer it. The application, once there,
 * ends the stillness (gatsby-browser.tsx).
 */
export const themeScript =
  `var d=document.documentElement,m=function(){d.removeAttribute("data-still")};d.dataset.still="";` +
  `["scroll","touchmove","wheel","keydown","change"].forEach(function(e){addEventListener(e,m,{once:true,passive:true})});` +
  `try{var t=d.dataset.forced||localStorage.getItem("${THEME_KEY}");if(t=="dark"||t=="light")d.dataset.theme=t}catch(e){}`;
