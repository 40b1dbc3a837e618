import type { Level } from './requirement.ts';

/** A test that passed and says which requirements it shows. */
export type TaggedTest = {
  /** From the root of the repository. */
  file: string;
  /** As its runner prints it, without the ids. */
  title: string;
  /** Of requirements.tsv, if the tag is right. */
  ids: string[];
  level: Level;
};

const TAG = /\s*\[(?<ids>[A-Z]+-\d{3}(?:, [A-Z]+-\d{3})*)\]/g;

/** @param titles the test's own and those of the blocks around it, the outermost first */
export function taggedTest(file: string, titles: string[], level: Level): TaggedTest | null {
  const ids = titles.flatMap((title) =>
    [...title.matchAll(TAG)].flatMap((tag) => tag.groups?.['ids']?.split(', ') ?? []),
  );
  if (ids.length === 0) return null;
  return { file, ids, title: titles.map((title) => title.replaceAll(TAG, '')).join(' › '), level };
}
