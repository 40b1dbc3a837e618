import type {
  SimulateDirectDeposit,
  SimulateEarnings,
  SimulateTransaction,
} from '@reset/api-contract/member/simulate.ts';
import type { Context } from '#context.ts';
import { dayOf } from '#days.ts';
import { toCents, toDollars } from '#money.ts';
import {
  accruedNetCents,
  balanceCents,
  limitOf,
  outstandingCents,
  owedCents,
  type MockMember,
  type Purchase,
} from './mock-member.ts';

/* What a demonstration sets off. Each gives the member as she is after it. */

/** What is set off where nothing is said of it, as on the services. */
const USUAL = { amount: 10, merchant_name: 'Corner Store', hours: 8, payCents: 100_000 };

/** She worked today. */
export function work(
  member: MockMember,
  { hours = USUAL.hours }: SimulateEarnings,
  { now, newId }: Context,
): MockMember {
  const shift = { id: newId(), endedOn: dayOf(now()), hours };
  return { ...member, shifts: [...member.shifts, shift] };
}

/** She pays with her card; what is above her limit is declined. */
export function buy(
  member: MockMember,
  { amount = USUAL.amount, merchant_name: merchantName = USUAL.merchant_name }: SimulateTransaction,
  { now, newId }: Context,
): MockMember {
  const cents = toCents(amount);
  const purchase: Purchase = {
    id: newId(),
    at: now().toISOString(),
    cents,
    merchantName,
    isDeclined: cents > limitOf(member, dayOf(now())).shownCents,
    repayments: [],
  };
  return { ...member, purchases: [...member.purchases, purchase] };
}

/**
 * Her employer pays: what she owes is repaid, the oldest purchase first, and the rest is at her bank.
 * Without an amount she is paid for her shifts.
 */
export function pay(
  member: MockMember,
  { amount }: SimulateDirectDeposit,
  { now, newId }: Context,
): MockMember {
  const netCents =
    amount === undefined ? accruedNetCents(member) || USUAL.payCents : toCents(amount);
  const repaidCents = Math.min(outstandingCents(member), netCents);
  let leftCents = repaidCents;
  const purchases = member.purchases.map((purchase) => {
    const cents = Math.min(owedCents(purchase), leftCents);
    leftCents -= cents;
    if (cents === 0) return purchase;
    const repayment = { id: newId(), at: now().toISOString(), cents };
    return { ...purchase, repayments: [...purchase.repayments, repayment] };
  });
  const balance = toDollars(balanceCents(member) + netCents - repaidCents);
  const paycheck = { id: newId(), paidOn: dayOf(now()), netCents, repaidCents };
  return {
    ...member,
    profile: { ...member.profile, available_bank_balance: balance },
    shifts: [],
    purchases,
    paychecks: [...member.paychecks, paycheck],
  };
}
