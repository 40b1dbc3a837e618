import { requireBearer, Refused, type Refusal, type Wording } from '#http/refusals.ts';
import { openWebhookAddress } from '#webhooks/webhook-address.ts';
import { hmacHex } from '#webhooks/webhooks.ts';
import type { Context } from '../../context.ts';
import type { Provider } from '../../provider.ts';
import { controlRoutes } from './control-routes.ts';
import { DestinationBody, ReturnParams, UserBody, UserParams } from './april-schemas.ts';
import { openAprilUsers } from './april-users.ts';
import { embedRoutes } from './embed-frame.ts';
import { presentedAtApril } from './presented.ts';
import { openTaxReturns, wireReturn } from './tax-returns.ts';

const refusal = (status: number, code: string, message: string): Refusal => ({
  status,
  code,
  message,
});
const unauthorized = refusal(401, 'unauthorized', 'A bearer API key is required.');
const unknownUser = refusal(404, 'user_not_found', 'There is no such user.');
const unknownReturn = refusal(404, 'tax_return_not_found', 'There is no such return.');

const wording: Wording = {
  badRequest: ({ statusCode = 400, message }) => refusal(statusCode, 'invalid_request', message),
  notFound: () => refusal(404, 'not_found', 'There is nothing at this address.'),
  fault: refusal(500, 'internal_error', 'Something went wrong on our side.'),
  body: ({ code, message }) => ({ error: { code, message } }),
};

/**
 * April's tax filing below /april: users, their access tokens and returns, where refunds are sent,
 * and its frame. Its webhooks carry `April-Signature: t=<seconds>,v1=<hex HMAC-SHA256 of "<seconds>.<raw body>">`.
 */
export function april(context: Context): Provider {
  const { store, clock, webhooks } = context;
  const webhookAddress = openWebhookAddress(store, 'april');
  const { SANDBOX_APRIL_WEBHOOK_URL: url, SANDBOX_APRIL_SECRET: secret } = context.config;
  if (url !== '' && secret !== '') webhookAddress.set({ url, secret });
  const users = openAprilUsers(context);
  const returns = openTaxReturns({
    ...context,
    onChange: (taxReturn, change) =>
      webhooks.send({
        provider: 'april',
        url: webhookAddress.url(),
        body: {
          id: context.random.id(),
          type: `tax_return.${change}`,
          created_at: clock.now().toISOString(),
          data: { tax_return: wireReturn(taxReturn) },
        },
      }),
  });
  const userOf = (id: string) => {
    const user = users.find(id);
    if (!user) throw new Refused(unknownUser);
    return user;
  };
  const returnOf = (id: string) => {
    const taxReturn = returns.find(id);
    if (!taxReturn) throw new Refused(unknownReturn);
    return taxReturn;
  };

  return {
    name: 'april',
    wording,
    webhookAddress,
    settle: returns.settle,
    sign: (body, seconds) => {
      const digest = hmacHex(webhookAddress.secret(), `${seconds}.${body}`);
      return { 'april-signature': `t=${seconds},v1=${digest}` };
    },
    apis: [
      {
        prefix: '/april/v1',
        hooks(scope) {
          requireBearer(scope, unauthorized);
          scope.addHook('onRequest', async () => returns.settle());
        },
        routes(scope) {
          const schema = { params: UserParams };
          scope.post('/users', { schema: { body: UserBody } }, async ({ body }, reply) =>
            reply.code(201).send({ user: users.create(body) }),
          );
          scope.post('/users/:user_id/access_tokens', { schema }, async ({ params }, reply) =>
            reply.code(201).send(users.grant(userOf(params.user_id))),
          );
          scope.put(
            '/users/:user_id/deposit_destination',
            { schema: { ...schema, body: DestinationBody } },
            async ({ params, body }) => ({
              user: users.setDestination(userOf(params.user_id), body),
            }),
          );
          scope.get('/users/:user_id/tax_returns', { schema }, async ({ params }) => ({
            tax_returns: returns.of(userOf(params.user_id).id).map(wireReturn),
          }));
          scope.get(
            '/tax_returns/:return_id',
            { schema: { params: ReturnParams } },
            async ({ params }) => ({ tax_return: wireReturn(returnOf(params.return_id)) }),
          );
        },
      },
    ],
    widget: {
      prefix: '/april',
      script: { path: '/embed.js', file: 'april-embed.js' },
      routes: (scope) => embedRoutes(scope, { users, returns }),
    },
    presented: presentedAtApril(context, returns),
    control: (scope) => controlRoutes(scope, { users, returns, returnOf }),
  };
}
