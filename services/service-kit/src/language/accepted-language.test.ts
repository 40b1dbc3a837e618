import { expect, it } from '@jest/globals';
import { acceptedLanguage } from './accepted-language.ts';

it.each([
  ['es-US', 'es-US'],
  ['es', 'es-US'],
  ['ES-mx, en;q=0.5', 'es-US'],
  ['es-419;q=0.9', 'es-US'],
  ['en-US,en;q=0.9,es;q=0.8', 'en-US'],
  ['en', 'en-US'],
  ['fr-FR, es', null],
  ['est', null],
  ['enm-x', null],
  ['es_US', null],
  ['es-toolongforatag', null],
  ['*', null],
  ['', null],
  [undefined, null],
])('reads of %j the language %j', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
