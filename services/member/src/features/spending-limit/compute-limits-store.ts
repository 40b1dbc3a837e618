import { ledgerStore } from '@reset/ledger';
import { newId } from '@reset/service-kit';
import type { Knex } from 'knex';
import { dayOf, type CalendarDate } from '#calendar/calendar-date.ts';
import {
  basisDigest,
  computedLimit,
  type ComputedLimit,
  type LimitBasis,
} from './computed-limit.ts';
import { readForLimits } from './limit-reading-store.ts';
import { END_NEWS, FORGET_DUE, WRITE_LIMITS, WRITE_NEWS } from './written-limit-store.ts';
import { ENGINE } from './spending-limit.ts';

/** Somebody who waits. */
type Due = { user_id: string; asked: bigint; because: string[] };

/** Some who wait, or one of them. */
type Whom = { most: number } | { userId: string };

/**
 * Computes limits of members who wait for it and whom nobody else computes now: what it is computed
 * from, what comes of it, the ledger's credit limit and the notice are one transaction.
 *
 * A member's row of limit_state is what is held while it is computed. Her row of limit_due is not: a
 * fact that changes meanwhile marks it again without waiting, and it stays due. Locked in the
 * ledger is as the card's authorizations do it: the ledger's accounts before notices, so that
 * nobody waits in a circle.
 */
export const computeLimitsStore = (database: Knex, basis: LimitBasis) => {
  const by = basisDigest(basis);
  return {
    /** @returns how many are due no longer; those are not that somebody is marking again just now */
    compute: (whom: Whom, now: Date): Promise<number> =>
      database.transaction(async (transaction) => {
        const due = await take(transaction, whom);
        if (due.length === 0) return 0;
        const userIds = due.map(({ user_id }) => user_id);
        const today = dayOf(now);
        const readings = await readForLimits(transaction, userIds, today);
        const limits = readings.map((reading) => computedLimit(reading, basis, { now, today }));
        return write(transaction, { due, limits, now, today, by });
      }),
  };
};

async function take(transaction: Knex.Transaction, whom: Whom): Promise<Due[]> {
  const due = 'userId' in whom ? 'due.user_id = ?' : 'due.not_before <= now()';
  const { rows } = await transaction.raw<{ rows: Due[] }>(
    `SELECT state.user_id, due.asked, due.because
       FROM limit_due due JOIN limit_state state USING (user_id)
      WHERE ${due}
      ORDER BY due.not_before LIMIT ? FOR UPDATE OF state SKIP LOCKED`,
    'userId' in whom ? [whom.userId, 1] : [whom.most],
  );
  return rows;
}

type Written = {
  due: readonly Due[];
  limits: readonly ComputedLimit[];
  now: Date;
  today: CalendarDate;
  by: string;
};

async function write(
  transaction: Knex.Transaction,
  { due, limits, now, today, by }: Written,
): Promise<number> {
  const because = new Map(due.map((one) => [one.user_id, one.because]));
  const rows = limits.map((limit) => ({
    user_id: limit.userId,
    gross_cents: limit.grossCents,
    fingerprint: limit.fingerprint,
    shown: limit.shown,
    ...(limit.isAnother
      ? {
          id: newId(),
          because: because.get(limit.userId),
          inputs: limit.inputs,
          steps: limit.steps,
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
    limits.map(({ userId, grossCents }) => ({ userId, cents: grossCents })),
  );
  const told = limits.filter(({ isNews }) => isNews).map(({ userId }) => userId);
  if (told.length > 0) {
    await transaction.raw(END_NEWS, { userIds: told, now });
    await transaction.raw(WRITE_NEWS, { ids: told.map(() => newId()), userIds: told, now });
  }
  const { rowCount } = await transaction.raw<{ rowCount: number }>(FORGET_DUE, {
    userIds: due.map(({ user_id }) => user_id),
    asked: due.map(({ asked }) => String(asked)),
  });
  return rowCount;
}
