import { newId, type Transaction } from '@reset/service-kit';
import { appendAudit } from '#features/audit/audit.store.ts';
import type { Changes, NewAuditEntry } from '#features/audit/audit.ts';
import type { ApprovalRow } from './approval-rows.store.ts';
import { endOfApproval, type Command, type WantedApproval } from './commands.ts';

/** A command that waits for another person, and what it sets. */
export type Proposal = WantedApproval & { command: Command; changes: Changes };

/**
 * Keeps that a command waits for another person, in the transaction that ends it. What waits already
 * is not kept a second time, whoever asks for it again.
 * @returns the approval's id
 */
export async function makeApproval(
  transaction: Transaction,
  wanted: Proposal,
  now: Date,
): Promise<string> {
  const { command, amountCents, body, dueAt = null } = wanted;
  const what = {
    action: command.action,
    subject_id: command.subjectId,
    object_kind: command.object?.kind ?? null,
    object_id: command.object?.id ?? null,
    amount_cents: amountCents,
  };
  const changes = JSON.stringify(wanted.changes);
  // Of two at once the second sees the first one's.
  await transaction.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `approval ${command.action} ${command.subjectId}`,
  ]);
  const known = await transaction('approval')
    .where({ state: 'pending' })
    .where('expires_at', '>', now)
    .whereRaw('(action, subject_id) IS NOT DISTINCT FROM (?, ?::uuid)', [
      what.action,
      what.subject_id,
    ])
    .whereRaw('(object_kind, object_id) IS NOT DISTINCT FROM (?::text, ?::text)', [
      what.object_kind,
      what.object_id,
    ])
    .whereRaw('amount_cents IS NOT DISTINCT FROM ?::bigint', [amountCents])
    .whereRaw('changes::jsonb = ?::jsonb', [changes])
    .first<{ id: string } | undefined>('id');
  if (known) return known.id;
  const id = newId();
  await transaction('approval').insert({
    id,
    asked_by: command.id,
    ...what,
    changes,
    reason: command.reason,
    made_by: command.staffId,
    made_at: now,
    expires_at: endOfApproval(now),
    due_at: dueAt,
    owner: command.owner,
    method: command.method,
    path: command.path,
    body: body === null ? null : JSON.stringify(body),
  });
  return id;
}

/** Who ends proposals without deciding on them, in which request. */
type Ender = Pick<NewAuditEntry, 'staffId' | 'onBehalfOf' | 'reason' | 'requestId'> & { now: Date };

/** Ends all that waits about a person whose account was closed: nobody approves it any more. */
export const endApprovalsAbout = (
  transaction: Transaction,
  subjectId: string,
  by: Ender,
): Promise<number> =>
  endApprovals(transaction, { subject_id: subjectId }, { ...by, endedAs: 'account_closed' });

/** Ends those of these that wait. @returns how many */
export async function endApprovals(
  transaction: Transaction,
  which: Partial<Pick<ApprovalRow, 'id' | 'subject_id'>>,
  {
    staffId,
    onBehalfOf = null,
    reason = null,
    requestId,
    now,
    endedAs,
  }: Ender & { endedAs: ApprovalRow['ended_as'] },
): Promise<number> {
  const ended = await transaction('approval')
    .where({ ...which, state: 'pending' })
    .update({ state: 'declined', ended_as: endedAs, decided_at: now, body: null })
    .returning<Pick<ApprovalRow, 'id' | 'subject_id'>[]>(['id', 'subject_id']);
  for (const { id, subject_id: subjectId } of ended) {
    await appendAudit(transaction, {
      at: now,
      staffId,
      onBehalfOf,
      reason,
      action: `approval.${endedAs}`,
      subjectId,
      object: { kind: 'approval', id },
      changes: { state: { before: 'pending', after: endedAs } },
      state: 'done',
      requestId,
    });
  }
  return ended.length;
}
