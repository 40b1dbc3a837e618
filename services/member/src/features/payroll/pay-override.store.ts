import { newId, type Database, type Transaction } from '@reset/service-kit';
import { dayOf, type CalendarDate } from '#calendar/calendar-date.ts';
import type { OverriddenFrequency, PayOverrides } from './pay-override.ts';

/** Who of staff sets it, and why. */
export type MadeBy = { madeBy: string; reason: string };

type NewOverride =
  | { payCents: number; payFrequency: OverriddenFrequency }
  | { startOn: CalendarDate };

/** Sets something of a member's pay, in place of the same before it. */
export async function overridePay(
  transaction: Transaction,
  userId: string,
  { madeBy, reason, ...set }: NewOverride & MadeBy,
  now: Date,
): Promise<void> {
  const kind = 'startOn' in set ? 'pay_period' : 'compensation';
  const terms =
    'startOn' in set
      ? { period_start_on: set.startOn }
      : { pay_cents: set.payCents, pay_frequency: set.payFrequency };
  await endOverrides(transaction, { user_id: userId, kind }, now);
  await transaction('pay_override').insert({
    id: newId(),
    user_id: userId,
    kind,
    ...terms,
    made_at: now,
    made_on: dayOf(now),
    made_by: madeBy,
    reason,
  });
}

/** The pay period is as pay tells it from the first deposit on that arrives after it was set. */
export async function endPeriodOverride(
  transaction: Transaction,
  userId: string,
  { arrivedAt, now }: { arrivedAt: Date; now: Date },
): Promise<void> {
  await transaction('pay_override')
    .where({ user_id: userId, kind: 'pay_period', ended_at: null })
    .where('made_at', '<', arrivedAt)
    .update({ ended_at: now });
}

/** What counts of her compensation is what her payroll says again. */
export const endCompensation = (
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<void> => endOverrides(transaction, { user_id: userId, kind: 'compensation' }, now);

/** What was set of a payroll's pay ends with its link. */
export const endAllOverrides = (
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<void> => endOverrides(transaction, { user_id: userId }, now);

async function endOverrides(transaction: Transaction, of: object, now: Date): Promise<void> {
  await transaction('pay_override')
    .where({ ...of, ended_at: null })
    .update({ ended_at: transaction.raw('greatest(made_at, ?)', [now]) });
}

/** What is set of her pay and has not ended by a deposit. */
export async function readOverrides(database: Database, userId: string): Promise<PayOverrides> {
  const rows = await database('pay_override').where({ user_id: userId, ended_at: null });
  const compensation = rows.find(({ kind }) => kind === 'compensation');
  const period = rows.find(({ kind }) => kind === 'pay_period');
  return {
    compensation: compensation
      ? {
          payCents: compensation.pay_cents,
          payFrequency: compensation.pay_frequency,
          madeAt: compensation.made_at,
          madeOn: compensation.made_on,
        }
      : null,
    period: period
      ? { startOn: period.period_start_on, madeAt: period.made_at, madeOn: period.made_on }
      : null,
  };
}
