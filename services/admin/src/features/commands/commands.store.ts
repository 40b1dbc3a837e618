import type { Database, Transaction } from '@reset/service-kit';
import type { Changes, NewAuditEntry } from '#features/audit/audit.ts';
import { appendAudit } from '#features/audit/audit.store.ts';
import { toCommand, type CommandRow } from './command-rows.store.ts';
import {
  APPROVAL_REQUIRED,
  askedAgainSince,
  type Command,
  type Ending,
  type NewCommand,
} from './commands.ts';
import { makeApproval } from './make-approval.store.ts';

/** What staff ask other services to do, in the database, each step with its entry in the log. */
export const commandStore = (database: Database) => ({
  /**
   * Keeps a command before it is given; the one that there is, where its id is known.
   * @param ending of one that is never given as it is: it has ended by the same transaction
   */
  ask: (
    command: NewCommand,
    changes: Changes,
    now: Date,
    ending: Ending | null = null,
  ): Promise<Command> =>
    database.transaction(async (transaction) => {
      const isNew = await askCommand(transaction, command, changes, now);
      if (isNew && ending) await endCommand(transaction, command.id, ending, now);
      return read(transaction, command.id);
    }),

  /** Keeps what came of it, once: the second of two that know it finds it ended. */
  end: (id: string, ending: ReadEnding, now: Date): Promise<Command> =>
    database.transaction(async (transaction) => {
      await endCommand(transaction, id, ending, now);
      return read(transaction, id);
    }),

  find: async (id: string): Promise<Command | null> => {
    const row = await database<CommandRow>('command').where({ id }).first();
    return row ? toCommand(row) : null;
  },

  /** Those of which nobody knows what came of them, the earliest first, while they are asked again. */
  unanswered: async (now: Date): Promise<Command[]> => {
    const rows = await database<CommandRow>('command')
      .where({ state: 'asked' })
      .where('asked_at', '>=', askedAgainSince(now))
      .orderBy(['asked_at', 'id'])
      .limit(MAX_TAKEN);
    return rows.map(toCommand);
  },

  /** Those that are not asked any more, although nobody knows what came of them. */
  givenUp: (now: Date): Promise<string[]> =>
    database('command')
      .where({ state: 'asked' })
      .where('asked_at', '<', askedAgainSince(now))
      .orderBy('asked_at')
      .limit(MAX_TAKEN)
      .pluck('id'),
});

const MAX_TAKEN = 100;

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

/** An ending with what its answer says. */
export type ReadEnding = Ending & { changes?: Changes; subjectId?: string | null };

async function endCommand(
  transaction: Transaction,
  id: string,
  ending: ReadEnding,
  now: Date,
): Promise<void> {
  const asked = await transaction<CommandRow>('command')
    .where({ id, state: 'asked' })
    .forUpdate()
    .first();
  if (!asked) return;
  const known = toCommand(asked);
  const subjectId = known.subjectId ?? ending.subjectId ?? null;
  const command = { ...known, subjectId };
  await transaction('command')
    .where({ id })
    .update({
      state: ending.state,
      ended_at: now,
      body: null,
      subject_id: subjectId,
      answer: answerOf(ending),
    });
  if ('needsApproval' in ending) {
    await makeApproval(transaction, { command, ...ending.needsApproval }, now);
  }
  await appendAudit(transaction, {
    ...entryOf(command, now),
    state: ending.state,
    changes: ending.changes ?? {},
  });
}

async function read(database: Database, id: string): Promise<Command> {
  const row = await database<CommandRow>('command').where({ id }).first();
  if (!row) throw new Error(`There is no command ${id}.`);
  return toCommand(row);
}

function answerOf(ending: Ending): string | null {
  if ('refusal' in ending) return JSON.stringify(ending.refusal);
  if ('needsApproval' in ending) return JSON.stringify(APPROVAL_REQUIRED);
  return ending.answer === undefined ? null : JSON.stringify(ending.answer);
}

const entryOf = (command: NewCommand, at: Date): Omit<NewAuditEntry, 'state'> => ({
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
