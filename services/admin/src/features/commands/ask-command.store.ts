import type { Transaction } from '@reset/service-kit';
import type { Changes, NewAuditEntry } from '#features/audit/audit.ts';
import { appendAudit } from '#features/audit/audit.store.ts';
import type { NewCommand } from './commands.ts';

/** Keeps a command and its entry in the log. @returns false, having done nothing, where its id is known */
export async function askCommand(
  transaction: Transaction,
  command: NewCommand,
  changes: Changes,
  now: Date,
): Promise<boolean> {
  const made = await transaction('command')
    .insert({
      id: command.id,
      action: command.action,
      subject_id: command.subjectId,
      object_kind: command.object?.kind ?? null,
      object_id: command.object?.id ?? null,
      staff_id: command.staffId,
      on_behalf_of: command.onBehalfOf,
      reason: command.reason,
      request_id: command.requestId,
      digest: command.digest,
      owner: command.owner,
      method: command.method,
      path: command.path,
      body: command.body === null ? null : JSON.stringify(command.body),
      asked_at: now,
    })
    .onConflict()
    .ignore()
    .returning('id');
  if (made.length === 0) return false;
  await appendAudit(transaction, { ...entryOf(command, now), state: 'asked', changes });
  return true;
}

/** What the log says of a command, whatever became of it. */
export const entryOf = (command: NewCommand, at: Date): Omit<NewAuditEntry, 'state'> => ({
  at,
  staffId: command.staffId,
  onBehalfOf: command.onBehalfOf,
  action: command.action,
  subjectId: command.subjectId,
  object: command.object,
  reason: command.reason,
  commandId: command.id,
  requestId: command.requestId,
});
