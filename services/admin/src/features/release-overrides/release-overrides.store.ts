import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import type { CheckOverride } from '@reset/api-contract/gateway/release-override.ts';
import type { Database, Transaction } from '@reset/service-kit';
import { appendAudit } from '#features/audit/audit.store.ts';
import { endingOf, type Ending, type Override } from './release-overrides.ts';

/** When something is done, on behalf of which request. */
type Moment = { requestId: string; now: Date };

/** The overrides of staff, in the database; each begin and end is logged in its transaction. */
export const releaseOverrideStore = (database: Database) => ({
  /** The one of this member of staff that has not ended; null when she has none. */
  async find(staffId: string, now: Date): Promise<Override | null> {
    const row = await database<Row>('release_override')
      .where({ staff_id: staffId })
      .where('until', '>', now)
      .first();
    return row ? toOverride(row) : null;
  },

  /** Begins one, in place of hers if she has one; false where she is no administrator any more. */
  begin: (override: Override, moment: Moment): Promise<boolean> =>
    database.transaction(async (transaction) => {
      // One at a time for each person.
      const staff = await transaction('staff')
        .where({ user_id: override.staffId, role: 'administrator' })
        .forNoKeyUpdate()
        .first('user_id');
      if (!staff) return false;
      const former = await transaction<Row>('release_override')
        .where({ staff_id: override.staffId })
        .delete()
        .returning('*');
      await transaction('release_override').insert(toRow(override));
      for (const row of former) {
        const ending = row.until <= moment.now ? 'expired' : 'replaced';
        await logEnd(transaction, toOverride(row), ending, moment);
      }
      await logBegin(transaction, override, moment);
      return true;
    }),

  /** Ends hers, in whichever browser it is. */
  end: (staffId: string, moment: Moment): Promise<void> =>
    database.transaction((transaction) =>
      endThose(transaction, { staff_id: staffId }, 'by_staff', moment),
    ),

  /** Whether one stands for a page that is opened; what does not is ended. */
  check: (id: string, asked: CheckOverride, moment: Moment): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const row = await transaction<Row>('release_override').where({ id }).first();
      if (!row) return false;
      const role = await roleOf(transaction, row.staff_id);
      const ending = endingOf(toOverride(row), role, asked, moment.now);
      if (ending !== null) await endThose(transaction, { id }, ending, moment);
      return ending === null;
    }),

  /** Ends those whose hour is over, and of who is no administrator any more. */
  endStale: (moment: Moment): Promise<void> =>
    database.transaction(async (transaction) => {
      const all = await transaction<Row>('release_override').select();
      for (const row of all) {
        const override = toOverride(row);
        const standing = { session_id: override.sessionId, is_offered: true };
        const role = await roleOf(transaction, row.staff_id);
        const ending = endingOf(override, role, standing, moment.now);
        if (ending !== null) await endThose(transaction, { id: row.id }, ending, moment);
      }
    }),
});

async function roleOf(transaction: Transaction, staffId: string): Promise<StaffRole | null> {
  const staff = await transaction('staff')
    .where({ user_id: staffId })
    .first<{ role: StaffRole } | undefined>('role');
  return staff?.role ?? null;
}

/** Of two that end the same one at once the second finds no row, and logs nothing. */
async function endThose(
  transaction: Transaction,
  which: Partial<Pick<Row, 'id' | 'staff_id'>>,
  ending: Ending,
  moment: Moment,
): Promise<void> {
  const ended = await transaction<Row>('release_override').where(which).delete().returning('*');
  for (const row of ended) await logEnd(transaction, toOverride(row), ending, moment);
}

const logBegin = (
  transaction: Transaction,
  { id, staffId, slice, version, digest, until }: Override,
  { now, requestId }: Moment,
): Promise<void> =>
  appendAudit(transaction, {
    at: now,
    staffId,
    action: 'release_override.begin',
    object: { kind: 'release_override', id },
    changes: {
      slice: { after: slice },
      version: { after: version },
      digest: { after: digest },
      until: { after: until.toISOString() },
    },
    state: 'done',
    requestId,
  });

const logEnd = (
  transaction: Transaction,
  { id, staffId, slice, version, digest }: Override,
  ending: Ending,
  { now, requestId }: Moment,
): Promise<void> =>
  appendAudit(transaction, {
    at: now,
    staffId,
    action: 'release_override.end',
    object: { kind: 'release_override', id },
    changes: {
      slice: { before: slice },
      version: { before: version },
      digest: { before: digest },
      ended: { after: ending },
    },
    state: 'done',
    requestId,
  });

type Row = {
  id: string;
  staff_id: string;
  session_id: string;
  slice: string;
  version: string;
  digest: string;
  until: Date;
};

const toOverride = ({ staff_id: staffId, session_id: sessionId, ...row }: Row): Override => ({
  ...row,
  staffId,
  sessionId,
});

const toRow = ({ staffId, sessionId, ...override }: Override): Row => ({
  ...override,
  staff_id: staffId,
  session_id: sessionId,
});
