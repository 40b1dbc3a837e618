import type { AddJob, Transaction } from '@reset/service-kit';
import { type CalendarDate, dayOf, plusDays } from '#calendar/calendar-date.ts';
import type { LockedAccount } from '#features/cards/purchases/purchases.store.ts';
import { tellLowBalance } from '#features/push/push.store.ts';
import { isDebitStopped } from './debitable-banks.store.ts';
import { type Begun, effectiveFor, type Obstacle, type Purpose, putOffTo } from './instances.ts';
import { recordMove } from './repayment-moves.store.ts';
import type { NoticeCause, ToldByMail } from './repayment-notices.ts';
import { tellByMail } from './repayment-notices.store.ts';

export type InstanceRow = {
  id: string;
  user_id: string;
  purpose: Purpose;
  effective_on: CalendarDate;
  amount_cents: number | null;
  times_put_off: number;
};

type Obstructed = { account: LockedAccount; instance: InstanceRow; now: Date; add: AddJob };
type Wanted = { because: NoticeCause; cents: number };

/**
 * Puts a day off on which her bank cannot be debited, or gives it up. She is mailed the first time that
 * it is put off, and when it is given up: of the days between she reads in the product, and is told by
 * push on each, if she chose that. Of an account that may be debited no more she was mailed when that
 * began.
 */
export async function putOff(
  transaction: Transaction,
  obstructed: Obstructed,
  wanted: Wanted,
): Promise<Begun> {
  const { account, instance, now } = obstructed;
  const { because } = wanted;
  if (because === 'short_balance') await tellLowBalance(transaction, account.userId, now);
  const today = dayOf(now);
  let day = putOffTo(today, instance.times_put_off);
  if (day === null) {
    await tellObstacle(transaction, obstructed, wanted, { kind: 'given_up', day });
    return cancelInstance(transaction, obstructed, because);
  }
  const taken = await transaction('repayment_instance')
    .where({ user_id: account.userId, purpose: instance.purpose })
    .whereNot({ id: instance.id })
    .where('effective_on', '>=', day)
    .pluck('effective_on');
  while (taken.includes(day)) day = effectiveFor(plusDays(day, 1), today);
  await transaction('repayment_instance')
    .where({ id: instance.id })
    .update({ effective_on: day, times_put_off: instance.times_put_off + 1, because });
  const { id, effective_on: from } = instance;
  await recordMove(transaction, { id, from, to: day, because, now });
  if (instance.times_put_off === 0) {
    await tellObstacle(transaction, obstructed, wanted, { kind: 'put_off', day });
  }
  return { outcome: 'put_off', because, accountId: account.id, instanceId: instance.id };
}

async function tellObstacle(
  transaction: Transaction,
  { account: { userId }, add }: Obstructed,
  { because, cents: amountCents }: Wanted,
  what: Pick<ToldByMail, 'kind' | 'day'>,
): Promise<void> {
  if (await isDebitStopped(transaction, userId)) return;
  const bank = await transaction('bank_link')
    .where({ user_id: userId })
    .first('institution_name', 'mask');
  await tellByMail(transaction, add, {
    ...what,
    because,
    userId,
    amountCents,
    bankName: bank?.institution_name ?? null,
    bankMask: bank?.mask ?? null,
  });
}

export async function cancelInstance(
  transaction: Transaction,
  { account, instance, now }: Omit<Obstructed, 'add'>,
  because: Obstacle,
): Promise<Begun> {
  await transaction('repayment_instance')
    .where({ id: instance.id })
    .update({ state: 'cancelled', because, ended_at: now });
  return { outcome: 'cancelled', because, accountId: account.id, instanceId: instance.id };
}
