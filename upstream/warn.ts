const said = new Set<string>();

/** One line on stderr, once per message: a faulty file is read again at every request. */
export function warnOnce(message: string): void {
  if (said.has(message)) return;
  said.add(message);
  process.stderr.write(`api.php : ${message}\n`);
}
