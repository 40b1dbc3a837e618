import type { Database, Refusal, Transaction } from '@reset/service-kit';
import type { Knex } from 'knex';
import { type Changes, withEnding, withFormer } from '#features/audit/audit.ts';
import { appendAudit, changesAsked } from '#features/audit/audit.store.ts';
import { askCommand, entryOf } from './ask-command.store.ts';
import { toCommand, type CommandRow } from './command-rows.store.ts';
import {
  APPROVAL_REQUIRED,
  askedAgainSince,
  BEING_CHANGED,
  type Command,
  type Ending,
  type NewCommand,
  type SameChanges,
} from './commands.ts';
import { endApprovalsAbout, makeApproval, type Proposal } from './make-approval.store.ts';

/** What staff ask other services to do, in the database, each step with its entry in the log. */
export const commandStore = (database: Database) => ({
  /**
   * Keeps a command before it is given; the one that there is, where its id is known.
   * @param ending of one that is never given as it is: it has ended by the same transaction
   * @param same of one that says how what it changes was before; it is refused beside another
   */
  ask: (
    command: NewCommand,
    changes: Changes,
    now: Date,
    { ending = null, same = null }: { ending?: Ending | null; same?: SameChanges | null } = {},
  ): Promise<Command> =>
    database.transaction(async (transaction) => {
      const isNew = await askCommand(transaction, command, changes, now);
      if (!isNew) return read(transaction, command.id);
      const isBesideOther = same !== null && (await isBeside(transaction, command, same, now));
      const known: Ending | null = isBesideOther
        ? { state: 'refused', refusal: BEING_CHANGED }
        : ending;
      if (known) await endCommand(transaction, command.id, known, now);
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

/**
 * Whether another change of the same of this person is under way, or was made since how that is was read,
 * or by somebody else since the dialog of this one was open.
 * Of two at once the second sees the first, because appends to the log wait for one another.
 */
async function isBeside(
  transaction: Transaction,
  { id, subjectId, staffId }: NewCommand,
  { actions, readSince, openedSince }: SameChanges,
  now: Date,
): Promise<boolean> {
  if (subjectId === null) return false;
  const ofSame = (rows: Knex.QueryBuilder) =>
    rows.where({ subject_id: subjectId }).whereIn('action', actions);
  const underWay = await ofSame(transaction('command').where({ state: 'asked' }))
    .whereNot({ id })
    .where('asked_at', '>=', askedAgainSince(now))
    .first('id');
  if (underWay) return true;
  const made = await ofSame(transaction('audit_entry').where({ state: 'done' }))
    .where('at', '>', openedSince)
    .where((rows) => rows.where('at', '>', readSince).orWhereNot({ staff_id: staffId }))
    .first('position');
  return made !== undefined;
}

/** An ending with what its answer says. */
export type ReadEnding = Ending & { changes?: Changes; subjectId?: string | null };

async function endCommand(
  transaction: Transaction,
  id: string,
  ending: ReadEnding,
  now: Date,
): Promise<void> {
  const row = await transaction<CommandRow>('command')
    .where({ id, state: 'asked' })
    .forUpdate()
    .first();
  if (!row) return;
  const known = toCommand(row);
  const subjectId = known.subjectId ?? ending.subjectId ?? null;
  const command = { ...known, subjectId };
  const asked = proposedBy(ending, await changesAsked(transaction, id));
  await transaction('command')
    .where({ id })
    .update({
      state: ending.state,
      ended_at: now,
      body: null,
      subject_id: subjectId,
      answer: await answerOf(transaction, { command, changes: asked, ending, now }),
    });
  if (command.action === 'delete' && ending.state === 'done' && subjectId !== null) {
    await endApprovalsAbout(transaction, subjectId, { ...command, now });
  }
  await appendAudit(transaction, {
    ...entryOf(command, now),
    state: ending.state,
    refusal: 'refusal' in ending ? toLogged(ending.refusal) : null,
    changes: withEnding(asked, ending.changes ?? {}),
  });
}

/** What was asked to be changed, with what its owner says of it where another person is to approve it. */
function proposedBy(ending: Ending, asked: Changes): Changes {
  if (!('needsApproval' in ending)) return asked;
  const { before = {}, effects = {} } = ending.needsApproval;
  return withEnding(withFormer(asked, before), effects);
}

async function read(database: Database, id: string): Promise<Command> {
  const row = await database<CommandRow>('command').where({ id }).first();
  if (!row) throw new Error(`There is no command ${id}.`);
  return toCommand(row);
}

async function answerOf(
  transaction: Transaction,
  {
    command,
    changes,
    ending,
    now,
  }: Pick<Proposal, 'command' | 'changes'> & { ending: Ending; now: Date },
): Promise<string | null> {
  if ('refusal' in ending) return JSON.stringify(ending.refusal);
  if ('needsApproval' in ending) {
    const approvalId = await makeApproval(
      transaction,
      { command, changes, ...ending.needsApproval },
      now,
    );
    return JSON.stringify({ ...APPROVAL_REQUIRED, approval_id: approvalId });
  }
  return ending.answer === undefined ? null : JSON.stringify(ending.answer);
}

const toLogged = ({ code, error }: Refusal) => ({ code, error });
