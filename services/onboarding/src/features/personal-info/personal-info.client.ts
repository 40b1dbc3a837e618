import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import type { Context } from '#context.ts';
import { personalInfoStore } from './personal-info.store.ts';
import type { Person } from './personal-info.ts';

/**
 * Who somebody is; null for who has told nothing, or whose word was erased.
 * @throws InternalCallError while the public service is away
 */
export async function readPerson(
  { cipher, config, database, services }: Context,
  userId: string,
): Promise<Person | null> {
  const infos = personalInfoStore(database, { cipher, indexKey: config.SSN_INDEX_KEY });
  const info = await infos.find(userId);
  if (!info) return null;
  const identity = await services.public.get<UserIdentity>(`/internal/users/${userId}`);
  return {
    ...info,
    firstName: identity.first_name,
    lastName: identity.last_name,
    email: identity.email,
  };
}
