const MAX_LENGTH = 2_000;

/** Comments, quoted names, literals in single quotes and dollars, and numbers that are no part of a name. */
const PARTS =
  /--[^\n]*|\/\*[^]*?(?:\*\/|$)|"(?:[^"]|"")*"|(?<!\w)[eE]'(?:[^'\\]|\\.|'')*(?:'|$)|'(?:[^']|'')*(?:'|$)|(\$(?:[a-zA-Z_]\w*)?\$)[^]*?(?:\1|$)|(?<![\w$.])\d+(?:\.\d+)?/g;

/**
 * A statement as it may be shown: by placeholders, without comments, literals and line breaks. Ours
 * hand their values over beside them; what is written into one by mistake is not shown either.
 */
export function withoutLiterals(text: string): string {
  const shown = text.replaceAll(PARTS, (part: string) => {
    if (part.startsWith('"')) return part;
    return part.startsWith('--') || part.startsWith('/*') ? ' ' : '?';
  });
  return shown.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LENGTH);
}

/**
 * What a statement does, by its first word: `SELECT`, `WITH`; `QUERY` for what begins with none.
 * @param shown a statement without comments
 */
export const operationOf = (shown: string): string =>
  /^[a-z]{1,20}\b/i.exec(shown)?.[0].toUpperCase() ?? 'QUERY';
