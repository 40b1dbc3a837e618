import type { Database } from '@reset/service-kit';
import { type CalendarDate, dayOf, plusDays } from '#calendar/calendar-date.ts';
import { bankLinkStore, outflowStore } from '#features/banks/banks.store.ts';
import { billsCents } from '#features/banks/banks.ts';
import { cardStore } from '#features/cards/cards.store.ts';
import { earningsStore, payrollStore } from '#features/payroll/payroll.store.ts';
import { billsHorizon } from '#features/payroll/payroll.ts';
import { type BankOutlook, isLow } from './push.ts';
import { tellLowBalance } from './push.store.ts';

const MAX_LOOKED_AT = 50;
/** So many days ahead a debit is one of the next days. */
const DEBIT_DAYS = 3;

/**
 * Tells members whose bank was read since they were last looked at that it has too little, once a day: of
 * some, as many as it answers.
 */
export const tellLowBalances = (database: Database, now: Date): Promise<number> =>
  database.transaction(async (transaction) => {
    const { rows } = await transaction.raw<{ rows: { user_id: string }[] }>(TAKE_READ, {
      max: MAX_LOOKED_AT,
    });
    for (const { user_id: userId } of rows) {
      const outlook = await readOutlook(transaction, userId, now);
      if (outlook !== null && isLow(outlook)) await tellLowBalance(transaction, userId, now);
    }
    return rows.length;
  });

const TAKE_READ = `
  UPDATE push_choice c SET balance_checked_at = r.balances_updated_at
    FROM (SELECT p.user_id, b.balances_updated_at
            FROM push_choice p JOIN bank_link b ON b.user_id = p.user_id
           WHERE 'low_balance' = ANY (p.kinds)
             AND b.balances_updated_at > coalesce(p.balance_checked_at, '-infinity')
           ORDER BY p.user_id LIMIT :max
             FOR UPDATE OF p SKIP LOCKED) r
   WHERE c.user_id = r.user_id
  RETURNING c.user_id
`;

async function readOutlook(
  database: Database,
  userId: string,
  now: Date,
): Promise<BankOutlook | null> {
  const bank = await bankLinkStore(database).find(userId);
  if (bank === null) return null;
  const today = dayOf(now);
  const outflows = await outflowStore(database).list(userId);
  const payroll = await payrollStore(database).find(userId);
  const payDates = (await earningsStore(database).paystubs(userId)).map(({ payOn }) => payOn);
  const next = await cardStore(database).nextRepayment(userId, now);
  const billsUntil = (to: CalendarDate) => billsCents(outflows, { from: today, to });
  const debitOn = next?.status === 'scheduled' ? next.day : null;
  return {
    availableCents: bank.availableCents,
    billsCents: billsUntil(billsHorizon(payroll, payDates, today)),
    debit:
      next === null || debitOn === null || debitOn > plusDays(today, DEBIT_DAYS)
        ? null
        : { cents: next.cents, billsBeforeCents: billsUntil(debitOn) },
  };
}
