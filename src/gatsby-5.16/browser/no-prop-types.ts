/**
 * Replaces the package « prop-types » (../build/replaced-packages.ts), by which Gatsby declares the props of its own components.
 *
 * - Relies on: the types that Gatsby uses. They are not checked on a published site.
 * - No public way: they are read when the application starts.
 * - When it changes: a type that is missing here stops the application before it starts.
 */
const anything = { isRequired: null };

export default { object: anything, string: anything, func: anything, element: anything };
