import {
  ChangePasswordReply,
  ChangePasswordRequest,
  PasswordRefusal,
} from '@reset/api-contract/public/passwords.ts';
import {
  invalidFields,
  rejectImpersonation,
  requireIdentity,
  unauthorized,
  type Service,
} from '@reset/service-kit';
import type { Context } from '#context.ts';
import { invalidCode, toAwaited, tooManyCodes } from '#features/second-factor/second-factor.ts';
import { startSession } from '#features/sessions/sessions.ts';
import { readUser } from '#features/users/users.store.ts';
import { changeOwnPassword } from './change-password.store.ts';
import { LOCK_MINUTES, lockedOut } from './lock-out.ts';
import { passwordFaults } from './password-strength.ts';
import { provePassword } from './passwords.store.ts';
import { refusedPassword } from './refusals.ts';

const wrongPassword = invalidFields({ current_password: ['This is not your password.'] });

/**
 * POST /users/passwords/change, for who is signed in as herself: by the present password and,
 * where a second factor is on, a code. A wrong password counts as an attempt to sign in.
 */
export function changePasswordRoutes(app: Service, context: Context): void {
  const { clock, database, passwordHashing, stolenPasswords } = context;
  app.post(
    '/api/v1/users/passwords/change',
    {
      config: {
        access: 'member',
        session: 'starts',
        device: 'remembers',
        limits: [{ calls: 30, seconds: 60, per: 'ip' }],
      },
      schema: {
        body: ChangePasswordRequest,
        response: { 200: ChangePasswordReply, 400: PasswordRefusal },
      },
    },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const { sessionId, deviceId, secondFactorAt } = requireIdentity(request);
      const { current_password: current, otp_attempt: typed = null, user: chosen } = request.body;
      const user = await readUser(database, { id: userId });
      if (!user) return reply.refuse(unauthorized);

      const { email } = user;
      const proof = await provePassword(context, { email, password: current, deviceId });
      if (proof === 'locked') {
        reply.header('retry-after', String(LOCK_MINUTES * 60));
        return reply.refuse(lockedOut);
      }
      if (proof === 'wrong') return reply.refuse(wrongPassword);
      const faults = passwordFaults(chosen.password, user, stolenPasswords);
      if (faults.length > 0) return reply.code(400).send(refusedPassword(faults, request.id));

      const passwordHash = await passwordHashing.hash(chosen.password);
      const now = clock.now();
      const change = { proof, passwordHash, sessionId, deviceId, typed, now };
      const changed = await changeOwnPassword(context, change);
      switch (changed.is) {
        case 'wrong_password':
          return reply.refuse(wrongPassword);
        case 'wrong':
          return reply.refuse(invalidCode);
        case 'too_many':
          return reply.refuse(tooManyCodes);
        case 'code_awaited':
          return { changed: false, ...toAwaited(changed) };
        case 'changed': {
          const { sessionVersion, codeGiven } = changed;
          startSession(reply, {
            userId,
            isStaff: user.isStaff,
            sessionVersion,
            secondFactorAt: codeGiven ? now : secondFactorAt,
            endsOthers: true,
          });
          return { changed: true };
        }
      }
    },
  );
}
