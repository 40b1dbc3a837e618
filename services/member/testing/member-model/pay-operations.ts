import { newId } from '@reset/service-kit';
import { plusDays } from '#calendar/calendar-date.ts';
import { recordMonitoring } from '#features/payroll/linking/link-payroll.store.ts';
import type { Operation, Operations } from './operation.ts';

/* What she works and is paid, and the rules of her limit. */

const work: Operation =
  ({ model: { history }, cents, days, today }) =>
  async ({ command }) => {
    const shift = { endedOn: plusDays(today, Math.min(days - 15, 1)), grossCents: 10 * cents };
    history.shifts.push(shift);
    await command(`shifts/${newId()}`, {
      ended_on: shift.endedOn,
      minutes: 480,
      gross_cents: shift.grossCents,
    });
  };

/** Pay of today, of days ago, or announced. */
const pay: Operation =
  ({ model: { history }, cents, days, today, flag }) =>
  async ({ her, service }) => {
    const payOn = flag ? today : plusDays(today, days - 14);
    const stub = {
      payOn,
      periodEndOn: plusDays(payOn, -(days % 7)),
      grossCents: 20 * cents,
      netCents: 14 * cents,
    };
    history.paystubs.push(stub);
    const providerPaystubId = newId();
    const periodStartOn = plusDays(stub.periodEndOn, -13);
    // Pay that comes in has the payroll read, which finds it there.
    service.world.paystubs.push({ providerPaystubId, periodStartOn, ...stub });
    await service.database('paystub').insert({
      id: newId(),
      user_id: her.userId,
      provider_paystub_id: providerPaystubId,
      pay_on: stub.payOn,
      period_start_on: periodStartOn,
      period_end_on: stub.periodEndOn,
      gross_cents: stub.grossCents,
      net_cents: stub.netCents,
    });
  };

const changePayroll: Operation =
  ({ model, flag, index, oneOf }) =>
  async (real) => {
    model.payroll.isBroken = index % 3 === 0;
    if (flag) {
      model.history.payFrequency =
        oneOf(['weekly', 'bi_weekly', 'semi_monthly', 'monthly'] as const) ?? 'weekly';
    }
    const monitoringStatus = model.payroll.isBroken ? 'degraded' : 'active';
    const { payFrequency } = model.history;
    const { world } = real.service;
    Object.assign(world.payrollAccount, { monitoringStatus });
    Object.assign(world.terms, { payFrequency });
    const now = new Date(model.now);
    await real.payroll.clone().update({
      monitoring_status: monitoringStatus,
      pay_frequency: payFrequency,
      ...(model.payroll.isBroken ? {} : { synced_at: now }),
    });
    // A paycheck may have had it read while it was broken.
    await real.service.database.transaction((transaction) =>
      recordMonitoring(transaction, monitoringStatus, { userId: real.her.userId, now }),
    );
  };

const setRules: Operation =
  ({ model, flag, index, oneOf }) =>
  async ({ command }) => {
    const refundPart = oneOf([0, 0.25, 0.5, 1]) ?? 0;
    const isMuted = index % 8 === 0;
    await command('limit_config', {
      muted: isMuted,
      enable_probationary_limit: flag,
      income_tax_refund_advance_multiplier: refundPart,
      ewa_multiplier_by_repayment_count: { payroll_linked: [0.25, 0.5, 1], payroll_unlinked: [0] },
    });
    model.rules = {
      ...model.rules,
      isMuted,
      isProbationaryLimitOn: flag,
      payrollLinkedBasisPoints: [2_500, 5_000, 10_000],
      payrollUnlinkedBasisPoints: [0],
      refundAdvanceBasisPoints: refundPart * 10_000,
    };
  };

export const payOperations: Operations = {
  work: [work, 3],
  pay: [pay, 2],
  changePayroll: [changePayroll, 2],
  setRules: [setRules, 1],
};
