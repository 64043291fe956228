import { afterEach, beforeEach, vi } from "vitest";
import { openPhotoQueue, type PhotoQueue } from "../../src/market/photos/photo-queue";
import { emptyEdge } from "./fake-photo-edge";

/** The queue that is open. */
export let queue: PhotoQueue;
export const openQueue = (): void => void (queue = openPhotoQueue("ad"));
/** The states of its photos, in their order: « sent sending waiting ». */
export const states = () =>
  queue
    .list()
    .map(({ state }) => state)
    .join(" ");

/** Opens a queue before each test of a file; nothing was sent before, and the test moves the clock. */
export function openQueueBeforeEach(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    emptyEdge();
    openQueue();
  });
  afterEach(() => {
    queue.close();
    vi.useRealTimers();
  });
}
