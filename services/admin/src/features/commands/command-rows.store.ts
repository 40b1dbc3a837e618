import type { Command } from './commands.ts';

/** A command as its table has it. */
export type CommandRow = {
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

export const toCommand = (row: CommandRow): Command => ({
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
