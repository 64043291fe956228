/** The page into which the build renders the popups (gatsby-ssr.tsx). Publishing takes them out of it and makes the script that opens them (src/build/boot/popup.ts). */
export const PRERENDERED_IN = "/404.html";
