import type { Database } from '@reset/service-kit';
import { type CalendarDate, dayOf } from '#calendar/calendar-date.ts';
import { askedForOf, owedOf } from './owed.store.ts';
import { debitableBank } from './debitable-banks.store.ts';
import { daysOffered, effectiveDay } from './effective-day.ts';
import { leftOver } from './instances.ts';

/** What a debit that staff ask for now would take, from where, and on which banking days. */
export type DebitOutlook = {
  /** What is owed and collected, and nobody has asked to be debited. */
  cents: number;
  /** null where no account may be debited. */
  bank: { name: string; mask: string | null } | null;
  /** The days that may be asked for, each with the banking day on which the debit leaves. */
  days: { askedFor: CalendarDate; leavesOn: CalendarDate }[];
};

/** null without a card account. */
export async function debitOutlook(
  database: Database,
  userId: string,
  now: Date,
): Promise<DebitOutlook | null> {
  const account = await database('card_account').where({ user_id: userId }).first('receivable');
  if (!account?.receivable) return null;
  const { cents: owedCents } = await owedOf(database, account.receivable);
  const askedFor = (await askedForOf(database, [userId])).get(userId) ?? [];
  const bank = await debitableBank(database, userId, dayOf(now));
  return {
    cents: Math.max(leftOver(owedCents, askedFor), 0),
    bank: bank && { name: bank.name, mask: bank.mask },
    days: daysOffered(now).flatMap((day) => {
      const leavesOn = effectiveDay(day, now);
      return leavesOn === null ? [] : [{ askedFor: day, leavesOn }];
    }),
  };
}
