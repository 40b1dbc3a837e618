import { ADMIN_TOKEN_HEADER } from '@reset/api-contract/admin/session.ts';
import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import { Id } from '@reset/api-contract/fields.ts';
import { RefusedError, type Refusal, type Service } from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';
import Value from 'typebox/value';
import type { Context } from '#context.ts';
import { appendAudit } from '#features/audit/audit.store.ts';
import { hashToken } from './session-token.ts';
import { sessionStore } from './session.store.ts';
import {
  callerOf,
  holderOf,
  isAtLeast,
  isJustProved,
  roleRequired,
  type Standing,
  WITHOUT_TOKEN,
} from './session.ts';

/** What a path has by its id. */
type Named = { kind: string; id: string };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The least role of staff that may call a route below /admin; each of them names it. */
    staffRole?: StaffRole;
    /** It asks that the token was given less than five minutes ago: money, deletions, exports. */
    stepUp?: true;
    /** What the log calls it that a role was refused it; absent for what only reads. */
    auditedAs?: string;
    /** Whom that is about, where its path has no person but something of hers; null where nobody knows. */
    findAudited?: (object: Named, requestId: string) => Promise<string | null>;
  }
  interface FastifyRequest {
    /** What who calls may do; null on routes that are not below /admin. */
    standing: Standing | null;
  }
}

const tokenRequired: Refusal = {
  status: 403,
  code: 'admin_token_required',
  event: 'access.second_factor_required',
  error: 'Please confirm that it is you.',
};

const stepUpRequired: Refusal = {
  ...tokenRequired,
  code: 'step_up_required',
  error: 'Please confirm once more that it is you.',
};

/**
 * Stands before every route below /admin but a few (`WITHOUT_TOKEN`), those
 * that are still to be written included, and lets in who holds a token that serves
 * and has the role that the route asks for.
 * @throws when a route names no role: forgetting it must not open a door
 */
export function requireAdminToken(app: Service, context: Context): void {
  const { clock, database } = context;
  const sessions = sessionStore(database);
  app.decorateRequest('standing', null);
  app.addHook('onRoute', ({ url, config }) => {
    if (!isGuarded(url) || config?.staffRole) return;
    throw new Error(`${url} has to say who of staff may call it: config.staffRole.`);
  });
  app.addHook('onRequest', async (request) => {
    const { url, config } = request.routeOptions;
    if (!isGuarded(url)) return;
    const token = request.headers[ADMIN_TOKEN_HEADER];
    const holder = holderOf(request);
    const now = clock.now();
    const standing =
      typeof token === 'string' ? await sessions.standingOf(hashToken(token), holder, now) : null;
    if (!standing) throw new RefusedError(tokenRequired);
    request.standing = standing;
    // None is named by a route that was added before this guard was.
    const least = config.staffRole ?? 'administrator';
    if (!isAtLeast(standing.role, least)) {
      const refusal = roleRequired(least);
      if (config.auditedAs) await logRefusal(context, request, config.auditedAs, refusal);
      throw new RefusedError(refusal);
    }
    if (config.stepUp && !isJustProved(standing, now)) throw new RefusedError(stepUpRequired);
  });
}

const isGuarded = (url = ''): boolean =>
  url.startsWith('/api/v1/admin/') && !WITHOUT_TOKEN.includes(url);

/** Logs that a role was refused what it wanted to do, and of whom. */
async function logRefusal(
  { clock, database }: Context,
  request: FastifyRequest,
  action: string,
  { code, error }: Refusal,
): Promise<void> {
  const { id = '' } = request.params as { id?: string };
  const object = { kind: action.split('.')[0] ?? action, id };
  const subjectId = await findSubject(request, object);
  await database.transaction((transaction) =>
    appendAudit(transaction, {
      ...callerOf(request),
      at: clock.now(),
      action,
      subjectId,
      object: isOfPerson(request) || id === '' ? null : object,
      state: 'refused',
      refusal: { code, error },
      requestId: request.id,
    }),
  );
}

async function findSubject(request: FastifyRequest, object: Named): Promise<string | null> {
  // The path is not checked yet.
  if (!Value.Check(Id, object.id)) return null;
  if (isOfPerson(request)) return object.id;
  return (await request.routeOptions.config.findAudited?.(object, request.id)) ?? null;
}

const isOfPerson = ({ routeOptions: { url } }: FastifyRequest): boolean =>
  url?.startsWith('/api/v1/admin/users/:id') ?? false;
