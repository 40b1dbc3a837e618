import { PASSWORD_RULES } from './password-rules.ts';

/** What may not stand in a password, as far as this browser knows it. */
export interface PasswordOwner {
  firstName: string;
  lastName: string;
}

/** The names of the scores 0 to 4. */
export const SCORE_NAMES = ['none', 'weak', 'fair', 'good', 'great'] as const;
export type ScoreName = (typeof SCORE_NAMES)[number];

export const scoreName = (score: number): ScoreName => SCORE_NAMES[score] ?? 'none';

/**
 * The score that counts, 0 to 4.
 * @param guessing how hard it is to guess, 0 to 4
 */
export const passwordScore = (guessing: number, password: string, owner: PasswordOwner): number =>
  Math.min(
    guessing,
    isShort(password) ? PASSWORD_RULES.maxScoreWhenShort : Infinity,
    containsName(password, owner) ? PASSWORD_RULES.maxScoreWithName : Infinity,
  );

/** Whether it has fewer characters, as people count them, than a password needs. */
export const isShort = (password: string): boolean => lengthOf(password) < PASSWORD_RULES.minLength;

/** Whether it has more characters than a password may have. */
export const isTooLong = (password: string): boolean =>
  lengthOf(password) > PASSWORD_RULES.maxLength;

/** Whether a name of three letters or more is in it, in whatever case. */
export function containsName(password: string, { firstName, lastName }: PasswordOwner): boolean {
  const folded = fold(password);
  return [firstName, lastName]
    .map(fold)
    .some((name) => lengthOf(name) >= PASSWORD_RULES.minNameLength && folded.includes(name));
}

/**
 * How full the meter is, 0 to 1: as specified, where length counts beside the
 * score, so that it moves with each letter up to the twelfth.
 */
export function meterFill(score: number, password: string): number {
  const { minLength } = PASSWORD_RULES;
  const fill = (score + Math.min(lengthOf(password), minLength) / minLength) / 4;
  return Math.min(fill, 1);
}

const lengthOf = (text: string): number => [...text].length;

const fold = (text: string): string => text.trim().normalize('NFC').toLowerCase();
