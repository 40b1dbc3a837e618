import type { Language } from '@reset/api-contract/public/language.ts';

/** What a browser wants first of all: `es`, `es-MX`, and not `est`, which is Estonian. */
const FIRST = /^\s*(en|es)(?:-[a-z0-9]{1,8})*\s*(?:[,;]|$)/i;

/**
 * The language of ours that a call asks for; null for another one or none.
 * @param header its Accept-Language
 */
export function acceptedLanguage(header: string | undefined): Language | null {
  const [, wanted] = FIRST.exec(header ?? '') ?? [];
  if (wanted === undefined) return null;
  return wanted.toLowerCase() === 'es' ? 'es-US' : 'en-US';
}
