import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type SeededPerson = { key: string; email: string; password: string; what: string };

/** The fictional people whose sign-ins the README tells. */
export const people: readonly SeededPerson[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../people.json'), 'utf8'),
) as SeededPerson[];
