import { t } from '#messages.ts';
import { sayDay } from '#moments/say-day.ts';

/** Codes whose words are not their own with spaces. */
const KNOWN = [
  'ach',
  'ach_debit_flow',
  'direct_deposit_flow',
  'bi_weekly',
  'semi_monthly',
  'fbo_account',
] as const;

/** A code of the wire in words: 'Food and drink' for FOOD_AND_DRINK, 'ACH Debit' for ach_debit_flow. */
export function sayWord(code: string): string {
  const known = KNOWN.find((name) => name === code);
  if (known) return t(`word.${known}`);
  const isShouted = code === code.toUpperCase();
  const words = (isShouted ? code.toLowerCase() : code).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * What may be codes and days among other texts, as a merchant's name is, with colons between: a code is
 * put into words, and a day as days are said.
 */
export const sayDetail = (text: string): string =>
  text
    .split(': ')
    .map((part) => {
      if (/^(?:[a-z]+(?:_[a-z]+)+|[A-Z]+(?:_[A-Z]+)+)$/.test(part)) return sayWord(part);
      return /^\d{4}-\d\d-\d\d$/.test(part) ? sayDay(part) : part;
    })
    .join(': ');
