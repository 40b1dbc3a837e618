import { newId } from '@reset/service-kit';
import { asMember } from '@reset/service-kit/testing';
import type { MemberServiceUnderTest } from '#testing/member-service.ts';
import type { someCardholder } from '#testing/some-cardholder.ts';
import type { ModelDebit } from './member-model.ts';
import { instancesInOrder } from './real-staff.ts';
import { type IssuerHooks, losing, withHooks } from './real-trouble.ts';
import type { Trouble } from './transfers-of-model.ts';

type Her = Awaited<ReturnType<typeof someCardholder>>;

/** What she asks for of her repayments, what the job does, and what her bank says of them. */
export function realRepayments(service: MemberServiceUnderTest, { accountId, userId }: Her) {
  const { database, jobs, world } = service;
  const change = async (path: string, payload: object): Promise<number> => {
    const reply = await service.app.inject({
      method: 'PUT',
      url: `/api/v1/repayments/${path}`,
      headers: asMember(userId, { audience: 'member' }),
      payload,
    });
    return reply.statusCode;
  };
  const debitsInOrder = () => database('debit').where({ card_account_id: accountId }).orderBy('id');
  return {
    asked: {
      /** The job runs once while something is wrong at the issuer. */
      repayByDebit: (trouble: Trouble): Promise<void> =>
        withHooks(world.issuer, TROUBLES[trouble], () => jobs.runSchedule('repay-by-debit')),

      /** The issuer says so of the debit of this number from now on. */
      async sayOfDebit(index: number, { atIssuer, returnCode }: ModelDebit): Promise<void> {
        const row = (await debitsInOrder())[index];
        const debit = world.issuer.debits.find(({ key }) => key === row?.id);
        if (!debit || atIssuer === null)
          throw new Error('The issuer has never heard of that debit');
        Object.assign(debit, { status: atIssuer, returnCode });
      },

      /** The statuses of answers to the same repayment, asked for as often at the same time. */
      async repayEarly(cents: number, times: number): Promise<number[]> {
        const wanted = { id: newId(), amount: cents / 100 };
        const replies = await Promise.all(
          Array.from({ length: times }, () => service.post(userId, '/repayments', wanted)),
        );
        return replies.map(({ statusCode }) => statusCode);
      },

      moveDebit: (day: string): Promise<number> => change('next', { effective_on: day }),
      /** The operator has her repay so from now on. */
      async repayBy(method: string): Promise<number> {
        return (await service.put(userId, { repayment_method: method })).statusCode;
      },

      preferPart: (repaysInPart: boolean): Promise<number> =>
        change('preference', { repays_in_part: repaysInPart }),
    },

    /** The days and debits as they are stored, and at the issuer, in the order in which they were made. */
    async stand() {
      // To read them plans what is next.
      const repayments = (await service.get(userId, '/repayments')).json();
      const rows = await debitsInOrder();
      const fetched = rows.flatMap(({ id }) => world.issuer.debits.filter(({ key }) => key === id));
      return {
        instances: (await instancesInOrder(database, userId)).map((row) => [
          row.purpose,
          row.due_on,
          row.effective_on,
          row.amount_cents,
          row.state,
          row.because,
        ]),
        debits: rows.map((row) => [
          row.status,
          row.amount_cents,
          row.effective_on,
          row.counts_from,
          row.return_code,
        ]),
        fetched: fetched.map(({ status, amountCents }) => [status, amountCents]),
        repayments,
      };
    },
  };
}

const TROUBLES: Readonly<Record<Trouble, Partial<IssuerHooks>>> = {
  none: {},
  refused: { debitRefusal: '422' },
  account_unanswered: { afterCall: losing('registerRecipient') },
  answer_lost: { afterCall: losing('debit') },
  never_told: { beforeCall: losing('debit') },
};
