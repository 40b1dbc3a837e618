import { newId, type Transaction } from '@reset/service-kit';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { NoticeCause } from './repayment-notices.ts';

/** A repayment that gets another day: by her own wish, or because of her bank. */
type Move = {
  id: string;
  from: CalendarDate;
  to: CalendarDate;
  because: 'member' | NoticeCause;
  now: Date;
};

/** Whether the debit of the payday of `instance`, in SQL, was moved before: it can be moved once. */
export const isPaydayMoved = (instance: string): string => `
  EXISTS (SELECT FROM repayment_instance m
           WHERE m.user_id = ${instance}.user_id AND m.purpose = 'payday'
             AND m.due_on = ${instance}.due_on AND m.moved_from IS NOT NULL)`;

/** Keeps that a repayment got another day, which its own row says of the last time alone. */
export async function recordMove(transaction: Transaction, move: Move): Promise<void> {
  const { id, from, to, because, now } = move;
  await transaction('repayment_move').insert({
    id: newId(),
    instance_id: id,
    from_on: from,
    to_on: to,
    because,
    moved_at: now,
  });
}
