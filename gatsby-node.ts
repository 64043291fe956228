export { createResolvers } from "./src/build/brand-marks";
export { onCreateDevServer } from "./src/build/describe-schema";
export { onPostBuild } from "./src/build/files";
export { createPages } from "./src/build/pages";
export { onPreInit } from "./src/gatsby-5.16/build/picture-effort";
export { onCreateWebpackConfig } from "./src/build/webpack";
