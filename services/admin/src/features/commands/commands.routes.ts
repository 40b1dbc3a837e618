import {
  CommandPending,
  CommandReply,
  OPENED_SECONDS_AGO,
  Reason,
} from '@reset/api-contract/admin/commands.ts';
import {
  confirmationPhrase,
  namesPerson,
  type ConfirmedAction,
} from '@reset/api-contract/admin/confirmation-phrase.ts';
import { body, Id, text } from '@reset/api-contract/fields.ts';
import {
  canonicalJson,
  idempotencyKeyOf,
  invalidFields,
  KEY_REUSED,
  newId,
  notFound,
  RefusedError,
  type Database,
  type Refusal,
  type Service,
} from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { withoutUnseen } from '#features/lists/lists.ts';
import { orNull } from '#features/person/person.client.ts';
import { findListedName } from '#features/users/users.store.ts';
import { changesBetween, type Logged } from '#features/audit/audit.ts';
import { digestBy } from '#features/audit/audit.store.ts';
import { callerOf, isAtLeast, standingOf } from '#features/session/session.ts';
import { allCommands } from './all-commands.ts';
import { replyWith, toWireCommand } from './command-replies.routes.ts';
import type { CommandSpec, FormerValues } from './command-spec.ts';
import { commandStore } from './commands.store.ts';
import { dueBy, openedSince, type Ending, type NewCommand } from './commands.ts';
import { readFormer } from './former-values.client.ts';
import { giveCommand } from './give-command.client.ts';
import { findSubject } from './subjects.client.ts';
import { whyNotAbout } from './commands.guard.ts';

/** Everything that staff ask other services for, in one way; and GET /admin/commands/:id. */
export function commandsRoutes(app: Service, context: Context): void {
  for (const spec of allCommands) commandRoute(app, context, spec);

  app.get(
    '/api/v1/admin/commands/:id',
    {
      config: { access: 'admin', staffRole: 'support' },
      schema: { params: Type.Object({ id: Id }), response: { 200: CommandReply } },
    },
    async (request, reply) => {
      const command = await commandStore(context.database).find(request.params.id);
      const mayRead =
        command?.staffId === callerOf(request).staffId ||
        isAtLeast(standingOf(request).role, 'approver');
      if (!command || !mayRead) return reply.refuse(notFound);
      return { command: toWireCommand(command) };
    },
  );
}

function commandRoute(app: Service, context: Context, spec: CommandSpec): void {
  const { clock, config, database } = context;
  const commands = commandStore(database);
  const digest = digestBy(config.AUDIT_KEY);
  const { method, path } = spec.route;
  app.route({
    method,
    url: `/api/v1/admin/${path}`,
    config: {
      access: 'admin',
      staffRole: spec.staffRole,
      auditedAs: spec.action,
      findAudited: (object, requestId) =>
        orNull(findSubject(context, { subjectId: null, object, requestId })),
      ...(spec.stepUp ? { stepUp: true } : {}),
    },
    schema: {
      ...(path.includes(':id') ? { params: Type.Object({ id: Id }) } : {}),
      body: bodyOf(spec),
      response: {
        ...(spec.reply ? { [spec.reply.status]: spec.reply.schema } : {}),
        202: CommandPending,
      },
    },
    async handler(request, reply) {
      const readSince = clock.now();
      const asked = await readRequest(context, spec, request);
      const hidden = { fields: spec.personal ?? [], digest };
      const changes = changesBetween(asked.former, asked.fields, hidden);
      const { staffId, subjectId } = asked.command;
      const refusal = await whyNotAbout(database, subjectId, staffId);
      // What another person has to approve is never left to be given without her.
      const ending = refusal ? refusedBy(refusal) : proposalOf(context, spec, asked.command);
      const same = spec.former
        ? {
            actions: changersOf(spec.former),
            readSince,
            openedSince: openedSince(request.headers[OPENED_SECONDS_AGO], readSince),
          }
        : null;
      const command = await commands.ask(asked.command, changes, clock.now(), { ending, same });
      if (command.digest !== asked.command.digest || command.staffId !== staffId) {
        return reply.refuse(KEY_REUSED);
      }
      const given = command.state === 'asked' ? await giveCommand(context, command) : command;
      return replyWith(context, reply, given, spec);
    },
  });
}

