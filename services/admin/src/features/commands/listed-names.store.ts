import type { Database } from '@reset/service-kit';

/** How the back office calls somebody; null for whom it does not list. */
export async function findListedName(database: Database, userId: string): Promise<string | null> {
  const user = await database('listed_user')
    .where({ user_id: userId })
    .first('first_name', 'last_name');
  return user ? `${user.first_name} ${user.last_name}` : null;
}
