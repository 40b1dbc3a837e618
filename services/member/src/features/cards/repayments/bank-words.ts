import type { Language } from '@reset/api-contract/public/language.ts';
import type { InLanguages } from '@reset/service-kit';

type Bank = { name: string | null; mask: string | null };

/** What her bank account is called, with the last digits of its number alone. */
export const bankWords = (language: Language, { name, mask }: Bank): string => {
  const words = WORDS[language];
  if (name === null) return words.unnamed;
  return mask === null ? words.named(name) : words.masked(name, mask);
};

const WORDS: InLanguages<{
  unnamed: string;
  named: (name: string) => string;
  masked: (name: string, mask: string) => string;
}> = {
  'en-US': {
    unnamed: 'your bank account',
    named: (name) => `your account at ${name}`,
    masked: (name, mask) => `your account at ${name} ending in ${mask}`,
  },
  'es-US': {
    unnamed: 'tu cuenta bancaria',
    named: (name) => `tu cuenta en ${name}`,
    masked: (name, mask) => `tu cuenta en ${name} terminada en ${mask}`,
  },
};
