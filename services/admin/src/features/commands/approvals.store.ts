import { newId, type Database, type Refusal, type Transaction } from '@reset/service-kit';
import type { Changes } from '#features/audit/audit.ts';
import { appendAudit } from '#features/audit/audit.store.ts';
import { selectApprovals, toApproval, type ApprovalRow } from './approval-rows.store.ts';
import type { Approval } from './approvals.ts';
import { askCommand } from './ask-command.store.ts';
import type { Command, NewCommand } from './commands.ts';
import { endApprovals } from './make-approval.store.ts';
import { whyNotAbout } from './commands.guard.ts';

/** Who decides, in which request, and why. */
export type Decision = {
  by: string;
  onBehalfOf: string | null;
  reason: string | null;
  requestId: string;
  now: Date;
};

/**
 * Why nothing was decided: there is none, it is decided or expired already, it is her own, it is not
 * hers to withdraw, or it is about somebody on whom she decides nothing.
 */
export type Undecided = 'unknown' | 'conflict' | 'own' | 'not_own' | Refusal;

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
      const pending = await requirePending(transaction, known, decision);
      if (!isPending(pending)) return pending;
      const command = commandOf(pending, decision);
      await askCommand(transaction, command, changesProposed(pending), decision.now);
      await decide(transaction, pending, { state: 'approved', command_id: command.id }, decision);
      return { commandId: command.id };
    }),

  /** Declines what another person made: it is never given. */
  decline: (id: string, decision: Decision): Promise<'done' | Undecided> =>
    database.transaction(async (transaction) => {
      const known = await lockApproval(transaction, id);
      if (known?.state === 'declined' && known.decidedBy === decision.by) return 'done';
      const pending = await requirePending(transaction, known, decision);
      if (!isPending(pending)) return pending;
      await decide(transaction, pending, { state: 'declined' }, decision);
      return 'done';
    }),

  /** Takes back what she made herself: it is never given. */
  withdraw: (id: string, { by, ...decision }: Decision): Promise<'done' | Undecided> =>
    database.transaction(async (transaction) => {
      const known = await lockApproval(transaction, id);
      if (!known) return 'unknown';
      if (known.madeBy !== by) return 'not_own';
      if (known.endedAs === 'withdrawn') return 'done';
      if (known.state !== 'pending' || known.expiresAt <= decision.now) return 'conflict';
      await endApprovals(transaction, { id }, { staffId: by, endedAs: 'withdrawn', ...decision });
      return 'done';
    }),

  find: async (id: string): Promise<Approval | null> => {
    const row = await selectApprovals(database).where('a.id', id).first();
    return row ? toApproval(row) : null;
  },

  /** The one that a command waits for; null for a command that waits for none. */
  findAskedBy: async ({ id, answer }: Pick<Command, 'id' | 'answer'>): Promise<Approval | null> => {
    // That of another command, where it waited already.
    const { approval_id: known = null } = answer as { approval_id?: string };
    const row = await selectApprovals(database)
      .where(known === null ? { 'a.asked_by': id } : { 'a.id': known })
      .first();
    return row ? toApproval(row) : null;
  },

  /** The newest first. */
  list: async (): Promise<Approval[]> => {
    const rows = await selectApprovals(database)
      .orderBy([
        { column: 'a.made_at', order: 'desc' },
        { column: 'a.id', order: 'desc' },
      ])
      .limit(MAX_LISTED);
    return rows.map(toApproval);
  },
});

const MAX_LISTED = 500;

async function lockApproval(transaction: Transaction, id: string): Promise<Approval | null> {
  const row = await transaction<ApprovalRow>('approval').where({ id }).forUpdate().first();
  return row ? toApproval(row) : null;
}

async function requirePending(
  transaction: Transaction,
  approval: Approval | null,
  { by, now }: Decision,
): Promise<Approval | Undecided> {
  if (!approval) return 'unknown';
  if (approval.state !== 'pending' || approval.expiresAt <= now) return 'conflict';
  if (approval.madeBy === by) return 'own';
  return (await whyNotAbout(transaction, approval.subjectId, by)) ?? approval;
}

/** What is changed by what waits for approval, and how much is moved. */
const changesProposed = ({ changes, amountCents }: Approval): Changes =>
  amountCents === null ? changes : { ...changes, amount_cents: { after: amountCents } };

const isPending = (found: Approval | Undecided): found is Approval =>
  typeof found === 'object' && 'madeBy' in found;

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
    changes: {
      ...changesProposed(approval),
      state: { before: 'pending', after: change.state },
    },
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
