import { PASSWORD_RULES } from '@reset/api-contract/public/passwords.ts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';

/** Whose password it is to be. */
export type PasswordOwner = { firstName: string; lastName: string; email: string };

// Without a period at the end: the browser sets it.
const FAULTS = {
  short: `Your password must be at least ${PASSWORD_RULES.minLength} characters`,
  name: 'Your password must not include your name or other personal information',
  stolen: 'Your password is in a list of stolen passwords. Please choose another one',
  weak: 'You must choose a strong password. Please see requirements below',
};

/**
 * What is wrong with a password for this person, in sentences; none when it will do.
 * @param stolen in lower case
 */
export function passwordFaults(
  password: string,
  owner: PasswordOwner,
  stolen: ReadonlySet<string>,
): string[] {
  const faults = [
    ...(isShort(password) ? [FAULTS.short] : []),
    ...(containsName(password, owner) ? [FAULTS.name] : []),
  ];
  if (faults.length > 0) return faults;
  if (passwordScore(password, owner) < PASSWORD_RULES.minScore) return [FAULTS.weak];
  return stolen.has(password.normalize('NFC').toLowerCase()) ? [FAULTS.stolen] : [];
}

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
const isShort = (password: string): boolean => lengthOf(password) < PASSWORD_RULES.minLength;

/** Whether a name of three letters or more is in it, in whatever case. */
function containsName(password: string, { firstName, lastName }: PasswordOwner): boolean {
  const folded = fold(password);
  return [firstName, lastName]
    .map(fold)
    .some((name) => lengthOf(name) >= PASSWORD_RULES.minNameLength && folded.includes(name));
}

const lengthOf = (text: string): number => [...text].length;

const fold = (text: string): string => text.trim().normalize('NFC').toLowerCase();

// Made once, with the process: ranking the dictionaries takes a tenth of a second.
const zxcvbn = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: { ...common, ...english },
  ...PASSWORD_RULES.zxcvbn,
});

/**
 * How hard a password is to guess, 0 to 4, for an attacker who also knows `known`
 * of its owner. Takes some 15 ms at most, whatever is typed: see PASSWORD_RULES.
 */
const estimateGuessing = (password: string, known: string[]): number =>
  zxcvbn.check(password, [...known, ...PASSWORD_RULES.ownWords]).score;