/** The actions that change the same of a person; multipliers are of her configuration. */
const changersOf = (values: FormerValues): string[] =>
  allCommands
    .filter(({ former }) => former && configured(former) === configured(values))
    .map(({ action }) => action);

const configured = (values: FormerValues): FormerValues =>
  values === 'multipliers' ? 'config' : values;

const refusedBy = (refusal: Refusal): Ending => ({ state: 'refused', refusal });

function proposalOf(
  { productClock }: Context,
  { needsApproval }: CommandSpec,
  { body: given }: NewCommand,
): Ending | null {
  const dueAt = dueBy({}, productClock.now());
  return needsApproval
    ? { state: 'proposed', needsApproval: { amountCents: null, body: given, dueAt } }
    : null;
}

type Asked = {
  command: NewCommand;
  fields: Record<string, Logged>;
  /** How what is changed is before. */
  former: Record<string, Logged>;
};

/** @returns the command that a request asks for; refuses one without its reason or its phrase */
async function readRequest(
  context: Context,
  spec: CommandSpec,
  request: FastifyRequest,
): Promise<Asked> {
  const { config, database } = context;
  const given = (request.body ?? {}) as Record<string, unknown>;
  const {
    reason: said,
    confirmation,
    ...fields
  } = given as {
    reason?: string;
    confirmation?: string;
  };
  const { id = '' } = request.params as { id?: string };
  const reason = withoutUnseen(said ?? '') || null;
  if (spec.needsReason && reason === null) throw new RefusedError(REASON_MISSING);
  // What waits for approval reaches no owner who would know that there is nobody.
  if (spec.needsApproval) await requireListed(database, id);
  if (spec.confirmed) await requirePhrase(database, spec.confirmed, { id, typed: confirmation });
  const { staffId, onBehalfOf } = callerOf(request);
  const approvedUpTo = {
    debitCents: config.DEBIT_APPROVAL_ABOVE,
    disputeCents: config.DISPUTE_APPROVAL_ABOVE,
    payCents: config.PAY_APPROVAL_ABOVE,
  };
  const command: NewCommand = {
    ...spec.toOwner({ id, fields, staffId, reason, approvedUpTo }),
    // The browser's own, by which it may send the request again.
    id: idempotencyKeyOf(request) ?? newId(),
    action: spec.action,
    staffId,
    onBehalfOf,
    reason,
    requestId: request.id,
    digest: digestBy(config.AUDIT_KEY)(canonicalJson([request.method, request.url, given])),
  };
  return withSubject(context, spec, { command, userId: id, fields: fields as Asked['fields'] });
}

/** A command with whom it is about, as far as that can be told now, and how what it changes of her is. */
async function withSubject(
  context: Context,
  { former: values }: CommandSpec,
  { command, userId, fields }: Pick<Asked, 'command' | 'fields'> & { userId: string },
): Promise<Asked> {
  const subjectId = await orNull(findSubject(context, command));
  const asked = { userId, fields, requestId: command.requestId };
  const former = values ? await readFormer(context, values, asked) : {};
  return { command: { ...command, subjectId }, fields, former };
}

async function requireListed(database: Database, userId: string): Promise<void> {
  if ((await findListedName(database, userId)) === null) throw new RefusedError(notFound);
}

/** Refuses what is not the action's phrase, in which this person may be named. */
async function requirePhrase(
  database: Database,
  action: ConfirmedAction,
  { id, typed }: { id: string; typed: string | undefined },
): Promise<void> {
  const name = namesPerson(action) ? await findListedName(database, id) : '';
  if (name === null) throw new RefusedError(notFound);
  if (typed !== confirmationPhrase(action, name)) throw new RefusedError(PHRASE_WRONG);
}

function bodyOf(spec: CommandSpec) {
  const fields = {
    ...spec.fields,
    reason: spec.needsReason ? Reason : Type.Optional(Reason),
    ...(spec.confirmed ? { confirmation: text(300) } : {}),
  };
  const mayBeAbsent = !spec.needsReason && !spec.confirmed && !spec.fields;
  return mayBeAbsent ? Type.Union([body(fields), Type.Null()]) : body(fields);
}

const REASON_MISSING = invalidFields({ reason: ['This is required.'] });
const PHRASE_WRONG = invalidFields({ confirmation: ['Please type the phrase as it is shown.'] });
