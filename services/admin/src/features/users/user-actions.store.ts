import type { UserActions } from '@reset/api-contract/admin/user-actions.ts';
import type { Database } from '@reset/service-kit';
import type { NewAuditEntry } from '#features/audit/audit.ts';

/** What staff did to a person's account, the latest first: each command with what came of it. */
export async function readActions(
  database: Database,
  userId: string,
): Promise<UserActions['actions']> {
  const { rows } = await database.raw<{ rows: ActionRow[] }>(ACTIONS, [userId, MAX_ACTIONS]);
  return rows.map((row) => ({
    id: row.act,
    action: row.action,
    made_at: row.made_at.toISOString(),
    made_by: { id: row.staff_id, name: row.staff_name },
    reason: row.reason,
    outcome: row.state === 'asked' ? null : row.state,
    refusal: row.refusal?.error ?? null,
  }));
}

const MAX_ACTIONS = 100;

// Each command by the last that the log says of it, and each time that somebody viewed the product as her.
const ACTIONS = `
  SELECT latest.*, staff.first_name || ' ' || staff.last_name AS staff_name
    FROM (SELECT DISTINCT ON (act) position, act, action, staff_id, reason, state, refusal,
                 min(at) OVER (PARTITION BY act) AS made_at
            FROM audit_entry CROSS JOIN LATERAL (SELECT coalesce(command_id, request_id) AS act) acts
           WHERE subject_id = ?
             AND (command_id IS NOT NULL OR action IN ('impersonate', 'stop_impersonating'))
           ORDER BY act, position DESC) AS latest
    LEFT JOIN listed_user AS staff ON staff.user_id = latest.staff_id
   ORDER BY latest.made_at DESC, latest.position DESC
   LIMIT ?`;

type ActionRow = {
  act: string;
  action: string;
  staff_id: string;
  staff_name: string | null;
  reason: string | null;
  state: 'asked' | 'done' | 'proposed' | 'refused';
  refusal: NewAuditEntry['refusal'];
  made_at: Date;
};
