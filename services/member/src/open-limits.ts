import type { Partner } from '@reset/api-contract/partners/partner.ts';
import { eventBell, type Clock, type createLogger, type openDatabase } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import { computeDue } from '#features/spending-limit/compute-due.job.ts';
import { computeLimitsStore } from '#features/spending-limit/compute-limits-store.ts';
import { basisDigest } from '#features/spending-limit/computed-limit.ts';
import { keepLimits } from '#features/spending-limit/keep-limits.ts';
import { limitDueStore } from '#features/spending-limit/limit-due-store.ts';
import { readMultipliers, type LimitPolicy } from '#features/spending-limit/limit-rules.ts';
import { untilNone } from '#sweeping/until-none.ts';
import type { MemberConfig } from './config.ts';

type Needs = {
  database: ReturnType<typeof openDatabase>;
  clock: Clock;
  config: Pick<
    MemberConfig,
    'LIMIT_MAX_AGE_HOURS' | 'LIMIT_PARTS_PAYROLL_LINKED' | 'LIMIT_PARTS_PAYROLL_UNLINKED'
  >;
  partners: ReadonlyMap<string, Partner>;
  log: ReturnType<typeof createLogger>;
};

/** Limits as this process computes them. */
export function openLimits({ database, clock, config, partners, log }: Needs) {
  const basis = { policy: policyOf(config), partners };
  const due = limitDueStore(database);
  const limits = computeLimitsStore(database, basis);
  const compute = computeDue({ limits, due, clock, log });
  return {
    /** @returns how many are done with for now */
    computeDue: compute,
    /** What is to be done every minute. */
    sweeps: {
      limitsOfYesterday: untilNone((now) => due.markUnchecked(dayOf(now))),
      limitsOfNobody: due.clearAway,
    },
    /**
     * Computes what is due until it is stopped; first of all, what was computed by other rules.
     * @returns a function that stops it
     */
    keep: (): (() => Promise<void>) => {
      untilNone(() => due.markOtherwise(basisDigest(basis)))(clock.now()).catch((error: unknown) =>
        log.error({ err: error }, 'limits by other rules are not looked for'),
      );
      const bell = eventBell(database, log, 'limit_due');
      return keepLimits({ computeDue: compute, bell, log });
    },
  };
}

const policyOf = (config: Needs['config']): LimitPolicy => ({
  maxAgeHours: config.LIMIT_MAX_AGE_HOURS,
  payrollLinkedBasisPoints: readMultipliers(config.LIMIT_PARTS_PAYROLL_LINKED),
  payrollUnlinkedBasisPoints: readMultipliers(config.LIMIT_PARTS_PAYROLL_UNLINKED),
  // Staff allow these for one member at a time.
  countsFutureDeposits: false,
  refundAdvanceBasisPoints: 0,
});
