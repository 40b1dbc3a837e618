import type { IncomeTaxReturns } from '@reset/api-contract/member/tax-returns.ts';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { CARD_APPLICANT, someCardWorld } from '#testing/card-world.ts';
import type { FiledReturn } from '#providers/tax-filing.ts';
import { limitStore } from '#features/limits/limits.store.ts';
import { someDeposits } from '#testing/some-deposits.ts';
import { someTaxFiler } from '#testing/tax-filer.ts';
import { someReturn } from '#testing/tax-world.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';

const { service, someone } = await startCardService();
const { issuer } = service.world;
beforeAll(() => service.database('subscription').insert({ owner: 'public', is_live: true }));
beforeEach(() => {
  const { afterCall, beforeCall } = someCardWorld().issuer;
  Object.assign(issuer, { afterCall, beforeCall, debits: [], payouts: [] });
  service.world.owners = ['Hazel Hourly'];
  service.clock.set(FILED);
});

const FILED = '2027-02-01T18:00:00Z';
/** Ten days later, on a Thursday in the morning. */
const ARRIVED = '2027-02-11T18:00:00Z';
const TREASURY = 'IRS TREAS 310';

const STATUSES = ['submitted', 'accepted', 'rejected', 'refund_received', 'no_refund'] as const;

/** Somebody without pay that is known, whose partner advances a tenth of her refund: 200 dollars. */
async function filer(...purchases: number[]) {
  const one = await someone('bank_link');
  await service.jobs.drain();
  const { userId } = one;
  await service.database.raw(
    `INSERT INTO person_reading (generation, user_id, partner_slug)
     SELECT generation, ?, 'hvfcu' FROM subscription WHERE owner = 'public' AND is_live
     ON CONFLICT (generation, user_id) DO UPDATE SET partner_slug = 'hvfcu'`,
    [userId],
  );
  await service.put(`${userId}/limit_config`, { income_tax_refund_advance_multiplier: 0.1 });
  const deposits = await someDeposits(service, userId);
  const { stand } = await someTaxFiler(service, userId);
  const returns: FiledReturn[] = [];
  const id = newId();
  /** A return is so from now on, beside those that she has filed before. */
  const file = async (changes: Partial<FiledReturn> = {}, of = id) => {
    const place = returns.findIndex((known) => known.id === of);
    const filed = someReturn({ id: of, ...changes });
    if (place === -1) returns.push(filed);
    else returns[place] = filed;
    await stand(...returns);
  };
  await file();
  for (const [index, amountCents] of purchases.entries()) {
    const occurredAt = new Date(Date.parse(FILED) + index * 1_000);
    one.post({ holdId: null, amountCents, occurredAt });
  }
  await one.sync();
  return {
    ...one,
    ...deposits,
    syncCard: one.sync,
    file,
    /** Of her limit, what the refund adds, as it was computed last. */
    async advanced() {
      await service.limits();
      const { steps } = await limitStore(service.database).current(userId);
      const step = steps.find(({ step: name }) => name === 'refund_advance');
      return (step?.after ?? 0) - (step?.before ?? 0);
    },
    refunded: (amountCents: number, sender = TREASURY, arrivedAt = new Date(ARRIVED)) =>
      deposits.receives(amountCents, { sender, arrivedAt }),
    kinds: () =>
      service
        .database('allocation as a')
        .join('card_transaction as t', 't.id', 'a.card_transaction_id')
        .where({ 't.card_account_id': one.accountId, 'a.reversed_by': null })
        .distinct()
        .pluck('a.kind'),
  };
}

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
    ['less than was filed and than she owes', 9_000, [0, 60], 9_000],
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

describe('GET /income_tax_returns', () => {
  const read = async (userId: string) =>
    (await service.get(userId, '/income_tax_returns')).json<IncomeTaxReturns>();

  it('lists the returns of a member, the newest first, and of nobody else [MEM-138, MEM-139, ONB-139, ONB-142]', async () => {
    const one = await filer();
    await one.file({ taxYear: 2025, jurisdiction: 'OR', refundCents: 12_345 }, newId());
    expect(await read(one.userId)).toEqual({
      income_tax_returns: [
        {
          jurisdiction: 'Federal',
          tax_year: 2026,
          refund_amount: 2_000,
          refund_advance_eligible: true,
          refund_advance_amount: 200,
          tax_return_status: 'accepted',
        },
        {
          jurisdiction: 'OR',
          tax_year: 2025,
          refund_amount: 123.45,
          refund_advance_eligible: true,
          refund_advance_amount: 0,
          tax_return_status: 'accepted',
        },
      ],
    });
    expect(await read(newId())).toEqual({ income_tax_returns: [] });
  });

  it.each(STATUSES)('says how a return stands: %s [ONB-139]', async (status) => {
    const one = await filer();
    await one.file({ status });
    expect((await read(one.userId)).income_tax_returns).toMatchObject([
      { tax_return_status: status },
    ]);
  });

  it('says what is advanced of a return that waits, up to April 15, and the overview what is', async () => {
    const one = await filer();
    const amounts = async () => {
      await service.limits();
      const overview = (await service.get(one.userId, '/dashboard/overview')).json();
      const [federal] = (await read(one.userId)).income_tax_returns;
      return [federal?.refund_advance_amount, overview.tax_refund];
    };
    await one.file({ status: 'submitted' });
    expect(await amounts()).toEqual([200, null]);
    await one.file();
    expect(await amounts()).toEqual([200, { amount: 200 }]);
    await one.file({ refundCents: 99_999 });
    expect(await amounts()).toEqual([0, null]);
    await one.file({ state: 'CA' });
    expect(await amounts()).toEqual([0, null]);
    await one.file({ status: 'rejected' });
    expect(await amounts()).toEqual([0, null]);
    await one.file();
    for (const [instant, advanced] of [
      ['2027-04-16T06:59:59Z', [200, { amount: 200 }]],
      ['2027-04-16T07:00:00Z', [0, null]],
      ['2027-11-20T20:00:00Z', [0, null]],
      ['2028-01-05T20:00:00Z', [200, { amount: 200 }]],
    ] as const) {
      service.clock.set(instant);
      await service.jobs.runSchedule('mark-stale-limits');
      expect(await amounts()).toEqual(advanced);
    }
  });
});
