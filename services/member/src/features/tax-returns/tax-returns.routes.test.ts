import type { IncomeTaxReturns } from '@reset/api-contract/member/tax-returns.ts';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { advancedFilers, FILED } from '#testing/advanced-filers.ts';
import { startCardService } from '#testing/some-cardholder.ts';

const cards = await startCardService();
const { service } = cards;
const filer = advancedFilers(cards);
beforeAll(() => service.database('subscription').insert({ owner: 'public', is_live: true }));
beforeEach(() => service.clock.set(FILED));

const STATUSES = ['submitted', 'accepted', 'rejected', 'refund_received', 'no_refund'] as const;

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
          refund_filed: 2_000,
          refund_received: null,
          refund_repaid: null,
          refund_repaid_later: null,
          refund_forwarded_by: null,
          refund_on_its_way: null,
          refund_awaited_until: null,
          refund_advance_eligible: true,
          refund_advance_amount: 200,
          refund_advance_spent: 0,
          accepted_on: '2027-02-01',
          tax_return_status: 'accepted',
        },
        {
          jurisdiction: 'OR',
          tax_year: 2025,
          refund_amount: 123.45,
          refund_filed: 123.45,
          refund_received: null,
          refund_repaid: null,
          refund_repaid_later: null,
          refund_forwarded_by: null,
          refund_on_its_way: null,
          refund_awaited_until: null,
          refund_advance_eligible: true,
          refund_advance_amount: 0,
          refund_advance_spent: 0,
          accepted_on: '2027-02-01',
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

  it.each([
    ['submitted', true],
    ['accepted', true],
    ['rejected', true],
    ['refund_received', false],
    ['no_refund', false],
  ] as const)('says to her and to staff whether a part is advanced: %s', async (status, isSo) => {
    const one = await filer();
    await one.file({ status });
    const toStaff = await service.askAsAdmin(`${one.userId}/staff_view`);
    for (const { income_tax_returns: returns } of [await read(one.userId), toStaff.json()]) {
      expect(returns).toMatchObject([{ refund_advance_eligible: isSo }]);
    }
  });

  it('has the federal return of a year first [MEM-138]', async () => {
    const one = await filer();
    await one.file({ jurisdiction: 'CA' }, newId());
    await one.file({ jurisdiction: 'OR', taxYear: 2025 }, newId());
    const { income_tax_returns: returns } = await read(one.userId);
    expect(returns.map(({ jurisdiction }) => jurisdiction)).toEqual(['Federal', 'CA', 'OR']);
  });

  it('has nothing to come, and nothing to advance, of what is no refund, and a debt as it is', async () => {
    const one = await filer();
    await one.file({ status: 'no_refund' });
    await one.file({ status: 'no_refund', jurisdiction: 'OR', refundCents: -11_000 }, newId());
    expect((await read(one.userId)).income_tax_returns).toMatchObject([
      {
        refund_amount: 0,
        refund_filed: 2_000,
        refund_advance_eligible: false,
        refund_advance_amount: 0,
      },
      { refund_amount: -110, refund_filed: -110, refund_advance_eligible: false },
    ]);
    const toStaff = (await service.askAsAdmin(`${one.userId}/staff_view`)).json();
    expect(toStaff.income_tax_returns).toMatchObject([
      { tax_return_status: 'no_refund', refund_amount: 0 },
      { tax_return_status: 'no_refund', refund_amount: -110 },
    ]);
    const overview = async () => {
      await service.limits();
      return (await service.get(one.userId, '/dashboard/overview')).json();
    };
    expect(await overview()).toMatchObject({ tax_refund: null });
    await one.file({ status: 'refund_received' });
    expect((await read(one.userId)).income_tax_returns[0]).toMatchObject({
      refund_amount: 2_000,
      refund_advance_eligible: false,
      refund_advance_amount: 0,
    });
    expect(await overview()).toMatchObject({ tax_refund: null });
    expect(
      (await service.get(one.userId, '/notifications'))
        .json<{ type: string }[]>()
        .filter(({ type }) => type === 'income_tax_return_accepted'),
    ).toHaveLength(1);
  });

  describe('of an advance that was spent', () => {
    /** Somebody with returns of both kinds who has spent 150 dollars of an advance of 200. */
    async function spender() {
      const one = await filer();
      await one.file({ jurisdiction: 'OR' }, newId());
      expect(await one.advanced()).toBe(20_000);
      one.post({ holdId: null, amountCents: 15_000, occurredAt: new Date(FILED) });
      await one.syncCard();
      const stands = async () =>
        (await read(one.userId)).income_tax_returns.map((filed) => [
          filed.refund_advance_spent,
          filed.refund_received,
          filed.refund_repaid,
          filed.tax_return_status,
        ]);
      return { ...one, stands };
    }
    const STATE = [0, null, null, 'accepted'];

    it('says what is not repaid, on the newest federal return alone', async () => {
      const one = await spender();
      expect(await one.stands()).toEqual([[150, null, null, 'accepted'], STATE]);
      await one.file({ status: 'rejected' });
      expect(await one.stands()).toEqual([[150, null, null, 'rejected'], STATE]);
    });

    it.each([
      [11_000, [40, 110, 110, 'refund_received']],
      [40_000, [0, 400, 150, 'refund_received']],
    ])(
      'says that %i cents came, and what they repaid, until they are taken back',
      async (cents, came) => {
        const one = await spender();
        const refund = await one.refunded(cents);
        expect(await one.stands()).toEqual([came, STATE]);
        refund.isReturned = true;
        await one.sync();
        expect(await one.stands()).toEqual([[150, null, null, 'accepted'], STATE]);
      },
    );

    it('keeps a rejection in sight, whatever came', async () => {
      const one = await spender();
      await one.refunded(40_000);
      await one.file({ status: 'rejected' });
      expect(await one.stands()).toEqual([[0, 400, 150, 'rejected'], STATE]);
      await one.file({ status: 'no_refund' });
      expect(await one.stands()).toEqual([[0, 400, 150, 'refund_received'], STATE]);
    });
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
