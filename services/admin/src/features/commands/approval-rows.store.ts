import type { Database, Refusal } from '@reset/service-kit';
import type { Approval } from './approvals.ts';

/** With what became of the command that was given once it was approved, and the names of those who made and decided it, and of whom it is about. */
export const selectApprovals = (database: Database) =>
  database('approval as a')
    .leftJoin('command as c', 'c.id', 'a.command_id')
    .leftJoin('person as subject', 'subject.user_id', 'a.subject_id')
    .leftJoin('person as maker', 'maker.user_id', 'a.made_by')
    .leftJoin('person as decider', 'decider.user_id', 'a.decided_by')
    .select<ApprovalRow[]>(
      'a.*',
      'c.state as command_state',
      'c.answer as command_answer',
      database.raw("subject.first_name || ' ' || subject.last_name AS subject_name"),
      'subject.email as subject_email',
      database.raw("maker.first_name || ' ' || maker.last_name AS maker_name"),
      database.raw("decider.first_name || ' ' || decider.last_name AS decider_name"),
    );

export type ApprovalRow = {
  id: string;
  asked_by: string;
  action: string;
  subject_id: string | null;
  subject_name?: string | null;
  subject_email?: string | null;
  object_kind: string | null;
  object_id: string | null;
  amount_cents: bigint | null;
  changes: Approval['changes'] | null;
  reason: string | null;
  made_by: string;
  maker_name?: string | null;
  made_at: Date;
  expires_at: Date;
  state: Approval['state'];
  ended_as: Approval['endedAs'];
  decided_by: string | null;
  decider_name?: string | null;
  decided_at: Date | null;
  command_id: string | null;
  owner: Approval['owner'];
  method: Approval['method'];
  path: string;
  body: object | null;
  command_state?: string | null;
  command_answer?: unknown;
};

export const toApproval = (row: ApprovalRow): Approval => ({
  id: row.id,
  askedBy: row.asked_by,
  action: row.action,
  subjectId: row.subject_id,
  subjectName: row.subject_name ?? null,
  subjectEmail: row.subject_email ?? null,
  object:
    row.object_kind === null || row.object_id === null
      ? null
      : { kind: row.object_kind, id: row.object_id },
  amountCents: row.amount_cents === null ? null : Number(row.amount_cents),
  changes: row.changes ?? {},
  reason: row.reason,
  madeBy: row.made_by,
  makerName: row.maker_name ?? null,
  madeAt: row.made_at,
  expiresAt: row.expires_at,
  state: row.state,
  endedAs: row.ended_as,
  decidedBy: row.decided_by,
  deciderName: row.decider_name ?? null,
  decidedAt: row.decided_at,
  commandId: row.command_id,
  refusal: row.command_state === 'refused' ? (row.command_answer as Refusal) : null,
  owner: row.owner,
  method: row.method,
  path: row.path,
  body: row.body,
});
