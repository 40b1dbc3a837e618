import { Id, text } from '@reset/api-contract/fields.ts';
import {
  PutDeactivation,
  PutUser,
  UserIdentity,
  UserSearchReply,
} from '@reset/api-contract/public/users.ts';
import {
  answerOnce,
  invalidFields,
  notFound,
  type Refusal,
  type Service,
} from '@reset/service-kit';
import Type, { type Static } from 'typebox';
import type { Context } from '#context.ts';
import {
  endSessionsByStaff,
  putDeactivation,
  putUser,
  readUser,
  type UserState,
} from './users.store.ts';
import { isEmail, normalizeEmail, toIdentity } from './users.ts';

const OneUser = Type.Object({ id: Id });

const REFUSALS = {
  email_invalid: invalidFields({ email: ['This is not an email address.'] }),
  phone_missing: invalidFields({ phone_number: ['This is required.'] }),
  email_taken: {
    status: 409,
    error: 'Another account has this email address.',
    code: 'email_taken',
  },
} satisfies Record<string, Refusal>;

/** /internal/users: who a person is, for the other services; accounts, for whoever operates. */
export function usersRoutes(app: Service, context: Context): void {
  const { clock, database, passwordHashing } = context;
  app.get(
    '/internal/users/:id',
    {
      config: { callers: ['member', 'onboarding', 'admin', 'gateway', 'operator'] },
      schema: { params: OneUser, response: { 200: UserIdentity } },
    },
    async (request, reply) => {
      const user = await readUser(database, { id: request.params.id });
      return user ? toIdentity(user) : reply.refuse(notFound);
    },
  );

  app.get(
    '/internal/users',
    {
      config: { callers: ['operator'] },
      schema: {
        querystring: Type.Object({ email: text(255) }, { additionalProperties: false }),
        response: { 200: UserSearchReply },
      },
    },
    async (request) => {
      const user = await readUser(database, { email: normalizeEmail(request.query.email) });
      return { users: user ? [toIdentity(user)] : [] };
    },
  );

  app.put(
    '/internal/users/:id',
    {
      config: { callers: ['operator'] },
      schema: { params: OneUser, body: PutUser, response: { 200: UserIdentity } },
    },
    async (request, reply) => {
      const now = clock.now();
      const passwordHash = await passwordHashing.hash(request.body.password);
      const state = toState(request.params.id, request.body, { passwordHash, now });
      if (!isEmail(state.email)) return reply.refuse(REFUSALS.email_invalid);
      if (state.textsEnabledAt && !state.phoneNumber) return reply.refuse(REFUSALS.phone_missing);
      const written = await putUser(database, state, now);
      return written === 'email_taken' ? reply.refuse(REFUSALS.email_taken) : toIdentity(written);
    },
  );

  app.post(
    '/internal/users/:id/end_sessions',
    { config: { callers: ['admin'] }, schema: { params: OneUser } },
    (request, reply) =>
      answerOnce(context, request, reply, async (transaction) => {
        const isThere = await endSessionsByStaff(transaction, request.params.id, clock.now());
        return isThere ? { status: 204 } : { refusal: notFound };
      }),
  );

  app.put(
    '/internal/users/:id/deactivation',
    {
      config: { callers: ['admin', 'operator'] },
      schema: { params: OneUser, body: PutDeactivation },
    },
    (request, reply) =>
      answerOnce(context, request, reply, async (transaction) => {
        const isThere = await putDeactivation(transaction, request.params.id, {
          isDeactivated: request.body.deactivated,
          now: clock.now(),
        });
        return isThere ? { status: 204 } : { refusal: notFound };
      }),
  );
}

function toState(
  id: string,
  body: Static<typeof PutUser>,
  { passwordHash, now }: { passwordHash: string; now: Date },
): UserState {
  return {
    id,
    email: normalizeEmail(body.email),
    firstName: body.first_name,
    lastName: body.last_name,
    language: null,
    isSeeded: body.seeded ?? false,
    confirmedAt: body.confirmed ? now : null,
    partnerSlug: body.partner_slug ?? null,
    referralSlug: body.referral_slug ?? null,
    productName: body.product_name ?? null,
    groupId: null,
    utmCampaign: null,
    utmSource: null,
    utmMedium: null,
    phoneNumber: body.phone_number ?? null,
    textsEnabledAt: body.mfa_enabled ? now : null,
    createdAt: now,
    passwordHash,
  };
}
