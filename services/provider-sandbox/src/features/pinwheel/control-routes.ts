import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Paystub } from '#personas/pay-history.ts';
import { findPersona } from '#personas/personas.ts';
import { stableId } from '#personas/stable-id.ts';
import { Refused } from '#http/refusals.ts';
import { newPaystub, newShift, PaystubBody, ShiftBody } from './added-records.ts';
import { ALL_JOBS } from './link-token-schemas.ts';
import { payrollAccount, type AccountToday } from './pinwheel-records.ts';
import { unknownAccount } from './pinwheel-refusals.ts';
import type { Pinwheel } from './open-pinwheel.ts';
import { PayBody, paystubOfUnpaid } from './unpaid-shifts.ts';

const ACCOUNT = '/accounts/:id';
const params = Type.Object({ id: Type.String() });
const OwnerQuery = Type.Object({ user: Type.String() }, { additionalProperties: false });

/** An account as if it had been connected in the widget, without its webhooks. */
const NewAccountBody = Type.Object(
  {
    end_user_id: Type.String({ minLength: 1 }),
    persona: Type.String({ default: 'hourly_ach' }),
    /** The persona's own employer when it is missing. */
    platform_id: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

/** How much of her pay goes where it was switched to. */
const DirectDepositBody = Type.Object(
  { percent: Type.Integer({ minimum: 0, maximum: 100 }) },
  { additionalProperties: false },
);

/** What Pinwheel's customer has no call for, below /control/pinwheel. */
export function controlRoutes(control: Service, pinwheel: Pinwheel): void {
  const { accounts, added, life, notices, random } = pinwheel;

  const paidBy = ({ account }: AccountToday, paystub: Paystub) => {
    const paid = added.addPaystub(account.id, paystub);
    notices.jobDone(account, 'paystubs.added');
    return paid;
  };

  control.get('/accounts.json', { schema: { querystring: OwnerQuery } }, ({ query }) => ({
    accounts: accounts.ofEndUser(query.user).map(({ id }) => payrollAccount(pinwheel.account(id))),
  }));
  control.post('/accounts', { schema: { body: NewAccountBody } }, async ({ body }, reply) => {
    const payroll = findPersona(body.persona)?.payroll;
    if (!payroll) throw new Refused(unknownAccount);
    const platformId = body.platform_id ?? stableId('platform', payroll.employerName);
    const account = life.create(
      { endUserId: body.end_user_id, linkTokenId: random.id() },
      { personaKey: body.persona, platformId, leavesSoon: false, jobs: ALL_JOBS },
    );
    return reply.code(201).send({ account: payrollAccount(pinwheel.account(account.id)) });
  });

  control.post(
    `${ACCOUNT}/shifts`,
    { schema: { params, body: ShiftBody } },
    async ({ params: { id }, body }, reply) => {
      const of = pinwheel.account(id);
      const shift = added.addShift(id, newShift(of, body));
      notices.jobDone(of.account, 'shifts.added');
      return reply.code(201).send({ shift });
    },
  );
  control.post(
    `${ACCOUNT}/paystubs`,
    { schema: { params, body: PaystubBody } },
    async ({ params: { id }, body }, reply) => {
      const of = pinwheel.account(id);
      return reply.code(201).send({ paystub: paidBy(of, newPaystub(of, body)) });
    },
  );
  control.post(
    `${ACCOUNT}/pay`,
    { schema: { params, body: PayBody } },
    async ({ params: { id }, body }, reply) => {
      const of = pinwheel.account(id);
      const paystub = paidBy(of, paystubOfUnpaid(of, added, body.net_cents));
      return reply.code(201).send({ paystub });
    },
  );

  control.post(
    `${ACCOUNT}/direct_deposit`,
    { schema: { params, body: DirectDepositBody } },
    async ({ params: { id }, body }, reply) => {
      life.splitDeposit(pinwheel.account(id).account, body.percent);
      return reply.code(204).send();
    },
  );

  const change = (name: string, done: typeof life.lose | typeof life.publishAll) =>
    control.post(`${ACCOUNT}/${name}`, { schema: { params } }, async (request, reply) => {
      done(pinwheel.account(request.params.id).account);
      return reply.code(204).send();
    });
  change('disconnect', life.lose);
  change('repair', life.repair);
  change('refresh', life.publishAll);
}
