import type { Knex } from 'knex';
import type { Account } from './sign-in.ts';

/** The account behind an address, normalised; null when nobody has it. */
export type FindAccount = (email: string) => Promise<Account | null>;

export const findAccountIn =
  (database: Knex): FindAccount =>
  async (email) => {
    const row = await database<Account>('users')
      .join('credential', 'credential.user_id', 'users.id')
      .where('users.email', email)
      .first(
        'users.id as userId',
        'credential.password_hash as passwordHash',
        'users.seeded as isSeeded',
        'users.deactivated_at as deactivatedAt',
        'users.product_name as productName',
        database.raw('users.id IN (SELECT user_id FROM staff) AS "isStaff"'),
        database.raw('users.id IN (SELECT user_id FROM cardholder) AS "hasCard"'),
      );
    return row ?? null;
  };
