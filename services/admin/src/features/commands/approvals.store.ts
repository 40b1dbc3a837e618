import { newId, type Database, type Transaction } from '@reset/service-kit';
import { appendAudit } from '#features/audit/audit.store.ts';
import { askCommand } from './commands.store.ts';
import type { NewCommand, OwnerRequest } from './commands.ts';

/** A command that another person has to approve before it is given. */
export type Approval = OwnerRequest &
  Pick<NewCommand, 'action' | 'subjectId' | 'object' | 'reason'> & {
    id: string;
    /** As the lists have her; null for nobody whom they have. */
    subject: { name: string; email: string } | null;
    amountCents: number | null;
    madeBy: string;
    madeAt: Date;
    expiresAt: Date;
    state: 'pending' | 'approved' | 'declined';
    decidedBy: string | null;
    decidedAt: Date | null;
    commandId: string | null;
    /** It was approved, and its owner refused it. */
    isRefused: boolean;
  };

/** Who decides, in which request, and why. */
export type Decision = {
  by: string;
  onBehalfOf: string | null;
  reason: string | null;
  requestId: string;
  now: Date;
};

/** Why nothing was decided: there is none, it is decided or expired already, or it is her own. */
export type Undecided = 'unknown' | 'conflict' | 'own';

/** What waits for another person's approval, and what became of it, in the database. */
export const approvalStore = (database: Database) => ({
  /**
   * Approves what another person made, once, and keeps the command that comes of it. Who approves it
   * again has the same command.
   * @returns the command's id; it may still have to be given
   */
  approve: (id: string, decision: Decision): Promise<{ commandId: string } | Undecided> =>
    database.transaction(async (transaction) => {
      const known = await lockApproval(transaction, id);
      const isHers = known?.decidedBy === decision.by;
      if (known && isHers && known.commandId !== null) return { commandId: known.commandId };
      const pending = requirePending(known, decision);
      if (typeof pending === 'string') return pending;
      const command = commandOf(pending, decision);
      await askCommand(transaction, command, {}, decision.now);
      await decide(transaction, pending, { state: 'approved', command_id: command.id }, decision);
      return { commandId: command.id };
    }),

  /** Declines what another person made: it is never given. */
  decline: (id: string, decision: Decision): Promise<'done' | Undecided> =>
    database.transaction(async (transaction) => {
      const known = await lockApproval(transaction, id);
      if (known?.state === 'declined' && known.decidedBy === decision.by) return 'done';
      const pending = requirePending(known, decision);
      if (typeof pending === 'string') return pending;
      await decide(transaction, pending, { state: 'declined' }, decision);
      return 'done';
    }),

  /** The one that a command waits for; null for a command that waits for none. */
  findAskedBy: async (commandId: string): Promise<Approval | null> => {
    const row = await withCommands(database).where('a.asked_by', commandId).first();
    return row ? toApproval(row) : null;
  },

  /** The newest first. */
  list: async (): Promise<Approval[]> => {
    const rows: ApprovalRow[] = await withCommands(database)
      .orderBy([
        { column: 'a.made_at', order: 'desc' },
        { column: 'a.id', order: 'desc' },
      ])
      .limit(MAX_LISTED);
    return rows.map(toApproval);
  },
});

const MAX_LISTED = 500;

/** With whom it is about, and what became of the command that was given once it was approved. */
const withCommands = (database: Database) =>
  database('approval as a')
    .leftJoin('command as c', 'c.id', 'a.command_id')
    .leftJoin('person as u', 'u.user_id', 'a.subject_id')
    .select('a.*', 'c.state as command_state', 'u.first_name', 'u.last_name', 'u.email');

async function lockApproval(transaction: Transaction, id: string): Promise<Approval | null> {
  const row = await transaction<ApprovalRow>('approval').where({ id }).forUpdate().first();
  return row ? toApproval(row) : null;
}

function requirePending(approval: Approval | null, { by, now }: Decision): Approval | Undecided {
  if (!approval) return 'unknown';
  if (approval.state !== 'pending' || approval.expiresAt <= now) return 'conflict';
  return approval.madeBy === by ? 'own' : approval;
}

async function decide(
  transaction: Transaction,
  approval: Approval,
  change: { state: 'approved' | 'declined'; command_id?: string },
  { by, now, onBehalfOf, reason, requestId }: Decision,
): Promise<void> {
  await transaction('approval')
    .where({ id: approval.id })
    .update({ ...change, decided_by: by, decided_at: now, body: null });
  await appendAudit(transaction, {
    at: now,
    staffId: by,
    onBehalfOf,
    action: `approval.${change.state}`,
    subjectId: approval.subjectId,
    object: { kind: 'approval', id: approval.id },
    reason,
    changes: { state: { before: 'pending', after: change.state } },
    state: 'done',
    requestId,
  });
}

const commandOf = (approval: Approval, { by, onBehalfOf, requestId }: Decision): NewCommand => ({
  id: newId(),
  action: approval.action,
  subjectId: approval.subjectId,
  object: approval.object,
  staffId: by,
  onBehalfOf,
  reason: approval.reason,
  requestId,
  digest: approval.id,
  owner: approval.owner,
  method: approval.method,
  path: approval.path,
  body: approval.body,
});

type ApprovalRow = {
  id: string;
  asked_by: string;
  action: string;
  subject_id: string | null;
  object_kind: string | null;
  object_id: string | null;
  amount_cents: bigint | null;
  reason: string | null;
  made_by: string;
  made_at: Date;
  expires_at: Date;
  state: Approval['state'];
  decided_by: string | null;
  decided_at: Date | null;
  command_id: string | null;
  owner: Approval['owner'];
  method: Approval['method'];
  path: string;
  body: object | null;
  command_state?: string | null;
  first_name?: string | null;
  last_name?: string | null;
  email?: string | null;
};

const toApproval = (row: ApprovalRow): Approval => ({
  id: row.id,
  action: row.action,
  subjectId: row.subject_id,
  object:
    row.object_kind === null || row.object_id === null
      ? null
      : { kind: row.object_kind, id: row.object_id },
  subject: row.email ? { name: `${row.first_name} ${row.last_name}`, email: row.email } : null,
  amountCents: row.amount_cents === null ? null : Number(row.amount_cents),
  reason: row.reason,
  madeBy: row.made_by,
  madeAt: row.made_at,
  expiresAt: row.expires_at,
  state: row.state,
  decidedBy: row.decided_by,
  decidedAt: row.decided_at,
  commandId: row.command_id,
  isRefused: row.command_state === 'refused',
  owner: row.owner,
  method: row.method,
  path: row.path,
  body: row.body,
});
