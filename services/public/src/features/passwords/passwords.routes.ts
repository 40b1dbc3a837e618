import {
  PasswordRefusal,
  ResetPasswordRequest,
  SetPasswordReply,
  SetPasswordRequest,
} from '@reset/api-contract/public/passwords.ts';
import { acceptedLanguage, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { startSession } from '#features/sessions/sessions.ts';
import { findOpenSignUp, finishSignUp } from '#features/sign-up/sign-up.store.ts';
import { locationAfterSignUp, oldestSignUp, SIGN_UP_PURPOSE } from '#features/sign-up/sign-up.ts';
import { hasSecondFactor, isOpen, normalizeEmail, type User } from '#features/users/users.ts';
import { passwordFaults, type PasswordOwner } from './password-strength.ts';
import { RESET_PURPOSE, type NewPassword } from './passwords.ts';
import { refusedPassword, refusedToken } from './refusals.ts';
import { resetStore } from './resets.store.ts';

/** One way to a password: by the token of a sign-up, or by that of a mail. */
type PasswordLink = {
  purpose: string;
  /** Whose password it would be; null when the token serves nothing. */
  findOwner: (id: string, now: Date) => Promise<PasswordOwner | null>;
  /** Uses the token up; null when it serves nothing any more. */
  redeem: (id: string, next: NewPassword) => Promise<User | null>;
  /** Where she goes on, signed in. */
  locationAfter: (user: User) => string;
};

/**
 * POST /users/passwords has the mail with the link sent; PUT /users/passwords sets a
 * password by the token of a sign-up or of that mail.
 */
export function passwordsRoutes(app: Service, context: Context): void {
  const { clock, linkTokens, passwordHashing, stolenPasswords } = context;
  const links = passwordLinks(context);

  // It does not look who has the address, and always answers the same.
  app.post(
    '/api/v1/users/passwords',
    {
      config: {
        access: 'visitor',
        limits: [
          { calls: 3, seconds: 60, per: 'ip_and_email' },
          { calls: 60, seconds: 60, per: 'ip' },
        ],
      },
      schema: { body: ResetPasswordRequest, response: { 200: Type.Object({}) } },
    },
    async (request) => {
      const { body, headers } = request;
      const language = acceptedLanguage(headers['accept-language']);
      await resetStore(context).request(normalizeEmail(body.user.email), language);
      return {};
    },
  );

  // What the browser scored is not believed. Whoever has a second factor on signs in with it
  // next, and has no session before that.
  app.put(
    '/api/v1/users/passwords',
    {
      config: {
        access: 'visitor',
        session: 'starts',
        limits: [{ calls: 60, seconds: 60, per: 'ip' }],
      },
      schema: {
        body: SetPasswordRequest,
        response: { 200: SetPasswordReply, 400: PasswordRefusal },
      },
    },
    async (request, reply) => {
      const { id: requestId, body, identity } = request;
      const refuse = () => reply.code(400).send(refusedToken('Reset password', request));
      const now = clock.now();
      const known = linkOf(body.reset_password_token);
      const owner = known && (await known.link.findOwner(known.id, now));
      if (!owner) return refuse();

      const { password } = body.user;
      const faults = passwordFaults(password, owner, stolenPasswords);
      if (faults.length > 0) return reply.code(400).send(refusedPassword(faults, requestId));
      const passwordHash = await passwordHashing.hash(password);
      const deviceId = identity?.deviceId ?? null;
      const user = await known.link.redeem(known.id, { passwordHash, deviceId, now });
      if (!user) return refuse();
      if (hasSecondFactor(user)) return { location: '/users/sign_in' };
      const { isStaff, sessionVersion } = user;
      startSession(reply, { userId: user.id, isStaff, sessionVersion, endsOthers: true });
      return { location: known.link.locationAfter(user) };
    },
  );

  function linkOf(token: string): { link: PasswordLink; id: string } | null {
    for (const link of links) {
      const id = linkTokens.read(link.purpose, token);
      if (id) return { link, id };
    }
    return null;
  }
}

function passwordLinks(context: Context): PasswordLink[] {
  const { config, database } = context;
  const resets = resetStore(context);
  return [
    {
      purpose: SIGN_UP_PURPOSE,
      findOwner: (id, now) => findOpenSignUp(database, id, oldestSignUp(now)),
      redeem: (id, next) => finishSignUp(database, id, next),
      locationAfter: (user) => locationAfterSignUp(user.productName),
    },
    {
      purpose: RESET_PURPOSE,
      findOwner: async (id, now) => {
        const user = await resets.findOwner(id, now);
        return user && isOpen(user, config) ? user : null;
      },
      redeem: resets.redeem,
      locationAfter: () => '/dashboard',
    },
  ];
}
