import {
  PasswordRefusal,
  SetPasswordReply,
  SetPasswordRequest,
} from '@reset/api-contract/public/passwords.ts';
import type { Clock, LinkTokens, Service } from '@reset/service-kit';
import type { User } from '#features/users/users.ts';
import { passwordFaults, refusedPassword, refusedToken } from '#passwords/password-faults.ts';
import type { PasswordOwner } from '#passwords/password-score.ts';
import { hashPassword } from '#passwords/passwords.ts';
import { startSession } from '#sessions/session-start.ts';

type NewPassword = { passwordHash: string; deviceId: string | null; now: Date };

/** One way to a password: by the token of a sign-up, or by that of a mail. */
type PasswordLink = {
  purpose: string;
  /** Whose password it would be; null when the token serves nothing. */
  findOwner: (id: string, now: Date) => Promise<PasswordOwner | null>;
  /** Uses the token up; null when it serves nothing any more. */
  finish: (id: string, next: NewPassword) => Promise<User | null>;
  /** Where she goes on, signed in. */
  locationAfter: (user: User) => string;
};

type SetPasswordNeeds = {
  links: readonly PasswordLink[];
  tokens: Pick<LinkTokens, 'read'>;
  clock: Clock;
};

/**
 * PUT /users/passwords. What the browser scored is not believed. Whoever has a
 * second factor on signs in with it next, and has no session before that.
 */
export function registerSetPassword(
  app: Service,
  { links, tokens, clock }: SetPasswordNeeds,
): void {
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
    async ({ id: requestId, body, identity }, reply) => {
      const refuse = () => reply.code(400).send(refusedToken('Reset password', requestId));
      const now = clock.now();
      const known = linkOf(body.reset_password_token);
      const owner = known && (await known.link.findOwner(known.id, now));
      if (!owner) return refuse();

      const { password } = body.user;
      const faults = passwordFaults(password, owner);
      if (faults.length > 0) return reply.code(400).send(refusedPassword(faults, requestId));
      const passwordHash = await hashPassword(password);
      const deviceId = identity?.deviceId ?? null;
      const user = await known.link.finish(known.id, { passwordHash, deviceId, now });
      if (!user) return refuse();
      if (user.mfaEnabledAt) return { location: '/users/sign_in' };
      startSession(reply, { userId: user.id, isStaff: user.isStaff, endsOthers: true });
      return { location: known.link.locationAfter(user) };
    },
  );

  function linkOf(token: string): { link: PasswordLink; id: string } | null {
    for (const link of links) {
      const id = tokens.read(link.purpose, token);
      if (id) return { link, id };
    }
    return null;
  }
}
