import { sampleAds } from "../cards/sample-ads";
import { AdHome } from "./ad-home";

/** All that the home of used cars may show. */
export const AdHomeSample = () => (
  <AdHome
    shown={{
      home: {
        total: 99,
        more: false,
        facets: {},
        latest: sampleAds(),
        bargains: sampleAds(),
        parkings: [{ id: "v1", name: "Parking de Ngor", ads: 23 }],
      },
      isStale: true,
    }}
  />
);
