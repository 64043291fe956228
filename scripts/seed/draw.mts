import { demoGalleries } from "./galleries";

await demoGalleries(Date.now());
