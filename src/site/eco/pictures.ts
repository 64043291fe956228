import { readPublished } from "../../shared/http/read-published";
import { formatWeight, weighedName, weightsFile } from "./weight";
import * as styles from "./eco.later.module.css";
import { lightest } from "./lightest";

/** The service worker replaces a picture that is not loaded by a tiny one (src/site/offline/worker.ts); no larger width than this, in px, means such a picture. */
const MAX_POINT_PX = 9;
const isThere = (image: HTMLImageElement) => image.naturalWidth > MAX_POINT_PX;

/** The file to load for a picture: the lightest of the first format, or of the other format in browsers that do not support the first. */
function fileOf(picture: Element, image: HTMLImageElement): string {
  const srcset = picture.querySelector("source")?.getAttribute("srcset") ?? image.srcset;
  return lightest(srcset, picture.clientWidth) ?? image.src;
}

/** Sizes of pictures in bytes, by name. */
const weightsIn = (said: unknown) => (typeof said === "object" ? said : null);
const told = new Map<string, Promise<object | null>>();

/** « (12 Ko) »; "" when the size is unknown. */
async function weightOf(file: string): Promise<string> {
  const name = weighedName(file);
  if (!name) return "";
  const place = weightsFile(name);
  const asked = told.get(place) ?? readPublished(place, weightsIn);
  told.set(place, asked);
  const weights = await asked;
  const bytes: unknown = weights && Reflect.get(weights, name);
  return typeof bytes === "number" ? ` (${formatWeight(bytes)})` : "";
}

/** Loads that file although the service worker refuses pictures. */
function bring(picture: Element, image: HTMLImageElement, file: string): void {
  const other = image.src;
  for (const source of picture.querySelectorAll("source")) source.removeAttribute("srcset");
  image.removeAttribute("srcset");
  image.loading = "eager";
  image.addEventListener("error", () => image.setAttribute("src", other), { once: true });
  image.src = `${file}?voir`;
}

/** Replaces a picture by a button that loads it; a picture in the cache is shown at once. */
async function offer(picture: Element): Promise<void> {
  const image = picture.querySelector("img");
  if (!image) return;
  if (image.loading === "eager" && !image.complete)
    return image.addEventListener("load", () => void offer(picture), { once: true });
  if (isThere(image)) {
    image.loading = "eager";
    return;
  }
  const file = fileOf(picture, image);
  if (await caches.match(file)) return bring(picture, image, file);
  const weight = await weightOf(file);
  const button = document.createElement("button");
  button.type = "button";
  button.className = styles.ask ?? "";
  button.append(`Voir la photo${weight}`);
  if (image.alt) button.setAttribute("aria-label", `Voir la photo${weight} : ${image.alt}`);
  button.addEventListener("click", (event) => {
    event.preventDefault(); // many stand in a link
    event.stopPropagation();
    bring(picture, image, file);
    image.tabIndex = -1;
    image.focus({ preventScroll: true });
    button.remove();
  });
  picture.classList.add(styles.place ?? "");
  if ("eco" in document.documentElement.dataset) picture.append(button);
}

/** Replaces each picture that comes into view by its button, until the returned function is called; then the remaining pictures are loaded as usual. */
export function watchPictures(): () => void {
  const near = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      void offer(target);
    }
  });
  const look = () => {
    for (const picture of document.querySelectorAll("picture:not([data-offered])")) {
      picture.setAttribute("data-offered", "");
      near.observe(picture);
    }
  };
  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    changes.disconnect();
    near.disconnect();
    for (const picture of document.querySelectorAll("picture[data-offered]")) {
      picture.removeAttribute("data-offered");
      picture.querySelector("button")?.remove();
      const image = picture.querySelector("img");
      if (image && image.loading === "eager" && !isThere(image)) bring(picture, image, fileOf(picture, image));
    }
  };
}
