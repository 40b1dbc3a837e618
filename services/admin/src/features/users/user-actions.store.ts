import type { UserActions } from '@reset/api-contract/admin/user-actions.ts';
import type { Database } from '@reset/service-kit';

/** Something that a member of staff does to a person's account. */
export type UserAction = {
  action: 'end_sessions';
  userId: string;
  madeBy: string;
  reason: string;
  requestId: string;
};

/**
 * Does what staff ask and writes it down: before it is tried, so that nothing is done that nobody
 * knows of, and after, what came of it.
 * @throws what `act` throws, once that is written down
 */
export async function actOnUser(
  database: Database,
  { now }: { now: () => Date },
  action: UserAction,
  act: () => Promise<void>,
): Promise<void> {
  const note = (state: 'asked' | 'done' | 'refused') =>
    database('user_action').insert({
      made_at: now(),
      made_by: action.madeBy,
      user_id: action.userId,
      action: action.action,
      reason: action.reason,
      state,
      request_id: action.requestId,
    });
  await note('asked');
  try {
    await act();
  } catch (error) {
    await note('refused');
    throw error;
  }
  await note('done');
}

/** What staff did to a person's account, the latest first: each request with what came of it. */
export async function readActions(
  database: Database,
  userId: string,
): Promise<UserActions['actions']> {
  const rows = await database('user_action as asked')
    .leftJoin('listed_user as staff', 'staff.user_id', 'asked.made_by')
    .where({ 'asked.user_id': userId, 'asked.state': 'asked' })
    .orderBy('asked.id', 'desc')
    .limit(MAX_ACTIONS)
    .select<ActionRow[]>([
      'asked.request_id',
      'asked.action',
      'asked.made_at',
      'asked.made_by',
      'asked.reason',
      'staff.first_name',
      'staff.last_name',
      database.raw(OUTCOME),
    ]);
  return rows.map((row) => ({
    id: row.request_id,
    action: row.action,
    made_at: row.made_at.toISOString(),
    made_by: {
      id: row.made_by,
      name: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
    },
    reason: row.reason,
    outcome: row.outcome,
  }));
}

const MAX_ACTIONS = 100;
const OUTCOME = `(
  SELECT came.state FROM user_action came
   WHERE came.user_id = asked.user_id AND came.request_id = asked.request_id AND came.id > asked.id
   ORDER BY came.id LIMIT 1) AS outcome`;

type ActionRow = Pick<UserActions['actions'][number], 'action' | 'reason' | 'outcome'> & {
  request_id: string;
  made_at: Date;
  made_by: string;
  first_name: string | null;
  last_name: string | null;
};
