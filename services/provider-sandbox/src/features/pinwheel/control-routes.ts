import type { Service } from '@reset/service-kit';
import { findPersona } from '#personas/personas.ts';
import { stableId } from '#personas/stable-id.ts';
import { answerRefusals } from './answer-refusals.ts';
import {
  AccountParams,
  NewAccountBody,
  OwnerQuery,
  PaystubBody,
  ShiftBody,
  WebhookUrlBody,
} from './control-schemas.ts';
import { ALL_JOBS } from './linked-accounts.ts';
import { newPaystub, newShift } from './new-records.ts';
import { payrollAccount } from './pinwheel-records.ts';
import { PinwheelRefused, unknownAccount } from './pinwheel-refusal.ts';
import type { PinwheelWorld } from './pinwheel-world.ts';

const ACCOUNT = '/accounts/:id';
const params = AccountParams;

/** What can be done to Pinwheel's world, below /control/pinwheel. */
export function registerPinwheelControl(app: Service, world: PinwheelWorld): void {
  const { accounts, added, life, notices, settings } = world;

  app.register(
    async (control: Service) => {
      answerRefusals(control);
      control.post('/webhook_url', { schema: { body: WebhookUrlBody } }, (request, reply) => {
        settings.sendWebhooksTo(request.body.url);
        return reply.code(204).send();
      });
      control.get('/accounts.json', { schema: { querystring: OwnerQuery } }, ({ query }) => ({
        accounts: accounts.ofEndUser(query.user).map(({ id }) => payrollAccount(world.account(id))),
      }));
      control.post('/accounts', { schema: { body: NewAccountBody } }, async ({ body }, reply) => {
        const payroll = findPersona(body.persona)?.payroll;
        if (!payroll) throw new PinwheelRefused(unknownAccount);
        const platformId = body.platform_id ?? stableId('platform', payroll.employerName);
        const account = life.create(
          { endUserId: body.end_user_id, linkTokenId: crypto.randomUUID() },
          { personaKey: body.persona, platformId, leavesSoon: false, jobs: ALL_JOBS },
        );
        return reply.code(201).send({ account: payrollAccount(world.account(account.id)) });
      });

      control.post(
        `${ACCOUNT}/shifts`,
        { schema: { params, body: ShiftBody } },
        async ({ params: { id }, body }, reply) => {
          const of = world.account(id);
          const shift = added.addShift(id, newShift(of, body));
          notices.jobDone(of.account, 'shifts.added');
          return reply.code(201).send({ shift });
        },
      );
      control.post(
        `${ACCOUNT}/paystubs`,
        { schema: { params, body: PaystubBody } },
        async ({ params: { id }, body }, reply) => {
          const of = world.account(id);
          const paystub = added.addPaystub(id, newPaystub(of, body));
          notices.jobDone(of.account, 'paystubs.added');
          return reply.code(201).send({ paystub });
        },
      );

      const change = (name: string, done: typeof life.lose | typeof life.tellAll) =>
        control.post(`${ACCOUNT}/${name}`, { schema: { params } }, async (request, reply) => {
          done(world.account(request.params.id).account);
          return reply.code(204).send();
        });
      change('disconnect', life.lose);
      change('repair', life.repair);
      change('refresh', life.tellAll);
    },
    { prefix: '/control/pinwheel' },
  );
}
