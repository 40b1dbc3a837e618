import { t } from '#messages.ts';

/** Codes whose words are not their own with spaces. */
const KNOWN = [
  'ach',
  'ach_debit_flow',
  'direct_deposit_flow',
  'bi_weekly',
  'semi_monthly',
] as const;

/** A code of the wire in words: 'Food and drink' for FOOD_AND_DRINK, 'ACH Debit' for ach_debit_flow. */
export function sayWord(code: string): string {
  const known = KNOWN.find((name) => name === code);
  if (known) return t(`word.${known}`);
  const isShouted = code === code.toUpperCase();
  const words = (isShouted ? code.toLowerCase() : code).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What may be a code among other texts, as a merchant's name is: the code alone is put into words. */
export const sayIfCode = (text: string): string =>
  /^[a-z]+(?:_[a-z]+)+$/.test(text) ? sayWord(text) : text;
