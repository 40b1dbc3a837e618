import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How much of the product a test goes through. */
export const LEVELS = ['BROWSER', 'HTTP', 'UNIT'] as const;
export type Level = (typeof LEVELS)[number];

export type Requirement = {
  /** `PUB-085`: the slice, and a number that never changes. */
  id: string;
  /** At which levels it is to be shown. */
  levels: readonly Level[];
  /** Where the specification says it, as `D2.§5`. */
  section: string;
  sentence: string;
};

/** The slices in the order of the product's own documents, by the letters of their ids. */
export const SLICES: readonly [letters: string, name: string][] = [
  ['PUB', 'Public pages, accounts and the survey'],
  ['ONB', 'Onboarding'],
  ['MEM', 'The member area'],
  ['ADM', 'Staff'],
  ['PLT', 'The platform'],
  ['DEMO', 'Demonstrations'],
];

export const sliceOf = ({ id }: Pick<Requirement, 'id'>): string => id.split('-')[0] ?? '';

/** What the product promises, from requirements.tsv. */
export async function readRequirements(): Promise<Requirement[]> {
  const text = await readFile(join(import.meta.dirname, 'requirements.tsv'), 'utf8');
  return text.trim().split('\n').slice(1).map(toRequirement);
}

function toRequirement(line: string): Requirement {
  const [id = '', levels = '', section = '', sentence = ''] = line.split('\t');
  return { id, levels: levels.split(',').map(toLevel), section, sentence };
}

function toLevel(name: string): Level {
  const level = LEVELS.find((known) => known === name);
  if (!level) throw new Error(`requirements.tsv knows no level ${name}.`);
  return level;
}
