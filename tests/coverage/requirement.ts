import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How much of the product a test goes through. */
export const LEVELS = ['BROWSER', 'HTTP', 'UNIT'] as const;
export type Level = (typeof LEVELS)[number];

export type Requirement = {
  /** `PUB-085`: the slice, and a number that never changes. */
  id: string;
  sentence: string;
  /** Where the specification says it, as `D2.§5`. */
  section: string;
  /** What a test has to assert, after the levels at which it has to. */
  check: string;
  levels: readonly Level[];
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
  const [id = '', _slice, _kind, sentence = '', source = '', check = ''] = line.split('\t');
  const section = source.split(/[ ;,]/)[0] ?? '';
  return { id, sentence, section, check, levels: levelsOf(id, check) };
}

/** `UNIT/BROWSER: seeds mock users` asks for both, and so does `HTTP: 200; BROWSER: a page`. */
function levelsOf(id: string, check: string): Level[] {
  const levels = LEVELS.filter((level) => new RegExp(String.raw`\b${level}[:/]`).test(check));
  if (levels.length === 0) throw new Error(`${id} asks for no known level: ${check}`);
  return levels;
}
