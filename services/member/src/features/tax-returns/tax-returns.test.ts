import type { IncomeTaxReturns } from '@reset/api-contract/member/tax-returns.ts';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { advancedFilers, ARRIVED, FILED, TREASURY } from '#testing/advanced-filers.ts';
import { CARD_APPLICANT, someCardWorld } from '#testing/card-world.ts';
import { limitStore } from '#features/limits/limits.store.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';

const cards = await startCardService();
const { service } = cards;
const filer = advancedFilers(cards);
const { issuer } = service.world;
beforeAll(() => service.database('subscription').insert({ owner: 'public', is_live: true }));
beforeEach(() => {
  const { afterCall, beforeCall } = someCardWorld().issuer;
  Object.assign(issuer, { afterCall, beforeCall, debits: [], payouts: [] });
  service.world.owners = ['Hazel Hourly'];
  service.clock.set(FILED);
});

describe('a tax refund that is advanced', () => {
  it('raises the limit and pays nothing out; what it adds is a step of its own', async () => {
    const one = await filer();
    expect(await one.advanced()).toBe(20_000);
    expect(await one.stands()).toEqual([0, 0]);
    expect(issuer.payouts).toEqual([]);
    const [computed] = await limitStore(service.database).history(one.userId, 1);
    expect(computed?.inputs.facts.refund).toEqual({
      isAccepted: true,
      isAdvanceEligible: true,
      eligibleFederalCents: 200_000,
      state: 'OR',
      homeState: 'OR',
    });
    expect(computed?.reasons).toContain('tax_return');
    const moved = await service
      .database('ledger.account')
      .where({ owner_user_id: one.userId })
      .whereRaw('debits_posted + debits_pending + credits_posted + credits_pending > 0');
    expect(moved).toEqual([]);
  });

  it('is the part that her partner names, unless staff have set another', async () => {
    const one = await filer();
    await service.database('member_limit_config').where({ user_id: one.userId }).delete();
    expect(await one.advanced()).toBe(100_000);
    await service.put(`${one.userId}/limit_config`, { income_tax_refund_advance_multiplier: 0 });
    expect(await one.advanced()).toBe(0);
  });

  it('is none for who lives in California, wherever her return says that she does', async () => {
    const one = await filer();
    const eligible = async () =>
      (await service.get(one.userId, '/income_tax_returns')).json<IncomeTaxReturns>()
        .income_tax_returns[0]?.refund_advance_eligible;
    expect([await one.advanced(), await eligible()]).toEqual([20_000, true]);
    const { address } = CARD_APPLICANT;
    await service.put(`${one.userId}/address`, { ...address, state_abbr: 'CA', zip_code: '90012' });
    expect([await one.advanced(), await eligible()]).toEqual([0, false]);
    await service.put(`${one.userId}/address`, address);
    expect([await one.advanced(), await eligible()]).toEqual([20_000, true]);
    service.world.taxFiling = { is_open: true, home_state: 'CA' };
    await service.get(one.userId, '/april/access_token');
    service.world.taxFiling = { is_open: true, home_state: 'OR' };
    expect(await one.advanced()).toBe(0);
  });

  it.each(['rejected', 'no_refund', 'submitted', 'refund_received'] as const)(
    'is none once the return is %s, and what was spent stays owed',
    async (status) => {
      const one = await filer(15_000);
      expect(await one.advanced()).toBe(20_000);
      await one.file({ status });
      expect(await one.advanced()).toBe(0);
      expect(await one.owed()).toBe(15_000);
      expect(await one.stands()).toEqual([0, 150]);
      expect(await problemsOf(service)).toEqual([]);
    },
  );

  it.each([
    ['less than was filed and than she owes', 11_000, [0, 40], 11_000],
    ['less than was filed', 40_000, [250, 0], 15_000],
    ['as much as was filed', 200_000, [1_850, 0], 15_000],
    ['more than was filed', 260_000, [2_450, 0], 15_000],
  ])(
    'comes in as %s: it repays, the rest is hers, and nothing is advanced',
    async (_what, cents, stands, repaid) => {
      const one = await filer(15_000);
      await one.refunded(cents);
      expect(await one.stands()).toEqual(stands);
      expect((await one.purchases()).map((row) => row[4])).toEqual([repaid]);
      expect(await one.advanced()).toBe(0);
      expect(await one.kinds()).toEqual(['deposit_balance']);
      expect(await one.repayments()).toBe(0);
      service.clock.set(ARRIVED);
      await service.jobs.runSchedule('pay-out-deposits');
      expect(one.sent()).toEqual(cents > repaid ? [cents - repaid] : []);
      expect(await problemsOf(service)).toEqual([]);
    },
  );

  it('goes on where less than a twentieth of what was filed came, which anybody may send', async () => {
    const one = await filer(15_000);
    await one.refunded(9_999);
    expect(await one.stands()).toEqual([0, 50.01]);
    expect(await one.advanced()).toBe(20_000);
    await one.refunded(10_000);
    expect(await one.advanced()).toBe(0);
  });

  it('is ended by the refund of the treasury, and not by that of a state', async () => {
    const one = await filer(15_000);
    await one.file({ jurisdiction: 'OR', refundCents: 50_000 }, newId());
    await one.refunded(5_000, 'OREGON TAX REF');
    expect(await one.advanced()).toBe(20_000);
    expect(await one.stands()).toEqual([0, 100]);
    await one.refunded(200_000);
    expect(await one.advanced()).toBe(0);
    expect(await one.stands()).toEqual([1_900, 0]);
    expect(await one.repayments()).toBe(0);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is not advanced again where its acceptance is told after it came in, or it is taken back', async () => {
    const one = await filer();
    await one.file({ status: 'submitted' });
    const refund = await one.refunded(200_000);
    await one.file({ status: 'accepted' });
    expect(await one.advanced()).toBe(0);
    Object.assign(refund, { isReturned: true });
    await one.receives(1_00);
    expect(await one.advanced()).toBe(0);
    // A refund of the year before is no news of this one.
    await one.file({ taxYear: 2027, submittedAt: new Date('2027-02-20T18:00:00Z') }, newId());
    expect(await one.advanced()).toBe(20_000);
  });

  it('that came in before its return was filed is of another year, and ends nothing', async () => {
    const one = await filer();
    await one.refunded(5_000, TREASURY, new Date('2027-01-20T18:00:00Z'));
    expect(await one.advanced()).toBe(20_000);
  });

  it('that comes before payday leaves nothing to debit, and on payday nothing twice', async () => {
    const early = await filer(15_000);
    const late = await filer(15_000);
    for (const { userId } of [early, late]) {
      await service.database('recurring_outflow').where({ user_id: userId }).delete();
      const limit = service.database('limit_state').where({ user_id: userId });
      await limit.update({ payday: '2027-02-12' });
    }
    service.clock.set('2027-02-10T18:00:00Z');
    await service.jobs.runSchedule('repay-by-debit');
    await early.refunded(200_000);
    service.clock.set('2027-02-12T18:00:00Z');
    await service.jobs.runSchedule('repay-by-debit');
    expect(issuer.debits.map(({ accountId }) => accountId)).toEqual([late.issuerId]);
    // Her bank is being debited for all that she owes: the refund is hers.
    await late.refunded(200_000, TREASURY, new Date('2027-02-12T18:30:00Z'));
    expect(await late.stands()).toEqual([2_000, 150]);
    for (const debit of issuer.debits) Object.assign(debit, { status: 'settled' });
    await late.syncCard();
    expect(await late.stands()).toEqual([2_000, 0]);
    expect(await early.stands()).toEqual([1_850, 0]);
    expect(await problemsOf(service)).toEqual([]);
  });
});
