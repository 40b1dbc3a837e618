import type { Level } from './requirement.ts';

/** What is built: each has to be shown by tests at every level that it asks for. */
const BUILT: readonly [letters: string, from: number, to: number][] = [
  ['PUB', 1, 165],
  ['ONB', 1, 155],
  ['MEM', 1, 218],
  ['ADM', 1, 189],
  ['DEMO', 1, 39],
  ['PLT', 1, 63],
  ['PLT', 65, 68],
  ['PLT', 69, 70],
  ['PLT', 72, 74],
];

/** What need not be shown, or not yet, and why. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'PLT-036': 'Nothing changes at 1280 px: what is wider is the middle of the screen.',
};

/** The ids of what is built, without its exceptions. */
export const requiredIds = (): string[] =>
  BUILT.flatMap(([letters, from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => idOf(letters, from + at)),
  ).filter((id) => !(id in EXCEPTIONS));

const idOf = (letters: string, number: number): string =>
  `${letters}-${String(number).padStart(3, '0')}`;

/** Whether tests at these levels show what asks for those. */
export const isShown = (asked: readonly Level[], shown: readonly Level[]): boolean =>
  asked.every((level) => shown.includes(level));
