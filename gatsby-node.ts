export { createResolvers } from "./src/build/brand-marks";
export { onCreateDevServer } from "./src/build/describe-schema";
export { onPostBuild } from "./src/build/files";
export { createPages } from "./src/build/pages";
export { onPreBuild } from "./src/gatsby-5.16/build/one-saved-state";
export { onPreInit } from "./src/gatsby-5.16/build/picture-effort";
export { onPreBootstrap } from "./src/gatsby-5.16/build/unchanged-pages";
export { onCreateWebpackConfig } from "./src/build/webpack";
