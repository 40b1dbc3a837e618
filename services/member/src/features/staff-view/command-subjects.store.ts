import type { CommandSubjectKind } from '@reset/api-contract/member/commands.ts';
import type { Database } from '@reset/service-kit';

/** Whose something is; null where there is none. */
export async function findCommandSubject(
  database: Database,
  kind: CommandSubjectKind,
  id: string,
): Promise<string | null> {
  const { rows } = await database.raw<{ rows: { user_id: string }[] }>(WHOSE[kind], [id]);
  return rows[0]?.user_id ?? null;
}

const WHOSE: Readonly<Record<CommandSubjectKind, string>> = {
  repayment_schedule: 'SELECT user_id FROM repayment_schedule WHERE id = ?',
  repayment_instance: 'SELECT user_id FROM repayment_instance WHERE id = ?',
  integration_error: 'SELECT user_id FROM integration_error WHERE id = ?',
  dispute: `SELECT c.user_id FROM dispute d JOIN card_account c ON c.id = d.card_account_id
             WHERE d.id = ?`,
};
