import { describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './repayments-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { makeProfile } from '#testing/factories.ts';
import {
  makeDebit,
  makeNextRepayment,
  makeRepaymentNotice,
  makeRepayments,
} from '#testing/repayment-factories.ts';

const server = mockApi(answer('/users/profile', makeProfile()), answer('/notifications', []));
const open = (changes: Parameters<typeof makeRepayments>[0] = {}) => {
  server.use(answer('/repayments', makeRepayments(changes)));
  return renderRemote(memberArea, '/account/repayments');
};
const tile = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page of repayments, of who may ask for no debit', () => {
  it('plans nothing on a bank that allows no debits, and lets her connect another one', async () => {
    const next = makeNextRepayment({ status: 'stopped', day: null, bank: null });
    const notices = [makeRepaymentNotice({ what: 'stopped', day: '2026-11-13' })];
    open({ next, notices, bank: null, earlyOn: null, scheduled: [] });
    const tileOfNext = await tile('Next repayment');
    expect(tileOfNext.getByText('$30.00')).toBeTruthy();
    expect(
      tileOfNext.getByText(/^No debit is planned, because your bank allows none/),
    ).toBeTruthy();
    expect(tileOfNext.queryByText('Not set yet')).toBeNull();
    expect(screen.getByRole('button', { name: 'Connect another bank account' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Move the day' })).toBeNull();
    expect(screen.queryByRole('form', { name: 'Repay early' })).toBeNull();
  });

  it("shows who repays by direct deposit a debit of staff's, and nothing that she cannot do", async () => {
    server.use(answer('/users/profile', makeProfile({ repaymentMethod: 'direct_deposit_flow' })));
    open({ bank: null, earlyOn: null });
    expect((await tile('Next repayment')).getByText('Fri, Nov 27')).toBeTruthy();
    expect(screen.queryByText(/is not debited/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Move the day' })).toBeNull();
    expect(screen.queryByRole('form', { name: 'Repay early' })).toBeNull();
  });

  it('shows who repays by direct deposit what she owes, and that her next pay repays it', async () => {
    server.use(answer('/users/profile', makeProfile({ repaymentMethod: 'direct_deposit_flow' })));
    const next = makeNextRepayment({ status: 'from_pay', bank: null });
    open({ next, bank: null, earlyOn: null, scheduled: [] });
    const shown = await tile('Next repayment');
    expect(shown.getByText('$30.00')).toBeTruthy();
    expect(shown.getByText('From your paycheck, expected Fri, Nov 27')).toBeTruthy();
    expect(shown.queryByText('Bank account')).toBeNull();
    expect(screen.getByText(/The rest goes to your bank account\. .* is not debited/)).toBeTruthy();
  });

  it('does not ask her to buy something whose purchase is pending', async () => {
    const next = makeNextRepayment({
      status: 'nothing_owed',
      day: null,
      amount: 0,
      pending: 400,
      bank: null,
    });
    open({ next, scheduled: [] });
    const shown = await tile('Next repayment');
    expect(shown.getByText('Nothing to repay')).toBeTruthy();
    expect(shown.getByText('$400.00 is pending.')).toBeTruthy();
    expect(screen.queryByText(/Once you buy something/)).toBeNull();
  });

  it('shows who repays by direct deposit what her pay has repaid, and debits beside it, by day', async () => {
    server.use(answer('/users/profile', makeProfile({ repaymentMethod: 'direct_deposit_flow' })));
    open({
      fromPay: [
        { day: '2026-11-13', amount: 54.15, kind: 'pay' },
        { day: '2026-11-09', amount: 20, kind: 'tax_refund' },
        { day: '2026-11-06', amount: 1.5, kind: 'other' },
      ],
      debits: [
        makeDebit({ effectiveOn: '2026-11-16', amount: 12 }),
        makeDebit({ effectiveOn: '2026-11-02', amount: 8 }),
      ],
    });
    const rows = (await tile('Past repayments')).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('$12.00'),
      expect.stringMatching(/Nov 13\$54\.15From your pay$/),
      expect.stringMatching(/Nov 9\$20\.00From your tax refund$/),
      expect.stringMatching(/Nov 6\$1\.50From a deposit$/),
      expect.stringContaining('$8.00'),
    ]);
  });

  it('tells who repays by direct deposit how, whether or not debits could be read', async () => {
    server.use(
      answer('/users/profile', makeProfile({ repaymentMethod: 'direct_deposit_flow' })),
      refuse('/repayments'),
    );
    renderRemote(memberArea, '/account/repayments');
    expect(await screen.findByText('You repay from your direct deposit')).toBeTruthy();
    expect(screen.getByText(/is not debited/)).toBeTruthy();
    expect(screen.queryByText("We couldn't load your repayments.")).toBeNull();
  });

  it('promises who has no bank no payout of the rest', async () => {
    const repaymentMethod = 'direct_deposit_flow';
    server.use(answer('/users/profile', makeProfile({ repaymentMethod, linkedBank: null })));
    open({ next: makeNextRepayment({ status: 'from_pay', bank: null }), bank: null });
    expect(await screen.findByText(/The rest stays with us until you connect/)).toBeTruthy();
  });

  it.each(['payout_returned', 'payout_needs_bank'] as const)(
    'lets who repays by direct deposit connect another bank for what is hers: %s',
    async (what) => {
      server.use(answer('/users/profile', makeProfile({ repaymentMethod: 'direct_deposit_flow' })));
      open({ notices: [makeRepaymentNotice({ what, amount: 386.78 })] });
      expect(await screen.findByText(/we send your \$386\.78 there/)).toBeTruthy();
      expect(screen.getByText(/The rest stays with us until you connect/)).toBeTruthy();
      expect(screen.queryByText(/The rest goes to your bank account/)).toBeNull();
      expect(screen.getByRole('button', { name: 'Connect another bank account' })).toBeTruthy();
    },
  );
});
