import type { IncomeTaxReturns } from '@reset/api-contract/member/tax-returns.ts';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { advancedFilers, ARRIVED, FILED } from '#testing/advanced-filers.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';

const cards = await startCardService();
const { service } = cards;
const filer = advancedFilers(cards);
beforeAll(() => service.database('subscription').insert({ owner: 'public', is_live: true }));
beforeEach(() => service.clock.set(FILED));

const AFTER = '2027-02-12T18:00:00Z';
const LATER = '2027-02-17T18:00:00Z';

/** Whose refund of 400 dollars came on Thursday, and repaid 150. */
async function refunded() {
  const one = await filer(15_000);
  service.clock.set(ARRIVED);
  await one.refunded(40_000);
  return {
    ...one,
    /** Sends what is hers to her bank, at an instant. */
    async paysOut(instant: string) {
      service.clock.set(instant);
      await service.jobs.runSchedule('pay-out-deposits');
    },
    /** The payouts that are under way stand so from now on. */
    async payoutsAre(status: 'completed' | 'returned') {
      for (const payout of service.world.issuer.payouts) {
        if (payout.accountId === one.depositAccountId) payout.status = status;
      }
      await one.syncCard();
    },
    async buys(amountCents: number) {
      one.post({ holdId: null, amountCents, occurredAt: service.clock.now() });
      await one.syncCard();
      await service.jobs.runSchedule('pay-from-deposits');
    },
    async rest() {
      const reply = await service.get(one.userId, '/income_tax_returns');
      const [federal] = reply.json<IncomeTaxReturns>().income_tax_returns;
      const { refund_repaid, refund_repaid_later, refund_forwarded_by: sent } = federal ?? {};
      return [refund_repaid, refund_repaid_later, federal?.refund_on_its_way, sent?.amount ?? null];
    },
    bank: async () => {
      const reply = await service.get(one.userId, '/income_tax_returns');
      return reply.json<IncomeTaxReturns>().income_tax_returns[0]?.refund_forwarded_by;
    },
  };
}

describe('the rest of a refund', () => {
  it('is at her bank once its payout arrived, and no more once that is sent back', async () => {
    const one = await refunded();
    expect(await one.rest()).toEqual([150, 0, 0, null]);
    await one.paysOut(AFTER);
    expect(one.sent()).toEqual([25_000]);
    expect(await one.rest()).toEqual([150, 0, 250, null]);
    service.clock.set(LATER);
    await one.payoutsAre('completed');
    expect(await one.rest()).toEqual([150, 0, 0, 250]);
    expect(await one.bank()).toMatchObject({
      bank_name: 'Tidewater Savings Bank',
      bank_mask: '4021',
    });
    await one.payoutsAre('returned');
    expect(await one.rest()).toEqual([150, 0, 0, null]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('repays what she buys before it is sent, and is less by that', async () => {
    const one = await refunded();
    await one.buys(3_000);
    expect(await one.rest()).toEqual([150, 30, 0, null]);
    await one.paysOut(AFTER);
    service.clock.set(LATER);
    await one.payoutsAre('completed');
    expect(await one.rest()).toEqual([150, 30, 0, 220]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is neither less nor sent anew by what came after it had gone to her bank', async () => {
    const one = await refunded();
    await one.paysOut(AFTER);
    service.clock.set(LATER);
    await one.payoutsAre('completed');
    await one.receives(60_000, { arrivedAt: new Date(LATER) });
    await one.buys(4_000);
    expect(await one.rest()).toEqual([150, 0, 0, 250]);
    await one.paysOut('2027-02-18T18:00:00Z');
    expect(one.sent()).toEqual([25_000, 56_000]);
    service.clock.set('2027-02-23T18:00:00Z');
    await one.payoutsAre('completed');
    expect(await one.rest()).toEqual([150, 0, 0, 250]);
  });
});
