import type { TestProject } from "vitest/node";
import { Processes } from "../../../scripts/processes";
import { removeOld } from "./accepted";
import { launchPainter } from "./browser";
import { openPicturedSite } from "./site";
import { ALL_FILES, chosenSubjects } from "./subjects";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the site that is pictured. */
    pictured: string;
    /** Address at which tests connect to the browser that takes the pictures. */
    painter: string;
  }
}

/** Builds and serves the small catalogue as it is at the day of the pictures, and starts the browser that takes them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  chosenSubjects(); // A wrong name is told before the site is built.
  await removeOld(ALL_FILES);
  const processes = new Processes();
  const site = await openPicturedSite(processes);
  const painter = await launchPainter();
  project.provide("pictured", site.address);
  project.provide("painter", painter.wsEndpoint());
  return async () => {
    await painter.close();
    await site.close();
  };
}
