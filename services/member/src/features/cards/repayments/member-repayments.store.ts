import { type Database, newId } from '@reset/service-kit';
import { type CalendarDate, dayOf } from '#calendar/calendar-date.ts';
import { settlementDay } from '#calendar/banking-day.ts';
import { owedOf } from './begin-debit.store.ts';
import { debitableBank } from './debitable-banks.store.ts';
import type { DebitStatus } from './debits.ts';
import { isMovableTo, type Obstacle } from './instances.ts';

const MAX_DEBITS = 20;

/** A day on which she is to repay, as she sees it. */
export type Upcoming = {
  id: string;
  purpose: 'payday' | 'staff' | 'member' | 'representment';
  dueOn: CalendarDate;
  effectiveOn: CalendarDate;
  /** null for all that she owes then. */
  amountCents: number | null;
  isMoved: boolean;
  because: Obstacle | null;
};

type PastDebit = {
  id: string;
  effectiveOn: CalendarDate;
  amountCents: number;
  status: DebitStatus;
  bankName: string;
  bankMask: string | null;
};

export type MemberRepayments = {
  payableCents: number;
  upcoming: Upcoming[];
  debits: PastDebit[];
  repaysInPart: boolean;
};

/** What a member does about her repayments herself, in the database. */
export const memberRepaymentStore = (database: Database) => ({
  /** null for who has no card account. */
  async read(userId: string): Promise<MemberRepayments | null> {
    const account = await accountOf(database, userId);
    if (!account) return null;
    const [payableCents, instances, debits, member] = await Promise.all([
      owedOf(database, account.receivable),
      database('repayment_instance')
        .where({ user_id: userId, state: 'scheduled' })
        .orderBy(['effective_on', 'id']),
      database('debit')
        .where({ card_account_id: account.id })
        .orderBy('created_at', 'desc')
        .limit(MAX_DEBITS),
      database('member').where({ user_id: userId }).first('repays_in_part'),
    ]);
    return {
      payableCents: Math.max(payableCents, 0),
      upcoming: instances.map(toUpcoming),
      debits: debits.map((row) => ({
        id: row.id,
        effectiveOn: row.effective_on,
        amountCents: row.amount_cents,
        status: row.status,
        bankName: row.bank_name,
        bankMask: row.bank_mask,
      })),
      repaysInPart: member?.repays_in_part ?? false,
    };
  },

  /** Has her bank debited for so much on the next banking day that can be. */
  askByMember: (userId: string, amountCents: number, now: Date): Promise<Asked> =>
    database.transaction(async (transaction): Promise<Asked> => {
      const account = await accountOf(transaction, userId);
      if (!account) return 'unknown';
      if (amountCents > (await owedOf(transaction, account.receivable))) return 'more_than_owed';
      if (!(await debitableBank(transaction, userId, dayOf(now)))) return 'no_bank';
      const day = settlementDay(now);
      const made = await transaction('repayment_instance')
        .insert({
          id: newId(),
          user_id: userId,
          purpose: 'member',
          due_on: day,
          effective_on: day,
          amount_cents: amountCents,
          created_at: now,
        })
        .onConflict(['user_id', 'effective_on', 'purpose'])
        .ignore()
        .returning('id');
      return made.length === 1 ? 'done' : 'already_asked';
    }),

  /** Moves the debit of her next payday, once, to a banking day that is near enough. */
  move: (userId: string, day: CalendarDate, now: Date): Promise<Moved> =>
    database.transaction(async (transaction): Promise<Moved> => {
      const row = await transaction('repayment_instance')
        .where({ user_id: userId, purpose: 'payday', state: 'scheduled' })
        .orderBy('effective_on')
        .forUpdate()
        .first();
      if (!row) return 'unknown';
      if (!isMovableTo(toUpcoming(row), day, now)) return 'not_movable';
      const taken = await transaction('repayment_instance')
        .where({ user_id: userId, purpose: row.purpose, effective_on: day })
        .first('id');
      if (taken) return 'not_movable';
      await transaction('repayment_instance')
        .where({ id: row.id })
        .update({ effective_on: day, is_moved: true });
      return 'done';
    }),

  async prefer(userId: string, repaysInPart: boolean): Promise<void> {
    await database('member').where({ user_id: userId }).update({ repays_in_part: repaysInPart });
  },
});

/** What became of what she asked for. */
export type Asked = 'done' | 'unknown' | 'more_than_owed' | 'no_bank' | 'already_asked';
export type Moved = 'done' | 'unknown' | 'not_movable';

const accountOf = (database: Database, userId: string) =>
  database('card_account')
    .where({ user_id: userId })
    .whereNot({ status: 'issuing' })
    .first('id', 'receivable');

type InstanceRow = {
  id: string;
  purpose: Upcoming['purpose'];
  due_on: CalendarDate;
  effective_on: CalendarDate;
  amount_cents: number | null;
  is_moved: boolean;
  because: Obstacle | null;
};

const toUpcoming = (row: InstanceRow): Upcoming => ({
  id: row.id,
  purpose: row.purpose,
  dueOn: row.due_on,
  effectiveOn: row.effective_on,
  amountCents: row.amount_cents,
  isMoved: row.is_moved,
  because: row.because,
});
