import type { AddJob, Database } from '@reset/service-kit';
import { type CalendarDate, dayOf } from '#calendar/calendar-date.ts';
import { settlementDay } from '#calendar/banking-day.ts';
import { purchaseStore } from '#features/cards/purchases/purchases.store.ts';
import { isAsked } from './asked-instances.store.ts';
import { owedOf } from './owed.store.ts';
import { debitableBank, isDebitStopped, repaysByDebit } from './debitable-banks.store.ts';
import { isAskedFor, isMovableTo, leftOver, type Obstacle, type Purpose } from './instances.ts';
import type { NextRepayment } from './next-repayment.ts';
import { readNextRepayment } from './next-repayment.store.ts';
import {
  latestDebits,
  latestFromPay,
  latestNotNeeded,
  type NotNeeded,
  type PastDebit,
  type PastPay,
} from './past-repayments.store.ts';
import type { RepaymentNotice } from './repayment-notices.ts';
import { isPaydayMoved, recordMove } from './repayment-moves.store.ts';
import { tellOfMove } from './repayment-notices.store.ts';
import { repaymentNotices } from './standing-notices.store.ts';

/** A day on which she is to repay, as she sees it. */
export type Upcoming = {
  id: string;
  purpose: Purpose;
  dueOn: CalendarDate;
  effectiveOn: CalendarDate;
  /** null for all that she owes then. */
  amountCents: number | null;
  /** The banking day from which she moved it; null where she has not. */
  movedFrom: CalendarDate | null;
  /** She has moved it, or an earlier debit of the same payday: once is all. */
  isMoved: boolean;
  /** Because of her bank. */
  timesPutOff: number;
  because: Obstacle | null;
};

export type MemberRepayments = {
  next: NextRepayment;
  payableCents: number;
  /** What of that nobody has asked for yet. */
  earlyUpToCents: number;
  /** What she may have debited now; null for nothing. */
  bank: { name: string; mask: string | null } | null;
  /** null where she may not, or has asked for a debit on the next day that can be. */
  earlyOn: CalendarDate | null;
  /** None while no account may be debited until another one is linked. */
  upcoming: Upcoming[];
  debits: PastDebit[];
  fromPay: PastPay[];
  notNeeded: NotNeeded[];
  notices: RepaymentNotice[];
  repaysInPart: boolean;
};

/** What a member does about her repayments herself, in the database. */
export const memberRepaymentStore = (database: Database, add: AddJob) => ({
  /** All of it as it was at one moment; null for who has no card account. */
  read: (userId: string, now: Date): Promise<MemberRepayments | null> =>
    database.transaction((snapshot) => readRepayments(snapshot, userId, now), {
      isolationLevel: 'repeatable read',
      readOnly: true,
    }),

  /** Moves the debit of her next payday, once, to a banking day that is near enough. */
  move: (userId: string, day: CalendarDate, now: Date): Promise<Moved> =>
    database.transaction(async (transaction): Promise<Moved> => {
      // Of two at once the second sees that it was moved.
      await purchaseStore(transaction, now).lockAccount({ user_id: userId });
      const row = await transaction('repayment_instance')
        .where({ user_id: userId, purpose: 'payday', state: 'scheduled' })
        .orderBy('effective_on')
        .forUpdate()
        .first('*', isMoved(transaction));
      if (!row) return 'unknown';
      if (!(await repaysByDebit(transaction, userId))) return 'not_movable';
      if (await isDebitStopped(transaction, userId)) return 'not_movable';
      const upcoming = toUpcoming(row);
      if (upcoming.isMoved) return 'moved_before';
      if (!isMovableTo(upcoming, day, now)) return 'not_movable';
      const taken = await transaction('repayment_instance')
        .where({ user_id: userId, purpose: row.purpose, effective_on: day })
        .first('id');
      if (taken) return 'not_movable';
      await transaction('repayment_instance')
        .where({ id: row.id })
        .update({ effective_on: day, moved_from: row.effective_on });
      const { id, effective_on: from } = row;
      await recordMove(transaction, { id, from, to: day, because: 'member', now });
      await tellOfMove(transaction, add, { id: row.id, movedFrom: row.effective_on, now });
      return 'done';
    }),

  async prefer(userId: string, repaysInPart: boolean): Promise<void> {
    await database('member').where({ user_id: userId }).update({ repays_in_part: repaysInPart });
  },
});

async function readRepayments(
  snapshot: Database,
  userId: string,
  now: Date,
): Promise<MemberRepayments | null> {
  const account = await accountOf(snapshot, userId);
  const next = await readNextRepayment(snapshot, userId, now);
  if (!account || !next) return null;
  const earlyOn = settlementDay(now);
  const instances = await snapshot('repayment_instance')
    .where({ user_id: userId, state: 'scheduled' })
    .orderBy(['effective_on', 'id'])
    .select('*', isMoved(snapshot));
  const member = await snapshot('member').where({ user_id: userId }).first('repays_in_part');
  const isStopped = await isDebitStopped(snapshot, userId);
  const bank = (await repaysByDebit(snapshot, userId))
    ? await debitableBank(snapshot, userId, dayOf(now))
    : null;
  const early = { user_id: userId, purpose: 'member', effective_on: earlyOn } as const;
  const payableCents = Math.max((await owedOf(snapshot, account.receivable)).cents, 0);
  return {
    next,
    payableCents,
    earlyUpToCents: leftOver(payableCents, instances.map(toUpcoming).filter(isAskedFor)),
    bank: bank && { name: bank.name, mask: bank.mask },
    earlyOn: !bank || (await isAsked(snapshot, early)) ? null : earlyOn,
    upcoming: isStopped ? [] : instances.map(toUpcoming),
    debits: await latestDebits(snapshot, account.id),
    fromPay: await latestFromPay(snapshot, userId, account.id),
    notNeeded: await latestNotNeeded(snapshot, userId),
    notices: await repaymentNotices(snapshot, userId, now),
    repaysInPart: member?.repays_in_part ?? false,
  };
}

export type Moved = 'done' | 'unknown' | 'not_movable' | 'moved_before';

const accountOf = (database: Database, userId: string) =>
  database('card_account')
    .where({ user_id: userId })
    .whereNot({ status: 'issuing' })
    .first('id', 'receivable');

type InstanceRow = {
  id: string;
  purpose: Purpose;
  due_on: CalendarDate;
  effective_on: CalendarDate;
  amount_cents: number | null;
  moved_from: CalendarDate | null;
  is_moved: boolean;
  times_put_off: number;
  because: Obstacle | null;
  created_at: Date;
};

const isMoved = (database: Database) =>
  database.raw(`${isPaydayMoved('repayment_instance')} AS is_moved`);

const toUpcoming = (row: InstanceRow): Upcoming => ({
  id: row.id,
  purpose: row.purpose,
  dueOn: row.due_on,
  effectiveOn: row.effective_on,
  amountCents: row.amount_cents,
  movedFrom: row.moved_from,
  isMoved: row.is_moved,
  timesPutOff: row.times_put_off,
  because: row.because,
});
