import type { LimitEvent } from '@reset/api-contract/member/limit-events.ts';
import { appendEvents, type Database, newId, type Transaction } from '@reset/service-kit';
import { type CalendarDate, dayOf } from '#calendar/calendar-date.ts';
import { notifyLimitUpdated } from '#features/notifications/notifications.store.ts';
import { ledgerStore } from '@reset/ledger';
import { basisDigest, computedLimit, type ComputedLimit } from './computed-limit.ts';
import { toStoredStep } from './limits.store.ts';
import { readForLimits } from './limit-reading.store.ts';
import { ENGINE, type LimitBasis } from './limits.ts';

/** A member whose limit is stale, and the latest change that made it so. */
type StaleLimit = { user_id: string; version: bigint; reasons: string[] };

/** Some whose limits are stale, or one of them. */
type Whom = { max: number } | { userId: string };

/**
 * Computes limits that are stale and that nobody else computes now: what a limit is computed from,
 * what comes of it, the ledger's credit limit and the notification are one transaction.
 *
 * A member's row of limit_state is locked while her limit is computed. Her row of limit_due is not:
 * what changes meanwhile marks it again without waiting, and it stays stale. The ledger's accounts
 * are locked before notifications, as authorizations do it, so that no two transactions deadlock.
 */
export const computeLimitsStore = (database: Database, basis: LimitBasis) => {
  const by = basisDigest(basis);
  return {
    /** @returns how many are stale no longer; not those that are being marked again at this moment */
    compute: (whom: Whom, now: Date): Promise<number> =>
      database.transaction(async (transaction) => {
        const stale = await take(transaction, whom);
        if (stale.length === 0) return 0;
        const userIds = stale.map(({ user_id }) => user_id);
        const today = dayOf(now);
        const readings = await readForLimits(transaction, userIds, today);
        const limits = readings.map((reading) => computedLimit(reading, basis, { now, today }));
        return write(transaction, { stale, limits, now, today, by });
      }),
  };
};

async function take(transaction: Transaction, whom: Whom): Promise<StaleLimit[]> {
  const condition = 'userId' in whom ? 'due.user_id = ?' : 'due.not_before <= now()';
  const { rows } = await transaction.raw<{ rows: StaleLimit[] }>(
    `SELECT state.user_id, due.asked AS version, due.because AS reasons
       FROM limit_due due JOIN limit_state state USING (user_id)
      WHERE ${condition}
      ORDER BY due.not_before LIMIT ? FOR UPDATE OF state SKIP LOCKED`,
    'userId' in whom ? [whom.userId, 1] : [whom.max],
  );
  return rows;
}

type Written = {
  stale: readonly StaleLimit[];
  limits: readonly ComputedLimit[];
  now: Date;
  today: CalendarDate;
  by: string;
};

async function write(
  transaction: Transaction,
  { stale, limits, now, today, by }: Written,
): Promise<number> {
  const reasons = new Map(stale.map((one) => [one.user_id, one.reasons]));
  const rows = limits.map((limit) => ({
    user_id: limit.userId,
    gross_cents: limit.grossCents,
    fingerprint: limit.fingerprint,
    shown: limit.shown,
    period_ends_on: limit.periodEndsOn,
    payday: limit.periodPayday,
    fresh_until: limit.freshUntil,
    ...(limit.isChanged
      ? {
          id: newId(),
          because: reasons.get(limit.userId),
          inputs: limit.inputs,
          steps: limit.steps.map(toStoredStep),
        }
      : {}),
  }));
  await transaction.raw(WRITE_LIMITS, {
    rows: JSON.stringify(rows),
    engine: ENGINE,
    now,
    today,
    by,
  });
  await ledgerStore(transaction).setCreditLimits(
    limits.map(({ userId, grossCents, falls }) => ({ userId, cents: grossCents, falls })),
  );
  // Before notifications, as purchases do it.
  await appendEvents<LimitEvent>(
    transaction,
    limits
      .filter(({ isChanged, isVisible }) => isChanged || isVisible)
      .map(({ userId: subject }) => ({
        type: 'spending_limit.computed',
        subject,
        payload: {},
        occurredAt: now,
      })),
  );
  const notified = limits.filter(({ isVisible }) => isVisible).map(({ userId }) => userId);
  if (notified.length > 0) await notifyLimitUpdated(transaction, notified, now);
  const { rowCount } = await transaction.raw<{ rowCount: number }>(DELETE_COMPUTED, {
    userIds: stale.map(({ user_id }) => user_id),
    versions: stale.map(({ version }) => String(version)),
  });
  return rowCount;
}

/** What was computed: a row where something changed, and the state in any case. */
const WRITE_LIMITS = `
  WITH computed AS MATERIALIZED (
    SELECT * FROM json_to_recordset(:rows) AS computed
      (user_id uuid, id uuid, because json, inputs jsonb, steps jsonb, gross_cents bigint,
       fingerprint text, shown text, period_ends_on date, payday date, fresh_until timestamptz)
  ), added AS (
    INSERT INTO spending_limit
      (id, user_id, computed_at, because, engine, inputs, steps, gross_cents)
    SELECT id, user_id, CAST(:now AS timestamptz),
           ARRAY(SELECT json_array_elements_text(because)), CAST(:engine AS smallint), inputs, steps,
           gross_cents
      FROM computed WHERE id IS NOT NULL
  )
  UPDATE limit_state state SET
    gross_cents = computed.gross_cents, fingerprint = computed.fingerprint, shown = computed.shown,
    period_ends_on = computed.period_ends_on, payday = computed.payday,
    fresh_until = computed.fresh_until,
    checked_at = CAST(:now AS timestamptz), checked_on = CAST(:today AS date), basis = :by
  FROM computed WHERE state.user_id = computed.user_id
`;

/** What changed again stays stale, and what another transaction is about to mark. */
const DELETE_COMPUTED = `
  DELETE FROM limit_due WHERE user_id IN (
    SELECT due.user_id FROM limit_due due
      JOIN unnest(CAST(:userIds AS uuid[]), CAST(:versions AS bigint[])) AS done (user_id, asked)
        USING (user_id, asked)
       FOR UPDATE OF due SKIP LOCKED)
`;
