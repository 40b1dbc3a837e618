import type { Clock, Service } from '@reset/service-kit';
import type { FastifyError, FastifyReply } from 'fastify';
import Type from 'typebox';
import { dayOf } from '#personas/calendar-day.ts';
import { findPersona } from '#personas/personas.ts';
import {
  employment,
  income,
  payrollAccount,
  payrollPaystubs,
  payrollShifts,
  type LinkedPayroll,
} from './pinwheel-records.ts';
import {
  invalidSecret,
  PinwheelRefused,
  toPinwheelRefusal,
  unknownAccount,
  unknownPath,
  type PinwheelRefusal,
} from './pinwheel-refusal.ts';
import {
  EmploymentReply,
  IncomeReply,
  PaystubsReply,
  PayrollAccountReply,
  ShiftsReply,
} from './pinwheel-schemas.ts';
import { registerPinwheelPlatforms } from './platform-routes.ts';

const params = Type.Object({ id: Type.String() });
const ACCOUNT = '/v1/accounts/:id';

/**
 * Pinwheel's API below /pinwheel. Any X-API-SECRET will do, but there has to be
 * one; the account id is the persona's key.
 */
export function registerPinwheel(app: Service, clock: Clock): void {
  const linked = (accountId: string): LinkedPayroll => {
    const payroll = findPersona(accountId)?.payroll;
    if (!payroll) throw new PinwheelRefused(unknownAccount);
    return { accountId, payroll, today: dayOf(clock.now()) };
  };

  app.register(
    async (pinwheel: Service) => {
      pinwheel.setErrorHandler((error: FastifyError | PinwheelRefused, request, reply) => {
        const refusal = toPinwheelRefusal(error);
        if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
        return refuse(reply, refusal);
      });
      pinwheel.setNotFoundHandler((_request, reply) => refuse(reply, unknownPath));
      pinwheel.addHook('onRequest', async (request) => {
        if (!request.headers['x-api-secret']) throw new PinwheelRefused(invalidSecret);
      });
      registerPinwheelPlatforms(pinwheel);

      pinwheel.get(
        ACCOUNT,
        { schema: { params, response: { 200: PayrollAccountReply } } },
        async (request) => ({ data: payrollAccount(linked(request.params.id)) }),
      );
      pinwheel.get(
        `${ACCOUNT}/employment`,
        { schema: { params, response: { 200: EmploymentReply } } },
        async (request) => ({ data: employment(linked(request.params.id)) }),
      );
      pinwheel.get(
        `${ACCOUNT}/income`,
        { schema: { params, response: { 200: IncomeReply } } },
        async (request) => ({ data: income(linked(request.params.id)) }),
      );
      pinwheel.get(
        `${ACCOUNT}/shifts`,
        { schema: { params, response: { 200: ShiftsReply } } },
        async (request) => page(payrollShifts(linked(request.params.id))),
      );
      pinwheel.get(
        `${ACCOUNT}/paystubs`,
        { schema: { params, response: { 200: PaystubsReply } } },
        async (request) => page(payrollPaystubs(linked(request.params.id))),
      );
    },
    { prefix: '/pinwheel' },
  );
}

const page = <Item>(data: Item[]) => ({ meta: { count: data.length, next: null }, data });

const refuse = (reply: FastifyReply, error: PinwheelRefusal) =>
  reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ error });
