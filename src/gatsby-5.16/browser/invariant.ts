/**
 * Replaces the package « invariant » (../build/replaced-packages.ts), with which Gatsby's router checks its children.
 *
 * - Relies on: the router's calls, which have a condition and a complete message.
 * - No public way: the router imports the package by its name.
 * - When it changes: a message whose parts come as further arguments is thrown with « %s » in it.
 */
export default function invariant(condition: unknown, message: string): void {
  if (!condition) throw new Error(message);
}
