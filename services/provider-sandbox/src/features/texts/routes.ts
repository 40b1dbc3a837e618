import type { Clock, Service } from '@reset/service-kit';
import type { FastifyError } from 'fastify';
import Type from 'typebox';
import type { Deliveries } from '#deliveries/deliveries.ts';
import type { Faults } from '#faults/fault-switch.ts';
import { messageOf, readText } from './read-text.ts';
import { noCredentials, toTwilioRefusal, TwilioRefused, unavailable } from './twilio-refusal.ts';

type Needs = { deliveries: Deliveries; faults: Faults; clock: Clock };

const params = Type.Object({ account: Type.String() });

/**
 * Twilio's Messages API below /twilio. Any password will do for the account of the
 * address. An Idempotency-Key that comes again sends nothing more, which Twilio's own
 * does not promise.
 */
export function registerTexts(app: Service, { deliveries, faults, clock }: Needs): void {
  app.register(
    async (twilio: Service) => {
      twilio.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        async (_request: unknown, body: string) => new URLSearchParams(body),
      );
      twilio.setErrorHandler((error: FastifyError | TwilioRefused, request, reply) => {
        const { status, code, message } = toTwilioRefusal(error);
        if (status >= 500) request.log.error({ err: error }, 'request failed');
        const more_info = `https://www.twilio.com/docs/errors/${code}`;
        return reply
          .code(status)
          .type('application/json; charset=utf-8')
          .serializer(JSON.stringify)
          .send({ code, message, more_info, status });
      });
      twilio.post(
        '/2010-04-01/Accounts/:account/Messages.json',
        { schema: { params } },
        async (request, reply) => {
          const { account } = request.params;
          insistOnCredentials(account, request.headers.authorization);
          if ((await faults.meets()) === 'refuse') throw new TwilioRefused(unavailable);
          const given = request.headers['idempotency-key'];
          const idempotencyKey = typeof given === 'string' ? given : null;
          const form = request.body instanceof URLSearchParams ? request.body : NOTHING;
          const text = readText({ form, account, idempotencyKey }, clock.now());
          return reply.code(201).send(messageOf(deliveries.keep(text), account));
        },
      );
    },
    { prefix: '/twilio' },
  );
}

const NOTHING = new URLSearchParams();

function insistOnCredentials(account: string, authorization = ''): void {
  const [scheme, encoded = ''] = authorization.split(' ');
  const [user, password] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  if (scheme === 'Basic' && user === account && password) return;
  throw new TwilioRefused(noCredentials);
}
