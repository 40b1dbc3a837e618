import { RefusedError, type Database } from '@reset/service-kit';
import { FIRST_REPAYMENT_METHOD, notMember, type Member } from './members.ts';

export { readPayDatesOf } from './pay-dates.store.ts';

/** Members in the database, read and written through `database` or a transaction of it. */
export const memberStore = (database: Database) => ({
  /** null for a person who is no member yet. */
  async find(userId: string): Promise<Member | null> {
    const row = await database('member').where({ user_id: userId }).first('repayment_method');
    return row ? { userId, repaymentMethod: row.repayment_method } : null;
  },

  /** The same, whom nobody else changes until the transaction ends. */
  async hold(userId: string): Promise<Member | null> {
    const row = await database('member')
      .where({ user_id: userId })
      .forNoKeyUpdate()
      .first('repayment_method');
    return row ? { userId, repaymentMethod: row.repayment_method } : null;
  },

  /** Makes her a member, where she is none; she repays as everybody does at first. */
  async ensure(userId: string, now: Date): Promise<void> {
    await database('member')
      .insert({ user_id: userId, repayment_method: FIRST_REPAYMENT_METHOD, created_at: now })
      .onConflict('user_id')
      .ignore();
  },

  /** Makes the member or changes how she repays. */
  async put({ userId, repaymentMethod }: Member, now: Date): Promise<void> {
    await database('member')
      .insert({ user_id: userId, repayment_method: repaymentMethod, created_at: now })
      .onConflict('user_id')
      .merge(['repayment_method']);
  },
});

/** Refuses a command for a person who is no member with 404. */
export async function requireMember(database: Database, userId: string): Promise<void> {
  if (!(await memberStore(database).find(userId))) throw new RefusedError(notMember);
}

/** The same also for whose account is closed: staff set nothing of hers any more. */
export async function requireOpenMember(database: Database, userId: string): Promise<void> {
  const closed = await database('closed_member').where({ user_id: userId }).first('user_id');
  if (closed) throw new RefusedError(notMember);
  await requireMember(database, userId);
}
