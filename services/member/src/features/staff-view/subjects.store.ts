import type { ObjectOfMember } from '@reset/api-contract/member/subjects.ts';
import type { Database } from '@reset/service-kit';

const QUERIES: Readonly<Record<ObjectOfMember, string>> = {
  dispute: `
    SELECT a.user_id FROM dispute d JOIN card_account a ON a.id = d.card_account_id
     WHERE d.id = ?`,
  integration_error: 'SELECT user_id FROM integration_error WHERE id = ?',
  repayment_instance: 'SELECT user_id FROM repayment_instance WHERE id = ?',
  repayment_schedule: 'SELECT user_id FROM repayment_schedule WHERE id = ?',
};

/** Whose it is; null for none. */
export async function findSubject(
  database: Database,
  kind: ObjectOfMember,
  id: string,
): Promise<string | null> {
  const { rows } = await database.raw<{ rows: { user_id: string }[] }>(QUERIES[kind], [id]);
  return rows[0]?.user_id ?? null;
}
