import type { Database } from '@reset/service-kit';
import { type CalendarDate, dayOf } from '#calendar/calendar-date.ts';
import { debitOutlook, RECORDED_REPAYMENTS } from '#features/cards/cards.store.ts';
import { limitConfigStore } from '#features/limits/limits.store.ts';
import { memberStore, readPayDatesOf } from '#features/members/members.store.ts';
import { payrollStore } from '#features/payroll/payroll.store.ts';
import { readTaxReturns } from '#features/tax-returns/tax-returns.store.ts';
import { userConfigStore } from '#features/user-config/user-config.store.ts';
import type { KeptRepayment } from './repayment-info.ts';
import type { Instance, StaffFacts } from './staff-view.ts';

/** What staff see of a member beyond what she sees herself, all of it as it was at one moment. */
export const readStaffFacts = (
  database: Database,
  userId: string,
  now: Date,
): Promise<StaffFacts> =>
  database.transaction(
    // One query after the other, as one connection does them.
    async (snapshot) => ({
      member: await memberStore(snapshot).find(userId),
      config: await limitConfigStore(snapshot).find(userId),
      person: await limitConfigStore(snapshot).person(userId),
      payroll: await payrollStore(snapshot).standing(userId),
      payDates: await readPayDatesOf(snapshot, userId, dayOf(now)),
      issuerCustomerId: await readCustomerId(snapshot, userId),
      hasSchedule: await userConfigStore(snapshot).hasSchedule(userId),
      hasCustomPlan: (await userConfigStore(snapshot).find(userId)).hasCustomRepaymentPlan,
      debit: await debitOutlook(snapshot, userId, now),
      instances: await readInstances(snapshot, userId),
      repayments: await readRepayments(snapshot, userId),
      taxReturns: await readTaxReturns(snapshot, userId),
    }),
    { isolationLevel: 'repeatable read', readOnly: true },
  );

async function readCustomerId(database: Database, userId: string): Promise<string | null> {
  const account = await database('card_account')
    .where({ user_id: userId })
    .first('synctera_person_id');
  return account?.synctera_person_id ?? null;
}

/** Those that are scheduled, the soonest first, and the last of those that are over. */
async function readInstances(database: Database, userId: string): Promise<StaffFacts['instances']> {
  const ofState = (state: string) =>
    database('repayment_instance')
      .where({ user_id: userId, state })
      .select<InstanceRow[]>('id', 'amount_cents', 'effective_on', 'created_at', 'because');
  const scheduled = await ofState('scheduled').orderBy(['effective_on', 'id']);
  const last = (state: string) =>
    ofState(state)
      .orderBy([
        { column: 'ended_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(1);
  const [processed] = await last('processed');
  const [cancelled] = await last('cancelled');
  return {
    scheduled: scheduled.map(toInstance),
    lastProcessed: processed ? toInstance(processed) : null,
    lastCancelled: cancelled ? toInstance(cancelled) : null,
  };
}

async function readRepayments(database: Database, userId: string): Promise<KeptRepayment[]> {
  const { rows } = await database.raw<{ rows: RepaymentRow[] }>(REPAYMENTS, { userId });
  return rows.map((row) => ({
    by: row.by,
    amountCents: Number(row.amount_cents),
    createdAt: row.created_at,
    initiatedAt: row.initiated_at,
    settledAt: row.settled_at,
    reversedAt: row.reversed_at,
  }));
}

/** Of those that came to nothing, as a debit that the issuer refused, none is a repayment. */
const REPAYMENTS = `
  SELECT 'debit' AS by, d.amount_cents::bigint, d.created_at, d.sent_at AS initiated_at, d.settled_at,
         CASE d.status WHEN 'returned' THEN d.ended_at END AS reversed_at
    FROM card_account c JOIN debit d ON d.card_account_id = c.id
   WHERE c.user_id = :userId AND d.sent_at IS NOT NULL AND d.status <> 'refused'
  UNION ALL
  SELECT 'debit', amount_cents, created_at, repaid_at, repaid_at, NULL
    FROM (${RECORDED_REPAYMENTS}) recorded
  UNION ALL
  SELECT 'pay', repaid.cents, i.recorded_at, i.arrived_at, i.arrived_at,
         CASE i.status WHEN 'returned' THEN i.ended_at END
    FROM card_account c JOIN incoming_deposit i ON i.card_account_id = c.id
    JOIN LATERAL (SELECT sum(a.amount_cents) AS cents FROM allocation a
                   WHERE a.repayment_id = i.transfer_group_id) repaid ON repaid.cents > 0
   WHERE c.user_id = :userId AND i.kind = 'pay'
   ORDER BY initiated_at DESC, created_at DESC
`;

type InstanceRow = {
  id: string;
  amount_cents: number | null;
  effective_on: CalendarDate;
  created_at: Date;
  because: string | null;
};

const toInstance = (row: InstanceRow): Instance => ({
  id: row.id,
  amountCents: row.amount_cents,
  effectiveOn: row.effective_on,
  createdAt: row.created_at,
  because: row.because,
});

type RepaymentRow = {
  by: KeptRepayment['by'];
  amount_cents: string;
  created_at: Date;
  initiated_at: Date | null;
  settled_at: Date | null;
  reversed_at: Date | null;
};
