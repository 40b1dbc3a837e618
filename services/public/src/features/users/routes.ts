import { Id, text } from '@reset/api-contract/fields.ts';
import {
  PutDeactivation,
  PutUser,
  UserIdentity,
  UserSearchReply,
} from '@reset/api-contract/public/users.ts';
import type { Clock, Refusal, Service } from '@reset/service-kit';
import Type, { type Static } from 'typebox';
import { hashPassword } from '#passwords/passwords.ts';
import type { UserState, UserStore } from './user-store.ts';
import { isEmail, normalizeEmail, toIdentity } from './users.ts';

const OneUser = Type.Object({ id: Id });

const REFUSALS = {
  user_not_found: { status: 404, error: 'Not found', code: 'not_found' },
  email_invalid: {
    status: 422,
    error: 'Some fields are not right.',
    code: 'invalid_request',
    errors: { email: ['This is not an email address.'] },
  },
  phone_missing: {
    status: 422,
    error: 'Some fields are not right.',
    code: 'invalid_request',
    errors: { phone_number: ['This is required.'] },
  },
  email_taken: {
    status: 409,
    error: 'Another account has this email address.',
    code: 'email_taken',
  },
} satisfies Record<string, Refusal>;

/** /internal/users: who a person is, for the other services; accounts, for whoever operates. */
export function registerUsers(app: Service, users: UserStore, clock: Clock): void {
  app.get(
    '/internal/users/:id',
    {
      config: { callers: ['member', 'onboarding', 'admin', 'gateway', 'operator'] },
      schema: { params: OneUser, response: { 200: UserIdentity } },
    },
    async (request, reply) => {
      const user = await users.findUser(request.params.id);
      return user ? toIdentity(user) : reply.refuse(REFUSALS.user_not_found);
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
      const user = await users.findUserByEmail(normalizeEmail(request.query.email));
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
      const state = await toState(request.params.id, request.body, now);
      if (!isEmail(state.email)) return reply.refuse(REFUSALS.email_invalid);
      if (state.mfaEnabledAt && !state.phoneNumber) return reply.refuse(REFUSALS.phone_missing);
      const written = await users.putUser(state, now);
      return written === 'email_taken' ? reply.refuse(REFUSALS.email_taken) : toIdentity(written);
    },
  );

  app.put(
    '/internal/users/:id/deactivation',
    {
      config: { callers: ['admin', 'operator'] },
      schema: { params: OneUser, body: PutDeactivation },
    },
    async ({ params, body }, reply) => {
      const isThere = await users.putDeactivation(params.id, body.deactivated, clock.now());
      return isThere ? reply.code(204).send() : reply.refuse(REFUSALS.user_not_found);
    },
  );
}

async function toState(id: string, body: Static<typeof PutUser>, now: Date): Promise<UserState> {
  return {
    id,
    email: normalizeEmail(body.email),
    firstName: body.first_name,
    lastName: body.last_name,
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
    mfaEnabledAt: body.mfa_enabled ? now : null,
    createdAt: now,
    passwordHash: await hashPassword(body.password),
  };
}
