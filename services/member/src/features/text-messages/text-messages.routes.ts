import { SmsSettings } from '@reset/api-contract/member/text-messages.ts';
import {
  InternalCallError,
  RefusedError,
  rejectImpersonation,
  requireIdentity,
  unavailable,
  type Refusal,
  type Service,
} from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { currentWording } from './consent-wording.ts';
import { readConsentedNumber, readPhoneNumber } from './text-messages.client.ts';
import { textConsentStore } from './text-messages.store.ts';

const NO_PHONE_NUMBER: Refusal = {
  status: 422,
  code: 'no_phone_number',
  error: 'We have no phone number of yours to text.',
};
const PHONE_AWAY = unavailable("We can't look up your phone number right now. Please try again.");

const MAX_USER_AGENT = 500;

/** Pages ask each second; nobody decides as often. */
const decides = {
  access: 'member' as const,
  limits: [{ calls: 30, seconds: 60, per: 'ip' as const }],
};

/** GET /users/sms_settings, POST /users/sms_opt_in and POST /users/sms_opt_out. */
export function textMessagesRoutes(app: Service, context: Context): void {
  const { clock, database } = context;
  const consents = textConsentStore(database);

  /** What is read of her number; refused while nobody can say which it is. */
  const numberOf = async (
    { id, log }: FastifyRequest,
    userId: string,
    read: typeof readPhoneNumber,
  ): Promise<string | null> => {
    try {
      return await read(context, userId, id);
    } catch (error) {
      if (!(error instanceof InternalCallError)) throw error;
      log.warn({ err: error }, 'text_messages.phone_unavailable');
      throw new RefusedError(PHONE_AWAY);
    }
  };

  app.get(
    '/api/v1/users/sms_settings',
    { config: { access: 'member' }, schema: { response: { 200: SmsSettings } } },
    async (request) => {
      const { userId } = requireIdentity(request);
      const number = await numberOf(request, userId, readConsentedNumber);
      return { opted_in: number !== null, consent: currentWording };
    },
  );

  app.post('/api/v1/users/sms_opt_in', { config: decides }, async (request, reply) => {
    const userId = rejectImpersonation(request);
    const phoneNumber = await numberOf(request, userId, readPhoneNumber);
    if (phoneNumber === null) return reply.refuse(NO_PHONE_NUMBER);
    await consents.optIn({ userId, at: clock.now(), ...placeOf(request) }, phoneNumber);
    return reply.code(204).send();
  });

  app.post('/api/v1/users/sms_opt_out', { config: decides }, async (request, reply) => {
    const userId = rejectImpersonation(request);
    await consents.optOut({ userId, at: clock.now(), ...placeOf(request) });
    return reply.code(204).send();
  });
}

const placeOf = ({ ip, headers }: FastifyRequest) => ({
  ipAddress: ip,
  userAgent: (headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT),
});
