import type { Service } from '@reset/service-kit';
import { meetFaults } from '#faults/meet-faults.ts';
import { openKeptAddress } from '#webhooks/kept-address.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { registerSocureControl } from './control-routes.ts';
import { registerDocv } from './docv-routes.ts';
import { openEvaluations, type Evaluation } from './evaluations.ts';
import { socureSigner } from './sign-webhook.ts';
import { answerRefusals, SocureRefused } from './socure-refusal.ts';
import { EvaluationBody, EvaluationParams } from './socure-schemas.ts';
import { wireEvaluation } from './wire-evaluation.ts';

/** Socure's RiskOS below /socure: evaluations, and its frame for pictures of documents. */
export function registerSocure(app: Service, world: SandboxWorld): void {
  const { records, clock, webhooks, faults } = world;
  const evaluations = openEvaluations(records, clock);
  const address = openKeptAddress(records, 'socure');
  webhooks.signs('socure', socureSigner(address.secret));
  const tell = (event_type: string, { id, evalId, decision, status }: Evaluation) =>
    webhooks.send({
      provider: 'socure',
      url: address.url(),
      body: {
        event_id: crypto.randomUUID(),
        event_type,
        event_at: clock.now().toISOString(),
        data: { id, eval_id: evalId, decision, status },
      },
    });
  registerSocureControl(app, { evaluations, address, tell });
  registerDocv(app, { evaluations, tell, faults: faults.socure });

  app.register(
    async (socure: Service) => {
      answerRefusals(socure);
      socure.addHook('onRequest', async ({ headers }) => {
        if (!/^Bearer \S/.test(headers.authorization ?? '')) {
          throw new SocureRefused(401, 'A bearer API key is required.');
        }
      });
      meetFaults(socure, faults.socure);
      socure.post('/evaluation', { schema: { body: EvaluationBody } }, async (request, reply) => {
        const { body, protocol, host } = request;
        const before = evaluations.list().find(({ id }) => id === body.id);
        const evaluation = before ?? evaluations.start(body);
        if (!before && evaluation.status === 'CLOSED') tell('evaluation_completed', evaluation);
        return reply.code(201).send(wireEvaluation(evaluation, `${protocol}://${host}`));
      });
      socure.get(
        '/evaluation/:eval_id',
        { schema: { params: EvaluationParams } },
        async ({ params, protocol, host }) => {
          const found = evaluations.find(params.eval_id);
          if (!found) throw new SocureRefused(404, 'There is no such evaluation.');
          return wireEvaluation(found, `${protocol}://${host}`);
        },
      );
    },
    { prefix: '/socure/api' },
  );
}
