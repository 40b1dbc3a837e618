import type {
  Approval as WireApproval,
  Command as WireCommand,
} from '@reset/api-contract/admin/commands.ts';
import type { Refusal } from '@reset/service-kit';
import type { FastifyReply } from 'fastify';
import type { Context } from '#context.ts';
import { allCommands } from './all-commands.ts';
import { approvalStore, type Approval } from './approvals.store.ts';
import type { CommandSpec } from './command-spec.ts';
import { APPROVAL_REQUIRED, type Command } from './commands.ts';

/**
 * Answers whoever gave a command with what came of it: its owner's answer or refusal; 202 where that
 * is not known yet, or where another person has to approve it first.
 */
export async function replyWith(
  { database, clock }: Context,
  reply: FastifyReply,
  command: Command,
  spec: Pick<CommandSpec, 'reply' | 'refusalStatus'>,
): Promise<FastifyReply> {
  if (command.state === 'asked') return reply.code(202).send({ command: toWireCommand(command) });
  if (command.state === 'done') {
    return spec.reply ? reply.code(spec.reply.status).send(command.answer) : reply.code(204).send();
  }
  const refusal = command.answer as Refusal;
  if (refusal.code !== APPROVAL_REQUIRED.code) {
    const status = spec.refusalStatus?.[refusal.code] ?? refusal.status;
    return reply.refuse({ ...refusal, status });
  }
  const approval = await approvalStore(database).findAskedBy(command.id);
  if (!approval) return reply.refuse(refusal);
  return reply.code(202).send({ approval: toWireApproval(approval, clock.now()) });
}

export const toWireCommand = (command: Command): WireCommand => ({
  id: command.id,
  action: command.action,
  subject_id: command.subjectId,
  staff_id: command.staffId,
  state: command.state,
  asked_at: command.askedAt.toISOString(),
  ended_at: command.endedAt?.toISOString() ?? null,
  code: command.state === 'refused' ? (command.answer as Refusal).code : null,
});

function stateOf({ state, expiresAt, isRefused }: Approval, now: Date): WireApproval['state'] {
  if (isRefused) return 'refused';
  return state === 'pending' && expiresAt <= now ? 'expired' : state;
}

export const toWireApproval = (approval: Approval, now: Date): WireApproval => ({
  id: approval.id,
  action: approval.action,
  subject_id: approval.subjectId,
  subject: approval.subject,
  values: valuesOf(approval),
  amount: approval.amountCents === null ? null : approval.amountCents / 100,
  reason: approval.reason,
  made_by: approval.madeBy,
  made_at: approval.madeAt.toISOString(),
  state: stateOf(approval, now),
  decided_by: approval.decidedBy,
  decided_at: approval.decidedAt?.toISOString() ?? null,
  expires_at: approval.expiresAt.toISOString(),
  command_id: approval.commandId,
});

/** What staff gave with it, of what its owner is asked. */
function valuesOf({ action, body }: Approval): NonNullable<WireApproval['values']> {
  const fields = allCommands.find((spec) => spec.action === action)?.fields ?? {};
  return Object.entries(body ?? {})
    .filter(([field]) => field in fields)
    .map(([field, value]) => ({ field, value: JSON.stringify(value) }));
}
