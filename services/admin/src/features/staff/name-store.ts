import type { Knex } from 'knex';

export type FindName = (userId: string) => Promise<string | null>;

/** How somebody is called, as the public service told it last; null while it told nothing. */
export const findNameIn =
  (database: Knex): FindName =>
  async (userId) => {
    const user = await database('listed_user')
      .where({ user_id: userId })
      .first('first_name', 'last_name');
    return user ? `${user.first_name} ${user.last_name}` : null;
  };
