import { readPublished } from "../../shared/http/read-published";
import { readBy } from "../../shared/http/receive";
import { formatWeight, weighedName, weightsFile } from "./weight";
import * as styles from "./eco.later.module.css";
import { lightest } from "./lightest";

/** The service worker replaces a held-back picture by a single point (src/site/offline/worker.ts); this is its largest width, whatever `sizes` is. */
const MAX_POINT_PX = 9;
const isLoaded = (image: HTMLImageElement) => image.naturalWidth > MAX_POINT_PX;

/** The file to load for a picture: the lightest of the first format. If the browser does not support the format, the other file is loaded on error. */
function fileOf(picture: Element, image: HTMLImageElement): string {
  const srcset = picture.querySelector("source")?.getAttribute("srcset") ?? image.srcset;
  return lightest(srcset, picture.clientWidth) ?? image.src;
}

/** Reader of weights in bytes, by the names of pictures. */
const weightsReader = readBy((body) => (typeof body === "object" ? body : null));
const known = new Map<string, Promise<object | null>>();

/** « (12 Ko) »; "" when the weight is unknown. */
async function weightOf(file: string): Promise<string> {
  const name = weighedName(file);
  if (!name) return "";
  const place = weightsFile(name);
  const pending = known.get(place) ?? readPublished(place, weightsReader);
  known.set(place, pending);
  const weights = await pending;
  const bytes: unknown = weights && Reflect.get(weights, name);
  return typeof bytes === "number" ? ` (${formatWeight(bytes)})` : "";
}

/** Loads the given file; the query `?voir` makes the service worker fetch it. */
function loadPicture(picture: Element, image: HTMLImageElement, file: string): void {
  const other = image.src;
  for (const source of picture.querySelectorAll("source")) source.removeAttribute("srcset");
  image.removeAttribute("srcset");
  image.loading = "eager";
  image.addEventListener("error", () => image.setAttribute("src", other), { once: true });
  image.src = `${file}?voir`;
}

/** Shows a button in place of the picture; a picture that is already cached is shown instead. */
async function offer(picture: Element): Promise<void> {
  const image = picture.querySelector("img");
  if (!image) return;
  if (image.loading === "eager" && !image.complete)
    return image.addEventListener("load", () => void offer(picture), { once: true });
  if (isLoaded(image)) {
    image.loading = "eager";
    return;
  }
  const file = fileOf(picture, image);
  if (await caches.match(file)) return loadPicture(picture, image, file);
  const weight = await weightOf(file);
  const button = document.createElement("button");
  button.type = "button";
  button.className = styles.ask ?? "";
  button.append(`Voir la photo${weight}`);
  if (image.alt) button.setAttribute("aria-label", `Voir la photo${weight} : ${image.alt}`);
  button.addEventListener("click", (event) => {
    event.preventDefault(); // Many pictures are inside a link.
    event.stopPropagation();
    loadPicture(picture, image, file);
    image.tabIndex = -1;
    image.focus({ preventScroll: true });
    button.remove();
  });
  picture.classList.add(styles.place ?? "");
  if ("eco" in document.documentElement.dataset) picture.append(button);
}

/** Replaces each picture that comes into view by a button. @returns a function that stops this and loads the pictures normally again */
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
      if (image && image.loading === "eager" && !isLoaded(image)) loadPicture(picture, image, fileOf(picture, image));
    }
  };
}
