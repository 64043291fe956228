/**
 * In the place of the package « prop-types » (../build/replaced-packages.ts), with which Gatsby describes its own components.
 *
 * - Relies on: the kinds that Gatsby names. Nobody checks them on a published site.
 * - No public way: they are read when the application starts.
 * - When it changes: a kind that is not here stops the application before it starts.
 */
const anything = { isRequired: null };

export default { object: anything, string: anything, func: anything, element: anything };
