import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangeSet } from './change-set.ts';

/** What stands for `{{key}}` in the paths and texts of templates. */
export type Values = Readonly<Record<string, string>>;

const SUFFIX = '.template';

/**
 * Creates what the templates of a folder say, each at the path that its own name says.
 * @param set a folder below templates/
 * @throws RefusedGeneration when one of them is there already
 */
export function fillTemplates(set: string, changes: ChangeSet, values: Values): void {
  const folder = join(import.meta.dirname, 'templates', set);
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const path of entries.filter((entry) => entry.endsWith(SUFFIX)).toSorted()) {
    const text = readFileSync(join(folder, path), 'utf8');
    changes.create(fill(path.slice(0, -SUFFIX.length), values), fill(text, values));
  }
}

/** @throws when a template names what no generator gives */
const fill = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_all, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`A template asks for {{${key}}}.`);
    return value;
  });
