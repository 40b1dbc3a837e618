import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '..');

/** An `@font-face` of fonts.css: its family, and what is declared of it. */
interface FaceRule {
  family: string;
  declared: ReadonlyMap<string, string>;
}

/** All that fonts.css has, in its order; a family may have several. */
export function readFontFaces(): FaceRule[] {
  return [...read('fonts.css').matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, rule = '']) => {
    const declared = new Map(
      [...rule.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
    );
    return { family: unquoted(declared.get('font-family') ?? ''), declared };
  });
}

/**
 * The families that a stylesheet names by a token, first choice first: `['Figtree', …, 'sans-serif']`.
 * @param file below src; `themes/hvfcu.css`
 * @param token `--font-heading`, or `--font-text`
 * @returns null when it names none
 */
export function readFaces(file: string, token: string): string[] | null {
  const value = new RegExp(`${token}:\\s*([^;]+);`).exec(read(file))?.[1];
  if (value === undefined) return null;
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return other ? readFaces(file, other) : value.split(',').map((face) => unquoted(face.trim()));
}

const read = (file: string): string => readFileSync(join(SOURCES, file), 'utf8');
const unquoted = (name: string): string => name.replaceAll(/^'|'$/g, '');
