import pLimit from "p-limit";
import type { Progress } from "../fetch/fetched";
import type { Picture, PictureOf } from "../map/picture";
import type { Options } from "../options";
import type { Degraded } from "../state/build-report";
import { photoAddress } from "./photo-address";

/** Gets one picture as a File node. @returns the node's id, or null when the picture is not available. */
export type GetFile = (url: string) => Promise<string | null>;

interface Tools {
  download: GetFile;
  /** Gets the picture from an earlier build. */
  recall: GetFile;
  progress: Progress;
  warn: (message: string) => void;
}

interface Photos {
  pictureOf: PictureOf;
  /** Set when more pictures are missing than are tolerated. */
  degraded: Degraded | null;
}

/** The downloader waits much longer for its database than for the network; concurrent downloads share one write. */
const CONCURRENCY = 24;
/** Number of consecutive failures after which the host counts as down and the remaining pictures are not requested. */
const GIVE_UP_AFTER = CONCURRENCY;
const MISSING_SHARE = 0.02;

/** Gets every picture as a File node. A picture that is available neither now nor from an earlier build is left out with a warning. */
export async function fetchPhotos(sources: readonly string[], options: Options, tools: Tools): Promise<Photos> {
  const { download, recall, progress, warn } = tools;
  const queue = pLimit(CONCURRENCY);
  const pictures = new Map<string, Picture>();
  let failuresInARow = 0;
  let missing = 0;
  const get = async (url: string) => {
    const file = failuresInARow < GIVE_UP_AFTER ? await download(url) : null;
    failuresInARow = file === null ? failuresInARow + 1 : 0;
    return file ?? recall(url);
  };
  const fetchOne = async (source: string) => {
    const url = photoAddress(source, options.apiBase);
    const file = url === null ? null : await get(url);
    if (url !== null && file !== null) pictures.set(source, { url, file });
    else {
      missing += 1;
      warn(`Photo ignorée, impossible à obtenir : ${shown(source)}`);
    }
    progress("photos", pictures.size + missing, sources.length);
  };
  await Promise.all(sources.map((source) => queue(fetchOne, source)));
  const reason = `${missing} sur ${sources.length} impossibles à obtenir`;
  return {
    pictureOf: (source) => (source === null ? null : (pictures.get(source) ?? null)),
    degraded:
      missing > Math.max(1, sources.length * MISSING_SHARE) ? { endpoint: "photos", reason, ageHours: null } : null,
  };
}

/** The address without its query, which may contain a token. */
const shown = (source: string) => source.replace(/[?#].*$/, "").slice(0, 200);
