/** All that a deployment needs to be told. */
export const SETTINGS = {
  API_BASE: "https://api.exemple.sn",
  API_KEY: "une-vraie-cle",
  SITE_URL: "https://guide.exemple.sn",
  OPS_TOKEN: "jeton-d-essai-de-l-exploitant-du-site",
  FIREBASE_API_KEY: "AIzaSyD-exemple-de-cle-web-0123456789ab",
  FIREBASE_AUTH_DOMAIN: "guide-auto.firebaseapp.com",
  FIREBASE_PROJECT_ID: "guide-auto-4f2a1",
};
