import {
  ApprovalReply,
  Approvals,
  ApprovalsQuery,
  CommandPending,
  Reason,
} from '@reset/api-contract/admin/commands.ts';
import { callerOf } from '#features/session/session.ts';
import { body, Id } from '@reset/api-contract/fields.ts';
import { notFound, type Refusal, type Service } from '@reset/service-kit';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { withoutUnseen } from '#features/lists/lists.ts';
import { approvalStore, type Decision, type Undecided } from './approvals.store.ts';
import { toWireApproval } from './approvals.ts';
import { replyWith } from './command-replies.routes.ts';
import { commandStore } from './commands.store.ts';
import { giveCommand } from './give-command.client.ts';

const params = Type.Object({ id: Id });
const Decide = Type.Union([body({ reason: Type.Optional(Reason) }), Type.Null()]);
const config: FastifyContextConfig = { access: 'admin', staffRole: 'approver', stepUp: true };
const making: FastifyContextConfig = { access: 'admin', staffRole: 'operations' };

/**
 * GET /admin/approvals and one of them; POST /admin/approvals/:id/approve and /decline, never of one's
 * own, and /withdraw of one's own alone.
 */
export function approvalsRoutes(app: Service, context: Context): void {
  const { clock, database } = context;
  const approvals = approvalStore(database);
  const findAudited: FastifyContextConfig['findAudited'] = async ({ id }) =>
    (await approvals.find(id))?.subjectId ?? null;
  app.get(
    '/api/v1/admin/approvals',
    {
      config: making,
      schema: { querystring: ApprovalsQuery, response: { 200: Approvals } },
    },
    async ({ query }) => {
      const now = clock.now();
      const listed = (await approvals.list()).map((approval) => toWireApproval(approval, now));
      const wanted = listed.filter(({ state }) => !query.state || state === query.state);
      return { approvals: wanted.slice(0, MAX_SHOWN) };
    },
  );

  app.get(
    '/api/v1/admin/approvals/:id',
    { config: making, schema: { params, response: { 200: ApprovalReply } } },
    async (request, reply) => {
      const approval = await approvals.find(request.params.id);
      if (!approval) return reply.refuse(notFound);
      return { approval: toWireApproval(approval, clock.now()) };
    },
  );

  app.post(
    '/api/v1/admin/approvals/:id/approve',
    {
      config: { ...config, auditedAs: 'approval.approved', findAudited },
      schema: { params, body: Decide, response: { 202: CommandPending } },
    },
    async (request, reply) => {
      const decision = decisionOf(request, request.body?.reason, clock.now());
      const approved = await approvals.approve(request.params.id, decision);
      if (!isDecided(approved)) return reply.refuse(refusalOf(approved));
      const command = await commandStore(database).find(approved.commandId);
      if (!command) throw new Error('The command of an approval is gone.');
      const given = command.state === 'asked' ? await giveCommand(context, command) : command;
      return replyWith(context, reply, given, { reply: null });
    },
  );

  const ends = {
    decline: { ...config, auditedAs: 'approval.declined', findAudited },
    withdraw: { ...making, auditedAs: 'approval.withdrawn', findAudited },
  };
  for (const end of ['decline', 'withdraw'] as const) {
    app.post(
      `/api/v1/admin/approvals/:id/${end}`,
      { config: ends[end], schema: { params, body: Decide } },
      async (request, reply) => {
        const decision = decisionOf(request, request.body?.reason, clock.now());
        const ended = await approvals[end](request.params.id, decision);
        return ended === 'done' ? reply.code(204).send() : reply.refuse(refusalOf(ended));
      },
    );
  }
}

const MAX_SHOWN = 100;

function decisionOf(request: FastifyRequest, reason: string | undefined, now: Date): Decision {
  const { staffId: by, onBehalfOf } = callerOf(request);
  return {
    by,
    onBehalfOf,
    reason: withoutUnseen(reason ?? '') || null,
    requestId: request.id,
    now,
  };
}

const REFUSALS: Readonly<Record<Extract<Undecided, string>, Refusal>> = {
  unknown: notFound,
  conflict: {
    status: 409,
    code: 'not_pending',
    error: 'This is decided already, or too old.',
  },
  own: {
    status: 403,
    code: 'own_proposal',
    error: 'Another person has to approve what you made.',
  },
  not_own: {
    status: 403,
    code: 'not_own_proposal',
    error: 'Only who made it takes it back.',
  },
};

const isDecided = (
  approved: { commandId: string } | Undecided,
): approved is { commandId: string } => typeof approved === 'object' && 'commandId' in approved;

const refusalOf = (undecided: Undecided): Refusal =>
  typeof undecided === 'string' ? REFUSALS[undecided] : undecided;
