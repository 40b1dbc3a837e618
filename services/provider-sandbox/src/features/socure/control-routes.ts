import type { Service } from '@reset/service-kit';
import type { KeptAddress } from '#webhooks/kept-address.ts';
import type { Evaluation, Evaluations } from './evaluations.ts';
import { DecisionBody, EvaluationParams, WebhookBody } from './socure-schemas.ts';

type Needs = {
  evaluations: Evaluations;
  address: KeptAddress;
  tell(event: string, evaluation: Evaluation): void;
};

/** The dashboard: where webhooks go, and what a reviewer decides, below /control/socure. */
export function registerSocureControl(app: Service, { evaluations, address, tell }: Needs): void {
  app.register(
    async (control: Service) => {
      control.put('/webhook', { schema: { body: WebhookBody } }, async ({ body }, reply) => {
        address.set(body);
        return reply.code(204).send();
      });
      control.get('/evaluations.json', () => ({ evaluations: evaluations.list() }));
      control.post(
        '/evaluations/:eval_id/decision',
        { schema: { params: EvaluationParams, body: DecisionBody } },
        async ({ params, body }, reply) => {
          const found = evaluations.find(params.eval_id);
          if (!found) return reply.callNotFound();
          tell('decision_updated', evaluations.decide(found, body.decision));
          return reply.code(204).send();
        },
      );
    },
    { prefix: '/control/socure' },
  );
}
