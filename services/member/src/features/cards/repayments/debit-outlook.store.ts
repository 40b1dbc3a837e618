import type { DebitRefusal } from '@reset/api-contract/admin/user-detail.ts';
import type { Database } from '@reset/service-kit';
import { type CalendarDate, dayOf } from '#calendar/calendar-date.ts';
import { isAsked } from './asked-instances.store.ts';
import { askedForOf, owedOf } from './owed.store.ts';
import { debitableBank } from './debitable-banks.store.ts';
import { daysOffered, effectiveDay } from './effective-day.ts';
import { leftOver } from './instances.ts';
import { staffDebitObstacle } from './staff-debit-obstacle.store.ts';

/** What a debit that staff ask for now would take, from where, and on which banking days. */
export type DebitOutlook = {
  /** What is owed and collected, and nobody has asked to be debited. */
  cents: number;
  /** null where no account may be debited. */
  bank: { name: string; mask: string | null } | null;
  /** The days that may be asked for, each with the banking day on which the debit leaves. */
  days: { askedFor: CalendarDate; leavesOn: CalendarDate; isTaken: boolean }[];
  /** Why none can be asked for; null where one can. */
  refusal: DebitRefusal | null;
  /** Those that have begun and are not settled yet, the oldest first. */
  underWay: { id: string; cents: number; since: Date }[];
};

/** null without a card account. */
export async function debitOutlook(
  database: Database,
  userId: string,
  now: Date,
): Promise<DebitOutlook | null> {
  const account = await database('card_account')
    .where({ user_id: userId })
    .first('id', 'receivable');
  if (!account?.receivable) return null;
  const { cents: owedCents } = await owedOf(database, account.receivable);
  const askedFor = (await askedForOf(database, [userId])).get(userId) ?? [];
  const cents = Math.max(leftOver(owedCents, askedFor), 0);
  const bank = await debitableBank(database, userId, dayOf(now));
  const obstacle = await staffDebitObstacle(database, { userId, owedCents, now });
  return {
    cents,
    bank: bank && { name: bank.name, mask: bank.mask },
    days: await daysOf(database, userId, now),
    refusal: obstacle ?? (cents > 0 ? null : 'nothing_left'),
    underWay: await debitsUnderWay(database, account.id),
  };
}

async function daysOf(
  database: Database,
  userId: string,
  now: Date,
): Promise<DebitOutlook['days']> {
  const days: DebitOutlook['days'] = [];
  for (const askedFor of daysOffered(now)) {
    const leavesOn = effectiveDay(askedFor, now);
    if (leavesOn === null) continue;
    const wanted = { user_id: userId, purpose: 'staff', effective_on: leavesOn } as const;
    days.push({ askedFor, leavesOn, isTaken: await isAsked(database, wanted) });
  }
  return days;
}

async function debitsUnderWay(
  database: Database,
  accountId: string,
): Promise<DebitOutlook['underWay']> {
  const rows: { id: string; amount_cents: number; created_at: Date }[] = await database('debit')
    .where({ card_account_id: accountId })
    .whereIn('status', ['reserved', 'sent'])
    .orderBy(['created_at', 'id'])
    .select('id', 'amount_cents', 'created_at');
  return rows.map((row) => ({ id: row.id, cents: row.amount_cents, since: row.created_at }));
}
