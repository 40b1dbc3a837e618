import { type Database, newId } from '@reset/service-kit';
import { type CalendarDate, dayOf } from '#calendar/calendar-date.ts';
import { owedOf } from './begin-debit.store.ts';
import { debitableBank, repaysByDebit } from './debitable-banks.store.ts';
import { effectiveDay } from './effective-day.ts';
import { cancelObsolete } from './representments.store.ts';
import type { Changed } from './schedules.store.ts';

/** What became of a repayment that somebody asked for. */
export type Asked =
  | { id: string; effectiveOn: CalendarDate }
  /** More is owed than was approved; nothing has happened. */
  | { owedCents: number }
  | {
      refusal:
        | 'unknown'
        | 'not_in_time'
        | 'nothing_owed'
        | 'repays_from_pay'
        | 'no_bank'
        | 'already_asked';
    };

type AskedDebit = {
  userId: string;
  day: CalendarDate;
  /** The most that may be debited; null for all that there is. */
  approvedCents: number | null;
};

/** Repayments that staff ask for by themselves, and their ends, in the database. */
export const askedInstanceStore = (database: Database) => ({
  /** Has her bank debited for all that she owes, once a day however often it is asked for. */
  askByStaff: ({ userId, day, approvedCents }: AskedDebit, now: Date): Promise<Asked> =>
    database.transaction(async (transaction): Promise<Asked> => {
      const effectiveOn = effectiveDay(day, now);
      if (effectiveOn === null) return { refusal: 'not_in_time' };
      const account = await transaction('card_account')
        .where({ user_id: userId })
        .whereNot({ status: 'issuing' })
        .first('receivable');
      const member = await transaction('member').where({ user_id: userId }).first('user_id');
      if (!member) return { refusal: 'unknown' };
      const owedCents = account ? await owedOf(transaction, account.receivable) : 0;
      if (owedCents <= 0) return { refusal: 'nothing_owed' };
      if (!(await repaysByDebit(transaction, userId))) return { refusal: 'repays_from_pay' };
      if (!(await debitableBank(transaction, userId, dayOf(now)))) return { refusal: 'no_bank' };
      if (approvedCents !== null && owedCents > approvedCents) return { owedCents };
      const id = newId();
      const made = await transaction('repayment_instance')
        .insert({
          id,
          user_id: userId,
          purpose: 'staff',
          due_on: day,
          effective_on: effectiveOn,
          created_at: now,
        })
        .onConflict(['user_id', 'effective_on', 'purpose'])
        .ignore()
        .returning('id');
      if (made.length === 0) return { refusal: 'already_asked' };
      await cancelObsolete(transaction, now, userId);
      return { id, effectiveOn };
    }),

  /** Cancels one that is still to come. */
  async cancel(id: string, now: Date): Promise<Exclude<Changed, 'own'>> {
    const [cancelled] = await database('repayment_instance')
      .where({ id, state: 'scheduled' })
      .update({ state: 'cancelled', because: 'staff', ended_at: now })
      .returning('user_id');
    if (cancelled) return { userId: cancelled.user_id };
    return (await database('repayment_instance').where({ id }).first('id'))
      ? 'conflict'
      : 'unknown';
  },
});
