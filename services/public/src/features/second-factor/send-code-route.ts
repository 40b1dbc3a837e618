import { SendCodeRequest } from '@reset/api-contract/public/second-factor.ts';
import type { Clock, Identity, Refusal, Service } from '@reset/service-kit';
import { TOO_MANY_CODES } from '#codes/refusals.ts';
import { asker } from '#sessions/asker.ts';
import { REFUSALS } from './refusals.ts';
import type { SecondFactorStore } from './second-factor-store.ts';
import { choosePhone } from './second-factor.ts';

export type SendCodeNeeds = Pick<SecondFactorStore, 'read' | 'findPending' | 'send'> & {
  /** Counts as an attempt to sign in. */
  provePassword: (guess: Guess) => Promise<object | 'wrong' | 'locked'>;
  clock: Clock;
};

type Guess = { email: string; password: string; deviceId: string | null };
type Asked = Parameters<SecondFactorStore['send']>[0];

/**
 * POST /multifactor_authentication_configurations/send_code, for who is signed in and
 * for who awaits a code to sign in with. 204 when it will be sent.
 */
export function registerSendCode(app: Service, needs: SendCodeNeeds): void {
  app.post(
    '/api/v1/multifactor_authentication_configurations/send_code',
    {
      config: { access: 'visitor', limits: [{ calls: 30, seconds: 60, per: 'ip' }] },
      schema: { body: SendCodeRequest },
    },
    async (request, reply) => {
      const now = needs.clock.now();
      const identity = asker(request);
      const asked = isOwn(identity, request.body.user_id)
        ? await whatIsAsked(needs, identity, request.body)
        : await whatIsPending(needs, identity, request.body.user_id);
      if ('refusal' in asked) return reply.refuse(asked.refusal);
      const sent = await needs.send(asked, now);
      if (sent === 'sent') return reply.code(204).send();
      reply.header('retry-after', String(sent.waitSeconds));
      return reply.refuse(sent.isLocked ? TOO_MANY_CODES : REFUSALS.tooSoon);
    },
  );
}

const isOwn = (identity: Identity, userId: string): boolean =>
  identity.kind === 'user' && identity.userId === userId;

/** The sign-in that has to be this session's and this person's. */
async function whatIsPending(
  { findPending, clock }: SendCodeNeeds,
  { kind, sessionId }: Identity,
  userId: string,
): Promise<Asked | { refusal: Refusal }> {
  const pending = await findPending(sessionId, clock.now());
  if (pending?.userId === userId) return pending;
  const isNobody = kind === 'visitor' && !pending;
  return { refusal: isNobody ? REFUSALS.unauthorized : REFUSALS.forbidden };
}

async function whatIsAsked(
  { read, provePassword }: SendCodeNeeds,
  identity: Identity,
  { user_id: userId, phone_number: named, password }: SendCodeRequest,
): Promise<Asked | { refusal: Refusal }> {
  const { sessionId, deviceId } = identity;
  // Who views as somebody is not her.
  if (identity.kind === 'user' && identity.realUserId !== userId) {
    return { refusal: REFUSALS.forbidden };
  }
  const state = await read(userId);
  if (!state) return { refusal: REFUSALS.notFound };
  const phone = choosePhone(state, named);
  if (phone.is === 'none') return { refusal: REFUSALS.noPhone };
  if (phone.is === 'not_while_on') return { refusal: REFUSALS.isOn };
  if (phone.is === 'new') {
    if (password === undefined) return { refusal: REFUSALS.passwordMissing };
    const proven = await provePassword({ email: state.email, password, deviceId });
    if (proven === 'locked') return { refusal: REFUSALS.passwordLocked };
    if (proven === 'wrong') return { refusal: REFUSALS.passwordWrong };
  }
  const purpose = state.isOn ? 'confirm' : 'enable';
  return { userId, sessionId, purpose, phoneNumber: phone.phoneNumber };
}
