/** In the place of the parser of pages that React renders in part, which Gatsby's loader names and no page of this site needs. */
export {};
