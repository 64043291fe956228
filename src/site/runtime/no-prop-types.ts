/**
 * In the place of the package « prop-types » (src/build/webpack.ts): Gatsby describes its own components with it, which nobody checks on the
 * published site.
 */
const anything = Object.assign(() => null, { isRequired: () => null });

export default { object: anything, string: anything, func: anything, element: anything };
