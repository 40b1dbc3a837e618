import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type SeededPerson = {
  key: string;
  email: string;
  password: string;
  /** Ten digits of nobody's phone. Who has one signs in with a code that is sent there. */
  phone_number?: string;
  what: string;
};

/** The fictional people whose sign-ins the README tells. */
export const people: readonly SeededPerson[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../people.json'), 'utf8'),
) as SeededPerson[];
