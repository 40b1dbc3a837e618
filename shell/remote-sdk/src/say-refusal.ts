import { i18n } from './language/i18n.ts';

/** Of the sentences of services in other languages: `refusals.es.ts`. */
export const REFUSALS = 'remote-sdk.refusals';

/**
 * What a service answers to people, in the language of the page; in English, in which it was
 * answered, where nobody has translated it. A number in it stands for any other.
 */
export function sayRefusal(sentence: string): string {
  const numbers = sentence.match(NUMBER) ?? [];
  const text: unknown = i18n.getResource(i18n.language, REFUSALS, sentence.replace(NUMBER, '#'));
  return typeof text === 'string' ? text.replaceAll('#', () => numbers.shift() ?? '') : sentence;
}

const NUMBER = /\d+/g;
