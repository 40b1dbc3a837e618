import type { DecideIdentity, IdentityDecision } from '@reset/api-contract/onboarding/identity.ts';
import type { Database, Transaction } from '@reset/service-kit';
import type { Verification } from './identity.ts';

type Row = {
  verification_id: string;
  user_id: string;
  decision: DecideIdentity['decision'];
  status_before: string;
  actor_id: string;
  /** null once what she told was erased. */
  reason: string | null;
  decided_at: Date;
};

/** The word of staff on a verification; null where they have said none. */
export async function findDecision(
  database: Database,
  verificationId: string,
): Promise<Omit<IdentityDecision, 'current_status'> | null> {
  const row = await database<Row>('identity_decision')
    .where({ verification_id: verificationId })
    .first();
  if (!row) return null;
  const { decision, actor_id, reason, decided_at } = row;
  return { decision, actor_id, reason, decided_at: decided_at.toISOString() };
}

/**
 * Forgets why staff decided as they did, which may say something of her; who decided what stays.
 */
export const forgetReasons = (transaction: Transaction, userId: string): Promise<unknown> =>
  transaction<Row>('identity_decision').where({ user_id: userId }).update({ reason: null });

export const addDecision = (
  transaction: Transaction,
  { id, userId, status }: Verification,
  { decision, actor_id, reason }: DecideIdentity,
  now: Date,
): Promise<unknown> =>
  transaction<Row>('identity_decision').insert({
    verification_id: id,
    user_id: userId,
    decision,
    status_before: status,
    actor_id,
    reason,
    decided_at: now,
  });
