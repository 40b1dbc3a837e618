import { dayOf } from '#calendar/calendar-date.ts';
import type { LimitInputs } from '#features/limits/limit-inputs.ts';
import { oracleAdvanceCents, oracleGrossCents } from '#testing/limit-oracle.ts';
import { reduced } from '#testing/pay-period-oracle.ts';
import { HOUR_MS } from './durations.ts';
import type { MemberModel } from './member-model.ts';
import { expectedRefund } from './taxes-of-model.ts';

/** Computes her limit by now. @returns what it is computed from */
export function computeLimit(model: MemberModel): LimitInputs['facts'] {
  const { bank, history, payroll, readAt, rules, limit } = model;
  const now = new Date(model.now);
  const today = dayOf(now);
  const { payOfPeriod, periodEndsOn, ...said } = reduced({
    ...history,
    today,
    payrollBrokenSince: payroll.isBroken && readAt.payroll ? dayOf(readAt.payroll) : null,
  });
  const facts: LimitInputs['facts'] = {
    isDeactivated: false,
    isCardTerminated: false,
    isDirectDepositSwitchedAway: false,
    isDebitStopped: model.repaysByDebit && (bank?.isStopped ?? false),
    bank: bank && { isBroken: bank.isBroken, availableCents: bank.availableCents },
    payroll,
    accruedNetCents: Number(said.accruedNetCents),
    futureDepositCents: null,
    billsCents: Number(said.billsCents),
    settledRepayments: model.account.daysRepaid(today, isOpenDay(model, today)),
    returnableCents: returnableCents(model, today),
    refund: expectedRefund(model),
  };
  const moment = {
    now: now.toISOString(),
    today,
    bankReadAt: instantOf(readAt.bank),
    payrollReadAt: instantOf(readAt.payroll),
    lastGrossCents: limit.grossCents,
    periodEndsOn: limit.periodEndsOn,
  };
  model.payday = payOfPeriod;
  const inputs = { facts, rules, moment };
  const grossCents = Number(oracleGrossCents(inputs));
  model.limit = {
    grossCents,
    refundCents: Math.min(Number(oracleAdvanceCents(inputs)), grossCents),
    // 11: one that is frozen is for the payday that it was for.
    periodEndsOn: isTrusted(model) ? periodEndsOn : limit.periodEndsOn,
  };
  return facts;
}

/** 9: a part that is repaid counts with the rest of its day, once that is repaid as well. */
const isOpenDay =
  ({ debits, instances }: MemberModel, today: string) =>
  (repaymentId: string, day: string): boolean =>
    instances.some(({ dueOn, state }) => dueOn === day && state === 'scheduled') ||
    debits.some(
      ({ id, instance, status, countsFrom }) =>
        id !== repaymentId &&
        instance.dueOn === day &&
        (status === 'reserved' ||
          status === 'sent' ||
          status === 'returned' ||
          (countsFrom ?? '') > today),
    );

/** 7: what was debited and may still be sent back makes no room. */
const returnableCents = ({ debits }: MemberModel, today: string): number =>
  debits
    .filter(({ status, countsFrom }) => status === 'settled' && (countsFrom ?? '') > today)
    .reduce((sum, { cents }) => sum + cents, 0);

const instantOf = (at: Date | null) => at && at.toISOString();

/** Whether no link is broken, and what is linked was read lately enough. */
function isTrusted({ bank, payroll, readAt, rules, now }: MemberModel): boolean {
  const oldest = now - rules.maxAgeHours * HOUR_MS;
  const isFresh = (at: Date | null) => at !== null && at.getTime() >= oldest;
  if (bank === null || bank.isBroken || payroll.isBroken) return false;
  return isFresh(readAt.bank) && isFresh(readAt.payroll);
}
