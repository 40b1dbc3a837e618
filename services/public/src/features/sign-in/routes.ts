import { SignInReply, SignInRequest } from '@reset/api-contract/public/sign-in.ts';
import type { Clock, Refusal, Service } from '@reset/service-kit';
import { matchesPassword } from '#passwords/passwords.ts';
import { normalizeEmail } from '#features/users/users.ts';
import type { FindAccount } from './account-store.ts';
import type { AttemptStore } from './attempt-store.ts';
import type { RecordSignedIn } from './signed-in-store.ts';
import { isOpen, LOCK_MINUTES, sessionStart, type Account } from './sign-in.ts';

export type SignInNeeds = {
  findAccount: FindAccount;
  attempts: Pick<AttemptStore, 'beginAttempt'>;
  recordSignedIn: RecordSignedIn;
  clock: Clock;
  isProduction: boolean;
};

const INVALID_CREDENTIALS: Refusal = {
  status: 422,
  error: 'Invalid email or password.',
  code: 'invalid_credentials',
};

const LOCKED: Refusal = {
  status: 429,
  error: `Too many attempts. Please try again in ${LOCK_MINUTES} minutes.`,
  code: 'too_many_attempts',
};

/** What the gateway makes a session of; it never reaches the browser. */
const SESSION_START_HEADER = 'x-reset-session-start';

/**
 * POST /users/sign_in. Whatever was wrong, the answer and the work before it are
 * the same, so that nobody learns which addresses have an account.
 */
export function registerSignIn(app: Service, needs: SignInNeeds): void {
  const { attempts, clock } = needs;
  app.post(
    '/api/v1/users/sign_in',
    {
      config: { access: 'visitor', session: 'starts' },
      schema: { body: SignInRequest, response: { 200: SignInReply } },
    },
    async (request, reply) => {
      const { password } = request.body.user;
      const email = normalizeEmail(request.body.user.email);
      if (!(await attempts.beginAttempt(email, clock.now()))) {
        reply.header('retry-after', String(LOCK_MINUTES * 60));
        return reply.refuse(LOCKED);
      }
      const account = await authenticate(needs, email, password);
      if (!account) return reply.refuse(INVALID_CREDENTIALS);
      await needs.recordSignedIn({ userId: account.userId, email, now: clock.now() });
      reply.header(SESSION_START_HEADER, encode(sessionStart(account)));
      return { location: '/dashboard' };
    },
  );
}

async function authenticate(
  { findAccount, isProduction }: SignInNeeds,
  email: string,
  password: string,
): Promise<Account | null> {
  const account = await findAccount(email);
  const isRight = await matchesPassword(password, account?.passwordHash ?? null);
  return isRight && account && isOpen(account, isProduction) ? account : null;
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
