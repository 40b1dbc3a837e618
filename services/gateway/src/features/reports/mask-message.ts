const MAX_LETTERS = 120;

const MASKS: readonly [pattern: RegExp, mask: string][] = [
  // The address of a file is ours, what follows it may be hers.
  [/(https?:\/\/[^\s?#'")]*)[?#][^\s'")]*/g, '$1'],
  [/\S+@\S+/g, '…'],
  // An apostrophe within a word begins no quotation.
  [/(?<![\p{L}\d])["'`‘“].*?["'`’”](?![\p{L}\d])/gu, '…'],
  // After the first word what begins with a capital letter may be a name.
  [/(?<=[\p{L}\d,;:)] )\p{Lu}[\p{L}'’-]*/gu, '…'],
];

/**
 * The message of an error without what may be somebody's: quoted text, addresses, names and numbers.
 * What is left tells one failure from another.
 */
export function maskMessage(message: string): string {
  const urls: string[] = [];
  const masked = MASKS.reduce(
    (text, [pattern, mask]) => text.replace(pattern, mask),
    message.slice(0, 500).replaceAll(/\s+/g, ' '),
  );
  // A release's path is digits in part, and says which file it was.
  const kept = masked.replaceAll(/\/releases\/[\w./-]+/g, (path) => {
    urls.push(path);
    return '\u0000';
  });
  return kept
    .replaceAll(/\d+/g, '#')
    .replaceAll('\u0000', () => urls.shift() ?? '')
    .slice(0, MAX_LETTERS);
}
