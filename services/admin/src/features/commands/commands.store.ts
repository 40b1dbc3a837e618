import type { Database, Transaction } from '@reset/service-kit';
import type { Changes, NewAuditEntry } from '#features/audit/audit.ts';
import { appendAudit } from '#features/audit/audit.store.ts';
import { makeApproval } from './approvals.store.ts';
import {
  APPROVAL_REQUIRED,
  askedAgainSince,
  type Command,
  type Ending,
  type NewCommand,
} from './commands.ts';

/** What staff ask other services to do, in the database, each step with its entry in the log. */
export const commandStore = (database: Database) => ({
  /** Keeps a command before it is given; the one that there is, where its id is known. */
  ask: (command: NewCommand, changes: Changes, now: Date): Promise<Command> =>
    database.transaction(async (transaction) => {
      await askCommand(transaction, command, changes, now);
      return read(transaction, command.id);
    }),

  /** Keeps what came of it, once: the second of two that know it finds it ended. */
  end: (
    id: string,
    ending: Ending & { changes?: Changes; subjectId?: string | null },
    now: Date,
  ): Promise<Command> =>
    database.transaction(async (transaction) => {
      const asked = await transaction<CommandRow>('command')
        .where({ id, state: 'asked' })
        .forUpdate()
        .first();
      if (!asked) return read(transaction, id);
      const command = toCommand(asked);
      const subjectId = command.subjectId ?? ending.subjectId ?? null;
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
        ...entryOf({ ...command, subjectId }, now),
        state: ending.state,
        changes: ending.changes ?? {},
      });
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

/** Keeps a command and its entry in the log; nothing where its id is known. */
export async function askCommand(
  transaction: Transaction,
  command: NewCommand,
  changes: Changes,
  now: Date,
): Promise<void> {
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
  if (made.length === 0) return;
  await appendAudit(transaction, { ...entryOf(command, now), state: 'asked', changes });
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

type CommandRow = {
  id: string;
  action: string;
  subject_id: string | null;
  object_kind: string | null;
  object_id: string | null;
  staff_id: string;
  on_behalf_of: string | null;
  reason: string | null;
  request_id: string;
  digest: string;
  owner: Command['owner'];
  method: Command['method'];
  path: string;
  body: object | null;
  state: Command['state'];
  asked_at: Date;
  ended_at: Date | null;
  answer: unknown;
};

const toCommand = (row: CommandRow): Command => ({
  id: row.id,
  action: row.action,
  subjectId: row.subject_id,
  object:
    row.object_kind === null || row.object_id === null
      ? null
      : { kind: row.object_kind, id: row.object_id },
  staffId: row.staff_id,
  onBehalfOf: row.on_behalf_of,
  reason: row.reason,
  requestId: row.request_id,
  digest: row.digest,
  owner: row.owner,
  method: row.method,
  path: row.path,
  body: row.body,
  state: row.state,
  askedAt: row.asked_at,
  endedAt: row.ended_at,
  answer: row.answer,
});
