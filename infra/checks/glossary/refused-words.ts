/** A name that the glossary refuses, and where it stands. */
export type RefusedWord = { name: string; pattern: string; line: number };

/**
 * The patterns in the third column of the glossary's table: what stands there in code.
 * @param glossary the text of docs/glossary.md
 */
export function readPatterns(glossary: string): string[] {
  const rows = glossary.split('\n').filter((line) => line.startsWith('| '));
  const refused = rows.slice(2).map((row) => row.split('|')[3] ?? '');
  return refused.flatMap((cell) => [...cell.matchAll(/`([\w*]+)`/g)].map(([, name]) => name ?? ''));
}

/** The names in a source text that one of the patterns refuses; comments and texts count too. */
export function findRefusedWords(source: string, patterns: readonly string[]): RefusedWord[] {
  const matchers = patterns.map((pattern) => ({
    pattern,
    expression: new RegExp(`^${pattern.replaceAll('*', '\\w+')}$`),
  }));
  return source.split('\n').flatMap((text, index) =>
    [...text.matchAll(/[A-Za-z_]\w*/g)].flatMap(([name]) => {
      const found = matchers.find(({ expression }) => expression.test(name));
      return found ? [{ name, pattern: found.pattern, line: index + 1 }] : [];
    }),
  );
}
