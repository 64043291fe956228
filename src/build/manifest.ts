import { site } from "../site";
import { siteDescription } from "../site-description";

/** The web app manifest: what a phone shows when the site is added to its home screen. */
export const manifest = JSON.stringify({
  name: site.name,
  short_name: site.shortName,
  description: siteDescription,
  lang: site.language,
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: "#fbf8f3",
  theme_color: "#0c3b2e",
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
  ],
});
