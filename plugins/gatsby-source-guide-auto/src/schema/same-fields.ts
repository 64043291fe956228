/** Fields that several types have in the same sense, each with its sentence. */
export const PATH = /* GraphQL */ `"Path of its page on this site."
    path: String!`;

export const HTML = /* GraphQL */ `"The text as sanitised HTML: it is safe to put into a page, headings have ids, and tables are wrapped in .table-scroll."
    html: String!`;

export const ALL_PROMOS = /* GraphQL */ `"All its promos, including past and future ones, ordered by their last day."
    promos: [Promo!]! @link`;
