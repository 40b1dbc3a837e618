import type { Approval as WireApproval } from '@reset/api-contract/admin/commands.ts';
import type { Refusal } from '@reset/service-kit';
import { toWireChanges, type Changes } from '#features/audit/audit.ts';
import type { NewCommand, OwnerRequest } from './commands.ts';

/** A command that another person has to approve before it is given. */
export type Approval = OwnerRequest &
  Pick<NewCommand, 'action' | 'subjectId' | 'object' | 'reason'> & {
    id: string;
    /** The id of the command that it was made of. */
    askedBy: string;
    /** null while nothing has been told of her. */
    subjectName: string | null;
    subjectEmail: string | null;
    amountCents: number | null;
    /** What it sets, and what that was when it was asked for. */
    changes: Changes;
    madeBy: string;
    makerName: string | null;
    madeAt: Date;
    expiresAt: Date;
    state: 'pending' | 'approved' | 'declined';
    /** Without another person's decision; null otherwise. */
    endedAs: 'withdrawn' | 'account_closed' | null;
    decidedBy: string | null;
    deciderName: string | null;
    decidedAt: Date | null;
    commandId: string | null;
    /** Why its owner refused it once it was approved; null where it did not. */
    refusal: Pick<Refusal, 'error' | 'errors'> | null;
  };

function stateOf(approval: Approval, now: Date): WireApproval['state'] {
  const { state, endedAs, expiresAt, refusal } = approval;
  if (refusal) return 'refused';
  return state === 'pending' && expiresAt <= now ? 'expired' : (endedAs ?? state);
}

export const toWireApproval = (approval: Approval, now: Date): WireApproval => ({
  id: approval.id,
  action: approval.action,
  subject_id: approval.subjectId,
  subject:
    approval.subjectId === null
      ? null
      : { id: approval.subjectId, name: approval.subjectName, email: approval.subjectEmail },
  amount: approval.amountCents === null ? null : approval.amountCents / 100,
  changes: toWireChanges(approval.changes),
  reason: approval.reason,
  made_by: approval.madeBy,
  made_by_name: approval.makerName,
  made_at: approval.madeAt.toISOString(),
  state: stateOf(approval, now),
  decided_by: approval.decidedBy,
  decided_by_name: approval.deciderName,
  decided_at: approval.decidedAt?.toISOString() ?? null,
  expires_at: approval.expiresAt.toISOString(),
  command_id: approval.commandId,
  refusal: approval.refusal,
});
