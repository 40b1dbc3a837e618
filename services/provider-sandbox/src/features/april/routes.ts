import type { Service } from '@reset/service-kit';
import { meetFaults } from '#faults/meet-faults.ts';
import { openKeptAddress } from '#webhooks/kept-address.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { AprilRefused, answerRefusals } from './april-refusal.ts';
import { ReturnParams, UserBody, UserParams } from './april-schemas.ts';
import { openAprilUsers } from './april-users.ts';
import { registerAprilControl } from './control-routes.ts';
import { registerEmbed } from './embed-routes.ts';
import { aprilSigner } from './sign-webhook.ts';
import { openTaxReturns, type TaxReturn } from './tax-returns.ts';

const noUser = new AprilRefused(404, 'user_not_found', 'There is no such user.');
const noReturn = new AprilRefused(404, 'tax_return_not_found', 'There is no such return.');

/** April's tax filing below /april: users, their access tokens and returns, and its frame. */
export function registerApril(app: Service, world: SandboxWorld): void {
  const { records, clock, webhooks, faults } = world;
  const address = openKeptAddress(records, 'april');
  // Signed by the real time: that of whoever verifies it was not moved.
  const realClock = { now: () => new Date(clock.now().getTime() - clock.offsetMs()) };
  webhooks.signs('april', aprilSigner(address.secret, realClock));
  const users = openAprilUsers(records, clock);
  const returns = openTaxReturns({
    records,
    clock,
    onChange: (taxReturn) =>
      webhooks.send({
        provider: 'april',
        url: address.url(),
        body: {
          id: crypto.randomUUID(),
          type: 'tax_return.updated',
          created_at: clock.now().toISOString(),
          data: { tax_return: wireReturn(taxReturn) },
        },
      }),
  });
  registerAprilControl(app, { returns, address });
  registerEmbed(app, { users, returns, faults: faults.april });

  app.register(
    async (april: Service) => {
      answerRefusals(april);
      april.addHook('onRequest', async ({ headers }) => {
        if (!/^Bearer \S/.test(headers.authorization ?? '')) {
          throw new AprilRefused(401, 'unauthorized', 'A bearer API key is required.');
        }
        returns.settle();
      });
      meetFaults(april, faults.april);

      april.post('/users', { schema: { body: UserBody } }, async ({ body }, reply) =>
        reply.code(201).send({ user: users.create(body) }),
      );
      const params = UserParams;
      april.post(
        '/users/:user_id/access_tokens',
        { schema: { params } },
        async (request, reply) => {
          const user = users.find(request.params.user_id);
          if (!user) throw noUser;
          return reply.code(201).send(users.grant(user));
        },
      );
      april.get('/users/:user_id/tax_returns', { schema: { params } }, async (request) => {
        if (!users.find(request.params.user_id)) throw noUser;
        return { tax_returns: returns.of(request.params.user_id).map(wireReturn) };
      });
      april.get(
        '/tax_returns/:return_id',
        { schema: { params: ReturnParams } },
        async (request) => {
          const found = returns.find(request.params.return_id);
          if (!found) throw noReturn;
          return { tax_return: wireReturn(found) };
        },
      );
    },
    { prefix: '/april/v1' },
  );
}

const wireReturn = ({ is_held: _isHeld, ...taxReturn }: TaxReturn) => taxReturn;
