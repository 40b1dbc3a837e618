import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import type { Knex } from 'knex';
import type { By, Roles } from './staff.ts';

/**
 * Begins a change of staff. Changes wait for one another, so that each sees what the
 * one before has left: of two owners who remove one another at once, one stays.
 */
export async function lockStaff(transaction: Knex.Transaction): Promise<Roles> {
  await transaction.raw('LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE');
  const staff = await transaction<{ user_id: string; role: StaffRole }>('staff').select();
  return new Map(staff.map(({ user_id, role }) => [user_id, role]));
}

/** Makes a change that only owners make, if it is still an owner who asks for it. */
export const changingStaff = <Outcome>(
  database: Knex,
  by: By,
  change: (transaction: Knex.Transaction, roles: Roles) => Promise<Outcome>,
): Promise<Outcome | 'not_owner'> =>
  database.transaction(async (transaction) => {
    const roles = await lockStaff(transaction);
    const mayChange = by.userId === null || roles.get(by.userId) === 'owner';
    return mayChange ? change(transaction, roles) : 'not_owner';
  });
