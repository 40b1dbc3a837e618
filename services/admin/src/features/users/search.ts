import type { MatchedBy } from '@reset/api-contract/admin/users.ts';
import { isShortId, isUserId, type ListedUser } from './users.ts';

/** No search has more hits: who is not among them is looked for by more letters. */
export const MAX_HITS = 50;
/** A single letter begins a word of nearly everybody. */
const MIN_WORD = 2;
/** What is looked for within words has at least as many letters as the index knows together. */
const MIN_PART = 3;

/** A way to look for somebody. */
export type Way = Exclude<MatchedBy, 'name' | 'employer'> | 'words' | 'part';

/** Somebody who is found, and by what. */
export type Hit = { user: ListedUser; matchedBy: MatchedBy };

/** The phone number that is looked for, in ten digits; null where it is none. */
export function phoneSought(search: string): string | null {
  const digits = search
    .replaceAll(/^tel:|[\s().+/\u2010-\u2015-]/g, '')
    .replace(/^1(?=\d{10}$)/, '');
  return /^\d{10}$/.test(digits) ? digits : null;
}

/** By which ways something is looked for, the surest first, and as what. */
export function soughtBy(search: string): { way: Way; given: string }[] {
  const text = search.toLowerCase();
  const phone = phoneSought(search);
  const words = wordsOf(text);
  const ways: [Way, boolean, string][] = [
    ['id', isUserId(search), text],
    ['short_id', isShortId(search), text],
    ['card_last_four', /^\d{4}$/.test(search), search],
    ['email', search.includes('@'), text],
    ['phone_number', phone !== null, phone ?? ''],
    ['words', words.length > 0 && words.every((word) => word.length >= MIN_WORD), text],
    ['part', text.length >= MIN_PART, text],
  ];
  return ways.flatMap(([way, isSought, given]) => (isSought ? [{ way, given }] : []));
}

/** The reason why somebody is found: what has all that is looked for, or else has some of it. */
export function matchedBy(way: Way, user: ListedUser, search: string): MatchedBy {
  if (way !== 'words' && way !== 'part') return way;
  const text = search.toLowerCase();
  const sought = way === 'part' ? [text] : wordsOf(text);
  const has = (where: string) => (word: string) => where.toLowerCase().includes(word);
  const name = has(`${user.firstName} ${user.lastName}`);
  const employer = has(user.standing?.employer_name ?? '');
  const email = has(user.email);
  if (sought.every(name)) return 'name';
  if (sought.every(email)) return 'email';
  if (sought.every(employer)) return 'employer';
  return sought.some(name) ? 'name' : 'email';
}

/** As the function words_of cuts them. */
const wordsOf = (text: string): string[] =>
  text.split(/[\s!-/:-@[-`{-~]+/).filter((word) => word !== '');
