import type { Level } from './requirement.ts';

/** What is about accounts: each has to be shown by a test at one of the levels it asks for. */
const ACCOUNTS: readonly [letters: string, from: number, to: number][] = [
  ['PUB', 33, 45],
  ['PUB', 57, 97],
  ['PUB', 164, 164],
  ['PLT', 1, 14],
  ['PLT', 37, 54],
  ['PLT', 62, 63],
  ['PLT', 69, 70],
  ['PLT', 73, 74],
];

/** What need not be shown yet, and why. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'PUB-042': 'The survey and the budget calculator come with the public pages.',
  'PUB-044': 'The homepages of partners come with the public pages.',
  'PUB-045': 'The homepages of partners come with the public pages.',
  'PLT-063': 'Two of the keys belong to linking payroll and to disputes, which come later.',
  'PLT-003': 'Viewing as a member comes with the pages of staff.',
};

/** The ids of the group without its exceptions. */
export const accountIds = (): string[] =>
  ACCOUNTS.flatMap(([letters, from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => idOf(letters, from + at)),
  ).filter((id) => !(id in EXCEPTIONS));

const idOf = (letters: string, number: number): string =>
  `${letters}-${String(number).padStart(3, '0')}`;

/** Whether tests at these levels show what asks for those. */
export const isShown = (asked: readonly Level[], shown: readonly Level[]): boolean =>
  asked.some((level) => shown.includes(level));
