import { requireBearer, Refused, type Refusal, type Wording } from '#http/refusals.ts';
import { openWebhookAddress } from '#webhooks/webhook-address.ts';
import { hmacHex } from '#webhooks/webhooks.ts';
import type { Context } from '../../context.ts';
import type { Provider } from '../../provider.ts';
import { docvRoutes } from './docv-frame.ts';
import { openEvaluations, type Evaluation } from './evaluations.ts';
import {
  DecisionBody,
  EvaluationBody,
  EvaluationParams,
  EvaluationPatch,
} from './socure-schemas.ts';
import { wireEvaluation } from './wire-evaluation.ts';

const refusal = (status: number, msg: string): Refusal => ({ status, msg });
const unauthorized = refusal(401, 'A bearer API key is required.');
const completed = refusal(400, 'The evaluation is completed and takes no more data.');
const unknownEvaluation = refusal(404, 'There is no such evaluation.');

const wording: Wording = {
  badRequest: ({ statusCode = 400, message }) => refusal(statusCode, message),
  notFound: () => refusal(404, 'There is nothing at this address.'),
  fault: refusal(500, 'Something went wrong on our side.'),
  body: ({ msg }) => ({ status: 'Error', msg }),
};

/**
 * Socure's RiskOS below /socure: evaluations, and its frame for pictures of documents. Its webhooks
 * carry `x-socure-signature`, the hex digest by HMAC-SHA256 of the raw body.
 */
export function socure(context: Context): Provider {
  const { config, store, clock, random, webhooks } = context;
  const evaluations = openEvaluations(context);
  const webhookAddress = openWebhookAddress(store, 'socure');
  const { SANDBOX_SOCURE_WEBHOOK_URL: url, SANDBOX_SOCURE_SECRET: secret } = config;
  if (url !== '') webhookAddress.set({ url, secret });
  const publish = (event_type: string, { id, evalId, decision, status }: Evaluation) =>
    webhooks.send({
      provider: 'socure',
      url: webhookAddress.url(),
      body: {
        event_id: random.id(),
        event_type,
        event_at: clock.now().toISOString(),
        data: { id, eval_id: evalId, decision, status },
      },
    });
  const evaluationOf = (evalId: string) => {
    const evaluation = evaluations.find(evalId);
    if (!evaluation) throw new Refused(unknownEvaluation);
    return evaluation;
  };

  return {
    name: 'socure',
    wording,
    webhookAddress,
    sign: (body) => ({ 'x-socure-signature': hmacHex(webhookAddress.secret(), body) }),
    apis: [
      {
        prefix: '/socure/api',
        hooks: (scope) => requireBearer(scope, unauthorized),
        routes(scope) {
          scope.post(
            '/evaluation',
            { schema: { body: EvaluationBody } },
            async (request, reply) => {
              const { body, protocol, host } = request;
              const before = evaluations.list().find(({ id }) => id === body.id);
              const evaluation = before ?? evaluations.start(body);
              if (!before && evaluation.status === 'CLOSED') {
                publish('evaluation_completed', evaluation);
              }
              return reply.code(201).send(wireEvaluation(evaluation, `${protocol}://${host}`));
            },
          );
          scope.get(
            '/evaluation/:eval_id',
            { schema: { params: EvaluationParams } },
            async ({ params, protocol, host }) =>
              wireEvaluation(evaluationOf(params.eval_id), `${protocol}://${host}`),
          );
          scope.patch(
            '/evaluation/:eval_id',
            { schema: { params: EvaluationParams, body: EvaluationPatch } },
            async ({ params, protocol, host }) => {
              const before = evaluationOf(params.eval_id);
              if (before.status === 'CLOSED') throw new Refused(completed);
              return wireEvaluation(evaluations.rerun(before), `${protocol}://${host}`);
            },
          );
        },
      },
    ],
    widget: {
      prefix: '/socure',
      script: { path: '/bundle.js', file: 'socure-docv.js' },
      routes: (scope) => docvRoutes(scope, { evaluations, publish }),
    },
    control(scope) {
      scope.get('/evaluations.json', () => ({ evaluations: evaluations.list() }));
      scope.post(
        '/evaluations/:eval_id/decision',
        { schema: { params: EvaluationParams, body: DecisionBody } },
        async ({ params, body }, reply) => {
          const decided = evaluations.decide(evaluationOf(params.eval_id), body.decision);
          publish('decision_updated', decided);
          return reply.code(204).send();
        },
      );
    },
  };
}
