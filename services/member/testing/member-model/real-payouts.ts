import { ProviderError } from '@reset/service-kit';
import type { IssuedPayout } from '#providers/payouts.ts';
import { someCardWorld } from '#testing/card-world.ts';
import type { MemberServiceUnderTest } from '#testing/member-service.ts';
import type { someCardholder } from '#testing/some-cardholder.ts';
import type { Trouble } from './payouts-of-model.ts';

type Her = Pick<Awaited<ReturnType<typeof someCardholder>>, 'accountId' | 'issuerId'>;

/** What is hers is paid out, and what the issuer does with it. */
export function realPayouts(service: MemberServiceUnderTest, { accountId, issuerId }: Her) {
  const { database, jobs, world } = service;
  const hers = () => world.issuer.payouts.filter((one) => one.accountId === issuerId);
  const idsInOrder = async (): Promise<string[]> => {
    const rows = await database('payout').where({ card_account_id: accountId }).orderBy('id');
    return rows.map(({ id }) => id);
  };
  return {
    asked: {
      /** Both jobs run once, the first of them while something is wrong at the issuer. */
      async payOut(trouble: Trouble): Promise<void> {
        Object.assign(world.issuer, TROUBLES[trouble]);
        await jobs.runSchedule('pay-out-deposits');
        const { afterCall, beforeCall, payoutRefusal } = someCardWorld().issuer;
        Object.assign(world.issuer, { afterCall, beforeCall, payoutRefusal });
        await jobs.runSchedule('pay-from-deposits');
      },

      /** The issuer says so of the payout of this number from now on. */
      async sayOfPayout(index: number, status: IssuedPayout['status']): Promise<void> {
        const key = (await idsInOrder())[index];
        const payout = hers().find((one) => one.key === key);
        if (!payout) throw new Error('The issuer has never heard of that payout');
        payout.status = status;
      },
    },

    /** How all of them stand with us, and at the issuer, in the same order. */
    async stand() {
      const ids = await idsInOrder();
      const rows = await database('payout').whereIn('id', ids).orderBy('id');
      return {
        payouts: rows.map(({ status, amount_cents: cents }) => [status, cents]),
        sent: ids
          .flatMap((id) => hers().filter(({ key }) => key === id))
          .map(({ status, amountCents }) => [status, amountCents]),
      };
    },
  };
}

type IssuerHooks = Pick<
  MemberServiceUnderTest['world']['issuer'],
  'afterCall' | 'beforeCall' | 'payoutRefusal'
>;

const losing = (lost: string) => (call: string) => {
  if (call === lost) throw new ProviderError('the answer is lost', 'unavailable');
};

const TROUBLES: Readonly<Record<Trouble, Partial<IssuerHooks>>> = {
  none: {},
  refused: { payoutRefusal: '409' },
  account_unanswered: { afterCall: losing('registerRecipient') },
  answer_lost: { afterCall: losing('send') },
  never_told: { beforeCall: losing('send') },
};
