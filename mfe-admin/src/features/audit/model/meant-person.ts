import type { AdminUser } from '#features/users/users.ts';

/** Who is meant by what was typed, by her id; otherwise how many may be. */
export type Meant = { id: string } | { found: 'nobody' | 'several' };

/** Whether it is an id as the services write them, of whomever. */
export const isWholeId = (text: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/**
 * Of those who are found, the one whom what was typed means: her whole email, then another exact form, as
 * the last four characters of an id, before words that are in a name.
 */
export function meantOf(
  found: readonly Pick<AdminUser, 'id' | 'email' | 'matchedBy'>[],
  typed: string,
): Meant {
  const hers = found.find(({ email }) => email === typed.toLowerCase());
  if (hers) return { id: hers.id };
  const exact = found.filter(({ matchedBy }) => matchedBy !== 'name' && matchedBy !== 'employer');
  const [one, ...others] = exact.length > 0 ? exact : found;
  if (!one) return { found: 'nobody' };
  return others.length === 0 ? { id: one.id } : { found: 'several' };
}
