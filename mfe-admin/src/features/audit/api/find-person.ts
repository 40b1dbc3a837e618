import { findPeople } from '#features/users/users.ts';
import { isWholeId, meantOf, type Meant } from '../model/meant-person.ts';

/** Whom the log is looked through for; '' for everybody. What is no whole id is looked for among all. */
export async function findPerson(typed: string): Promise<Meant> {
  const text = typed.trim();
  const id = text.toLowerCase();
  if (text === '' || isWholeId(id)) return { id };
  return meantOf(await findPeople(text), text);
}
