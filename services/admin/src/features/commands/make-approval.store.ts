import { newId, type Transaction } from '@reset/service-kit';
import { endOfApproval, type Command, type WantedApproval } from './commands.ts';

/** Keeps that a command waits for another person, in the transaction that ends it. */
export async function makeApproval(
  transaction: Transaction,
  wanted: WantedApproval & { command: Command },
  now: Date,
): Promise<void> {
  const { command, amountCents, body, dueAt = null } = wanted;
  await transaction('approval').insert({
    id: newId(),
    asked_by: command.id,
    action: command.action,
    subject_id: command.subjectId,
    object_kind: command.object?.kind ?? null,
    object_id: command.object?.id ?? null,
    amount_cents: amountCents,
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
}
