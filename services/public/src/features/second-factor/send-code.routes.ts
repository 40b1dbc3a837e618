import { SendCodeRequest } from '@reset/api-contract/public/second-factor.ts';
import {
  forbidden,
  invalidFields,
  notFound,
  unauthorized,
  type Identity,
  type Refusal,
  type Service,
} from '@reset/service-kit';
import type { Context } from '#context.ts';
import { provePassword } from '#features/passwords/passwords.store.ts';
import { lockedOut } from '#features/passwords/passwords.ts';
import { readUser } from '#features/users/users.store.ts';
import type { CodeRequest } from './challenges.store.ts';
import { secondFactorOn, tooManyCodes, wrongPassword } from './refusals.ts';
import { choosePhone, textPhoneOf } from './second-factor.ts';
import { findPendingSignIn, lockAndSendCode } from './send-code.store.ts';

const REFUSALS = {
  phoneMissing: {
    status: 422,
    error: 'There is no phone number to send a code to.',
    code: 'phone_missing',
  },
  passwordMissing: invalidFields({ password: ['This is required.'] }),
} satisfies Record<string, Refusal>;

const waitFor = (error: string): Refusal => ({ status: 429, error, code: 'too_many_requests' });
const tooSoon = (seconds: number): Refusal =>
  waitFor(`A code was sent a moment ago. You can ask for another in ${seconds} seconds.`);
const tooManyTexts = (seconds: number): Refusal =>
  waitFor(
    `We texted many codes to this phone, and text no other for the next ${Math.ceil(seconds / 60)} minutes.`,
  );

type Choice = CodeRequest | { refusal: Refusal };

/**
 * POST /multifactor_authentication_configurations/send_code, for who is signed in and
 * for who awaits a code to sign in with. 204 when it will be sent.
 */
export function sendCodeRoutes(app: Service, context: Context): void {
  app.post(
    '/api/v1/multifactor_authentication_configurations/send_code',
    {
      config: { access: 'visitor', limits: [{ calls: 30, seconds: 60, per: 'ip' }] },
      schema: { body: SendCodeRequest },
    },
    async ({ identity: caller, body }, reply) => {
      if (!caller) return reply.refuse(unauthorized);
      const now = context.clock.now();
      const isOwn = caller.kind === 'user' && caller.userId === body.user_id;
      const requested = isOwn
        ? await requestOfMember(context, caller, body)
        : await requestOfSignIn(context, caller, { userId: body.user_id, now });
      if ('refusal' in requested) return reply.refuse(requested.refusal);
      const sent = await lockAndSendCode(context, requested, now);
      if (sent === 'sent') return reply.code(204).send();
      reply.header('retry-after', String(sent.waitSeconds));
      if (sent.isLocked) return reply.refuse(tooManyCodes);
      return reply.refuse((sent.isFlooded ? tooManyTexts : tooSoon)(sent.waitSeconds));
    },
  );
}

/** The sign-in that has to be this session's and this person's. */
async function requestOfSignIn(
  { database }: Context,
  { kind, sessionId }: Identity,
  { userId, now }: { userId: string; now: Date },
): Promise<Choice> {
  const pending = await findPendingSignIn(database, sessionId, now);
  if (pending?.userId !== userId) {
    return { refusal: kind === 'visitor' && !pending ? unauthorized : forbidden };
  }
  const user = await readUser(database, { id: userId });
  const phoneNumber = pending.phoneNumber ?? (user && textPhoneOf(user));
  return phoneNumber === null ? { refusal: REFUSALS.phoneMissing } : { ...pending, phoneNumber };
}

async function requestOfMember(
  context: Context,
  { sessionId, deviceId, ...caller }: Extract<Identity, { kind: 'user' }>,
  { user_id: userId, phone_number: named, password }: SendCodeRequest,
): Promise<Choice> {
  if (caller.realUserId !== userId) return { refusal: forbidden };
  const user = await readUser(context.database, { id: userId });
  if (!user) return { refusal: notFound };
  const phone = choosePhone(user, named);
  if (phone.is === 'none') return { refusal: REFUSALS.phoneMissing };
  if (phone.is === 'not_while_on') return { refusal: secondFactorOn };
  if (phone.is === 'new') {
    if (password === undefined) return { refusal: REFUSALS.passwordMissing };
    // Counts as an attempt to sign in.
    const proof = await provePassword(context, { email: user.email, password, deviceId });
    if (proof === 'locked') return { refusal: lockedOut };
    if (proof === 'wrong') return { refusal: wrongPassword };
  }
  const purpose = user.textsEnabledAt ? 'confirm' : 'enable';
  return { userId, sessionId, purpose, phoneNumber: phone.phoneNumber };
}
