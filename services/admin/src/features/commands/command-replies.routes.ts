import type { Command as WireCommand } from '@reset/api-contract/admin/commands.ts';
import type { Refusal } from '@reset/service-kit';
import type { FastifyReply } from 'fastify';
import type { Context } from '#context.ts';
import { isListed } from '#features/users/users.store.ts';
import { approvalStore } from './approvals.store.ts';
import { toWireApproval } from './approvals.ts';
import type { CommandSpec } from './command-spec.ts';
import { APPROVAL_REQUIRED, type Command } from './commands.ts';

/** By which the member service says that it does not know somebody. */
const NO_MEMBER = 'member_not_found';

/**
 * Answers whoever gave a command with what came of it: its owner's answer or refusal; 202 where that
 * is not known yet, or where another person has to approve it first.
 */
export async function replyWith(
  { database, clock }: Context,
  reply: FastifyReply,
  command: Command,
  spec: Pick<CommandSpec, 'reply' | 'refusalStatus' | 'ofNoMember'>,
): Promise<FastifyReply> {
  if (command.state === 'asked') return reply.code(202).send({ command: toWireCommand(command) });
  if (command.state === 'done') {
    return spec.reply ? reply.code(spec.reply.status).send(command.answer) : reply.code(204).send();
  }
  const refusal = command.answer as Refusal;
  // Of a release from before, what is proposed was refused with this code.
  if (refusal.code !== APPROVAL_REQUIRED.code) {
    const { subjectId } = command;
    const isKnown = subjectId !== null && (await isListed(database, subjectId));
    if (spec.ofNoMember && refusal.code === NO_MEMBER && isKnown) {
      return reply.refuse(spec.ofNoMember);
    }
    const status = spec.refusalStatus?.[refusal.code] ?? refusal.status;
    return reply.refuse({ ...refusal, status });
  }
  const approval = await approvalStore(database).findAskedBy(command);
  if (!approval) return reply.refuse(refusal);
  return reply.code(202).send({
    approval: toWireApproval(approval, clock.now()),
    asked_before: approval.askedBy !== command.id,
  });
}

export function toWireCommand(command: Command): WireCommand {
  const { state } = command;
  const refusal = state === 'refused' || state === 'proposed' ? (command.answer as Refusal) : null;
  return {
    id: command.id,
    action: command.action,
    subject_id: command.subjectId,
    staff_id: command.staffId,
    state,
    asked_at: command.askedAt.toISOString(),
    ended_at: command.endedAt?.toISOString() ?? null,
    code: refusal?.code ?? null,
    error: refusal?.error ?? null,
  };
}
