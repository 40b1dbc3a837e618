/* What each of several repayments takes of what a member owes, as `shareOwed` has it, in SQL. */

/** What is owed on an account `a` of the ledger and not about to be repaid. */
export const OWED = 'a.debits_posted - a.credits_posted - a.credits_pending';
/** What of that is repaid on a payday. */
export const FROM_PAY = 'owed_from_pay(a)';

/** What a repayment is of: who asks for one may repay all, a payday what is repaid on paydays. */
export const isOf = (one: string, owed: string, fromPay: string): string =>
  `CASE WHEN ${one}.purpose IN ('staff', 'member') THEN ${owed} ELSE ${fromPay} END`;

/** First those that were asked for, then the others by their days, as `shareOwed` has them. */
const placeOf = (one: string): string =>
  `(${one}.purpose NOT IN ('staff', 'member'), ${one}.effective_on, ${one}.id)`;

/** What of that the repayments before `one` leave to it: no two take the same. */
export const leftTo = (one: string, owed: string, fromPay: string): string => `
  greatest(${isOf(one, owed, fromPay)} - coalesce((SELECT sum(coalesce(e.amount_cents, ${owed}))
                                 FROM repayment_instance e
                                WHERE e.user_id = ${one}.user_id AND e.state = 'scheduled'
                                  AND ${placeOf('e')} < ${placeOf(one)}),
                              0), 0)`;
