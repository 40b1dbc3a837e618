import type { Service } from '@reset/service-kit';
import type { KeptAddress } from '#webhooks/kept-address.ts';
import { ReturnParams, StatusBody, WebhookBody } from './april-schemas.ts';
import type { TaxReturns } from './tax-returns.ts';

type Needs = { returns: TaxReturns; address: KeptAddress };

/** Where webhooks go, and what the tax offices say, below /control/april. */
export function registerAprilControl(app: Service, { returns, address }: Needs): void {
  app.register(
    async (control: Service) => {
      control.put('/webhook', { schema: { body: WebhookBody } }, async ({ body }, reply) => {
        address.set(body);
        return reply.code(204).send();
      });
      // After the clock was moved.
      control.post('/settle', async (_request, reply) => {
        returns.settle();
        return reply.code(204).send();
      });
      control.post(
        '/tax_returns/:return_id/status',
        { schema: { params: ReturnParams, body: StatusBody } },
        async ({ params, body }, reply) => {
          const found = returns.find(params.return_id);
          if (!found) return reply.callNotFound();
          returns.set(found, body.status);
          return reply.code(204).send();
        },
      );
    },
    { prefix: '/control/april' },
  );
}
