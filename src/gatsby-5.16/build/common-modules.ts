/**
 * Puts modules that most scripts of pages need into the application's script, which every page loads: a visitor loads each of them once, not once for each kind
 * of page.
 *
 * - Relies on: the name `app` of Gatsby's script, which loads all others.
 * - No public way: webpack's cache groups would make every page request the application's script a second time, and Gatsby's own groups only know modules that
 *   all pages share.
 * - When it changes: the build stops.
 */
import type { Compiler, Module } from "webpack";
import { gone } from "./gone";
import { isOfPage } from "./webpack-config";

/** A module that this share of the kinds of page needs is common: at a tenth, a model's page would load 1.7 KB that others need. */
const SHARE = 1 / 3;

/** Before webpack splits chunks. */
const STAGE = -10;

/** Webpack plugin for the stage `build-javascript`. */
export class CommonModules {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(CommonModules.name, (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: CommonModules.name, stage: STAGE }, (chunks) => {
        const { chunkGraph } = compilation;
        const app = compilation.namedChunks.get("app");
        if (!app) throw gone("Gatsby no longer calls the application's script « app »", "build/common-modules.ts");
        const kinds = [...chunks].filter(({ name }) => isOfPage(name));
        const users = new Map<Module, number>();
        for (const kind of kinds)
          for (const module of chunkGraph.getChunkModulesIterable(kind))
            if (module.type.startsWith("javascript/")) users.set(module, (users.get(module) ?? 0) + 1);
        for (const [module, count] of users) {
          if (count < SHARE * kinds.length) continue;
          for (const chunk of [...chunkGraph.getModuleChunksIterable(module)])
            chunkGraph.disconnectChunkAndModule(chunk, module);
          chunkGraph.connectChunkAndModule(app, module);
        }
      });
    });
  }
}
