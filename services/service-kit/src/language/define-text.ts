import type { Language } from '@reset/api-contract/public/language.ts';
import { spoken, type InLanguages } from './in-languages.ts';

/**
 * A text message in every language, as `defineMail` defines mails.
 * @returns what says it to somebody, in her language
 */
export const defineText =
  <Facts>(texts: InLanguages<(facts: Facts) => string>) =>
  (language: Language | null | undefined, facts: Facts): string =>
    texts[spoken(language)](facts);
