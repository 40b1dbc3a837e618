import Type from 'typebox';
import { Refused } from '#http/refusals.ts';
import type { Context } from '../../context.ts';
import type { Provider } from '../../provider.ts';
import { messageOf, readText } from './read-text.ts';
import { noCredentials, twilioWording } from './twilio-refusals.ts';

const params = Type.Object({ account: Type.String() });

/**
 * Twilio's Messages API below /twilio. Any password will do for the account in the address. An
 * Idempotency-Key that comes again sends nothing more, which Twilio's own does not promise.
 */
export const twilio = ({ deliveries, clock }: Context): Provider => ({
  name: 'texts',
  wording: twilioWording,
  apis: [
    {
      prefix: '/twilio',
      hooks(scope) {
        scope.addContentTypeParser(
          'application/x-www-form-urlencoded',
          { parseAs: 'string' },
          async (_request: unknown, body: string) => new URLSearchParams(body),
        );
      },
      routes(scope) {
        scope.post(
          '/2010-04-01/Accounts/:account/Messages.json',
          { schema: { params } },
          async ({ params: { account }, headers, body }, reply) => {
            requireCredentials(account, headers.authorization);
            const given = headers['idempotency-key'];
            const idempotencyKey = typeof given === 'string' ? given : null;
            const form = body instanceof URLSearchParams ? body : NO_FIELDS;
            const text = readText({ form, account, idempotencyKey }, clock.now());
            return reply.code(201).send(messageOf(deliveries.keep(text), account));
          },
        );
      },
    },
  ],
});

const NO_FIELDS = new URLSearchParams();

function requireCredentials(account: string, authorization = ''): void {
  const [scheme, encoded = ''] = authorization.split(' ');
  const [user, password] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  if (scheme === 'Basic' && user === account && password) return;
  throw new Refused(noCredentials);
}
