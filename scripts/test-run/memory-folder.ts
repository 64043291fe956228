import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Files that stand in memory, where the system has them. */
const IN_MEMORY = "/dev/shm";
/** Bytes that must be free there: several times what the small sites of all tests take at once. */
const ROOM = 2 * 1_024 ** 3;

const hasRoom = (folder: string) => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM;
  } catch {
    return false; // the system has no such folder
  }
};

export interface TestFolder {
  readonly path: string;
  remove(): void;
}

/**
 * A folder for what tests write and drop, in memory where there is room: databases that wait for no disk, and publications by the hundred, take half of the
 * system's time there. A process that is killed loses no more than on a disk, because the kernel keeps what was written.
 */
export function openTestFolder(inMemory = IN_MEMORY): TestFolder {
  const folder = mkdtempSync(path.join(hasRoom(inMemory) ? inMemory : tmpdir(), "tests-"));
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
