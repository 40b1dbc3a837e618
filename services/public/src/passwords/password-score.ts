import { PASSWORD_RULES } from '@reset/api-contract/public/passwords.ts';
import { estimateGuessing } from './estimate-guessing.ts';

/** Whose password it is to be. */
export type PasswordOwner = { firstName: string; lastName: string; email: string };

/** How strong the password is: 0 none, 1 weak, 2 fair, 3 good, 4 great. */
export function passwordScore(password: string, owner: PasswordOwner): number {
  const { firstName, lastName, email } = owner;
  return Math.min(
    estimateGuessing(password, [firstName, lastName, email]),
    isShort(password) ? PASSWORD_RULES.maxScoreWhenShort : Infinity,
    containsName(password, owner) ? PASSWORD_RULES.maxScoreWithName : Infinity,
  );
}

/** Whether it has fewer characters than a password needs. */
export const isShort = (password: string): boolean => lengthOf(password) < PASSWORD_RULES.minLength;

/** Whether a name of three letters or more is in it, in whatever case. */
export function containsName(
  password: string,
  { firstName, lastName }: Pick<PasswordOwner, 'firstName' | 'lastName'>,
): boolean {
  const folded = fold(password);
  return [firstName, lastName]
    .map(fold)
    .some((name) => lengthOf(name) >= PASSWORD_RULES.minNameLength && folded.includes(name));
}

const lengthOf = (text: string): number => [...text].length;

const fold = (text: string): string => text.trim().normalize('NFC').toLowerCase();
