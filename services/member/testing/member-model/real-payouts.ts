import type { MemberServiceUnderTest } from '#testing/member-service.ts';
import type { someCardholder } from '#testing/some-cardholder.ts';
import type { ModelPayout } from './member-model.ts';
import { losing, type IssuerHooks, withHooks } from './real-trouble.ts';
import type { Trouble } from './transfers-of-model.ts';

type Her = Pick<Awaited<ReturnType<typeof someCardholder>>, 'accountId' | 'issuerId'>;

/** What is hers is paid out, and what the issuer does with it. */
export function realPayouts(service: MemberServiceUnderTest, { accountId }: Her) {
  const { database, jobs, world } = service;
  const idsInOrder = async (): Promise<string[]> => {
    const rows = await database('payout').where({ card_account_id: accountId }).orderBy('id');
    return rows.map(({ id }) => id);
  };
  return {
    asked: {
      /** The job runs once while something is wrong at the issuer. */
      payOut: (trouble: Trouble): Promise<void> =>
        withHooks(world.issuer, TROUBLES[trouble], () => jobs.runSchedule('pay-out-deposits')),

      /** What is hers pays what she owes. */
      payFromDeposit: (): Promise<void> => jobs.runSchedule('pay-from-deposits'),

      /** The issuer says so of the payout of this number from now on. */
      async sayOfPayout(index: number, status: ModelPayout['atIssuer']): Promise<void> {
        const key = (await idsInOrder())[index];
        const payout = world.issuer.payouts.find((one) => one.key === key);
        if (!payout || status === null)
          throw new Error('The issuer has never heard of that payout');
        payout.status = status;
      },
    },

    /** How all of them stand with us, and at the issuer, in the same order. */
    async stand() {
      const rows = await database('payout').where({ card_account_id: accountId }).orderBy('id');
      const sent = rows.flatMap(({ id }) => world.issuer.payouts.filter(({ key }) => key === id));
      return {
        payouts: rows.map((row) => [row.status, row.amount_cents, row.from_account_id !== null]),
        sent: sent.map(({ status, amountCents }) => [status, amountCents]),
      };
    },
  };
}

const TROUBLES: Readonly<Record<Trouble, Partial<IssuerHooks>>> = {
  none: {},
  refused: { payoutRefusal: '409' },
  account_unanswered: { afterCall: losing('registerRecipient') },
  answer_lost: { afterCall: losing('send') },
  never_told: { beforeCall: losing('send') },
};
