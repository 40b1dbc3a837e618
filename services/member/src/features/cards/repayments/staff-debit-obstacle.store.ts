import type { DebitRefusal } from '@reset/api-contract/admin/user-detail.ts';
import type { Database } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import { debitableBank, repaysByDebit } from './debitable-banks.store.ts';

type Standing = {
  userId: string;
  /** What is neither repaid nor about to be. */
  owedCents: number;
  now: Date;
};

/** What stands against any debit that staff ask for, whatever was asked for before; null for nothing. */
export async function staffDebitObstacle(
  database: Database,
  { userId, owedCents, now }: Standing,
): Promise<Exclude<DebitRefusal, 'nothing_left'> | null> {
  if (owedCents <= 0) return 'nothing_owed';
  if (!(await repaysByDebit(database, userId))) return 'repays_from_pay';
  if (!(await debitableBank(database, userId, dayOf(now)))) return 'no_bank';
  return null;
}
