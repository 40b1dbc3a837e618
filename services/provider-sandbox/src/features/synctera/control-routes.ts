import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import { Refused } from '#http/refusals.ts';
import type { AchLife } from './ach-life.ts';
import { PlannedReturnBody, planReturn } from './ach-returns.ts';
import { wireAch } from './ach-routes.ts';
import type { IncomingAch } from './incoming-ach.ts';
import { unknown } from './synctera-refusals.ts';
import { Cents, IdParams, Uuid } from './synctera-schemas.ts';
import { found, type Synctera } from './open-synctera.ts';
import { wireCard, wirePosted } from './wire.ts';

const StandInBody = Type.Object(
  {
    approve_up_to: Type.Integer({ minimum: 0 }),
    timeout_ms: Type.Optional(Type.Integer({ minimum: 1, maximum: 30_000 })),
  },
  { additionalProperties: false },
);
const CardsQuery = Type.Object({
  account: Type.Optional(Uuid),
  customer: Type.Optional(Uuid),
});
const ReturnBody = Type.Object(
  { code: Type.String({ pattern: '^R\\d{2}$', default: 'R01' }) },
  { additionalProperties: false },
);
const FundsBody = Type.Object(
  { amount: Cents, memo: Type.String({ default: 'PAYROLL' }) },
  { additionalProperties: false },
);

/** To an account by its id or its number. */
const DepositBody = Type.Object(
  {
    account_id: Type.Optional(Uuid),
    account_number: Type.Optional(Type.String()),
    amount: Cents,
    sender: Type.String({ minLength: 1, maxLength: 100, default: 'PAYROLL' }),
    receiver_name: Type.Union([Type.String({ maxLength: 100 }), Type.Null()], { default: null }),
  },
  { additionalProperties: false },
);

/** What Synctera's people come to. */
const VerdictBody = Type.Object(
  { verification_status: Type.Union([Type.Literal('ACCEPTED'), Type.Literal('REJECTED')]) },
  { additionalProperties: false },
);

/** What Synctera's customer has no call for, below /control/synctera. */
export function controlRoutes(
  control: Service,
  synctera: Synctera,
  { life, incoming }: { life: AchLife; incoming: IncomingAch },
): void {
  const { settings, records } = synctera;
  const params = IdParams;

  control.get('/persons.json', () => ({ persons: records.persons.list() }));
  control.post(
    '/persons/:id/verdict',
    { schema: { params, body: VerdictBody } },
    async ({ params: { id }, body }, reply) => {
      const person = found(records.persons, id, 'person');
      const changed = { ...person, ...body, verification_last_run: synctera.now() };
      records.persons.put(id, changed);
      synctera.notify('PERSON.VERIFICATION_OUTCOME.UPDATED', changed, {
        verification_status: person.verification_status,
      });
      return reply.code(204).send();
    },
  );

  control.put('/stand_in', { schema: { body: StandInBody } }, async ({ body }, reply) => {
    const { timeoutMs } = settings.get();
    settings.change({
      standInUpTo: body.approve_up_to,
      timeoutMs: body.timeout_ms ?? timeoutMs,
    });
    return reply.code(204).send();
  });
  control.get('/cards.json', { schema: { querystring: CardsQuery } }, ({ query }) => {
    const listed = query.account ? records.cards.listOf(query.account) : records.cards.list();
    const { customer = null } = query;
    const wanted = listed.filter((card) => customer === null || card.customer_id === customer);
    return { cards: wanted.map(wireCard) };
  });
  control.post('/ach/:id/return', { schema: { params, body: ReturnBody } }, async (request) =>
    wireAch(life.returnTransfer(request.params.id, request.body.code)),
  );
  control.put('/returns', { schema: { body: PlannedReturnBody } }, async ({ body }, reply) => {
    planReturn(synctera, body);
    return reply.code(204).send();
  });

  // As an employer's payroll pays it in.
  control.post('/deposits', { schema: { body: DepositBody } }, async ({ body }, reply) => {
    const { amount, sender, receiver_name: receiverName } = body;
    const { account_id, account_number = '' } = body;
    const account = account_id
      ? records.accounts.get(account_id)
      : incoming.accountOf(account_number);
    if (!account) throw new Refused(unknown('account'));
    const credit = { amount, sender, description: 'PAYROLL', receiverName };
    return reply.code(201).send(wirePosted(incoming.receive(account, credit)));
  });
  control.post(
    '/accounts/:id/deposits',
    { schema: { params, body: FundsBody } },
    async (request, reply) => {
      const account = found(records.accounts, request.params.id, 'account');
      const { amount, memo } = request.body;
      const credit = { amount, sender: memo, description: memo, receiverName: null };
      return reply.code(201).send(wirePosted(incoming.receive(account, credit)));
    },
  );
}
