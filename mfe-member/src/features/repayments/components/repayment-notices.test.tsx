import { describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import '#features/dashboard/pages/dashboard-page.tsx';
import { answer } from '#testing/answer.ts';
import { answerReturns } from '#testing/tax-returns.ts';
import { makeOverview, makeProfile } from '#testing/factories.ts';
import { makeNextRepayment, makeRepaymentNotice } from '#testing/repayment-factories.ts';

const server = mockApi(
  answer('/users/profile', makeProfile()),
  answer('/notifications', []),
  answerReturns(),
);

const BANK = 'Juniper Bank (…\u20604021)';

describe('repayments on the dashboard', () => {
  it.each([
    [
      // Of another day than the row below says.
      { what: 'due', day: '2026-11-30' },
      '$30.00 will be debited on Mon, Nov 30',
      `${BANK} will be debited for what you owe`,
    ],
    [
      { what: 'put_off', because: 'short_balance' },
      'Your repayment of $30.00 was put off to Fri, Nov 27',
      `$30.00 would have taken ${BANK} below`,
    ],
    [
      { what: 'put_off', because: 'no_bank' },
      'Your repayment of $30.00 was put off to Fri, Nov 27',
      `${BANK} couldn't be debited for $30.00`,
    ],
    [
      { what: 'put_off', because: 'no_bank', bankName: null, bankMask: null },
      'Your repayment of $30.00 was put off to Fri, Nov 27',
      "your bank account couldn't be debited",
    ],
    [
      { what: 'given_up', because: 'short_balance', day: null },
      "We couldn't debit your repayment",
      'You still owe $30.00',
    ],
    [
      { what: 'presented_again' },
      // Amount, cause and day stand where it is folded.
      'Your repayment came back: your bank had too little. $30.00 is debited again on Fri, Nov 27',
      'is debited on Fri, Nov 27',
    ],
    [{ what: 'frozen' as 'due' }, 'Something changed about your repayments', 'talk to us'],
    [
      { what: 'returned' },
      'Your repayment of $30.00 came back, and you owe it again',
      'with your next repayment',
    ],
    [{ what: 'failed' }, 'Your repayment was not made', 'You owe it as before'],
    [{ what: 'stopped' }, "We've stopped debiting your bank account", "can't be debited anymore"],
  ] as const)('says so, with the way to them: %j', async (changes, title, words) => {
    const repaymentNotices = [makeRepaymentNotice(changes)];
    server.use(answer('/dashboard/overview', makeOverview({ repaymentNotices })));
    renderRemote(memberArea, '/dashboard');
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText((text) => text.includes(words))).toBeTruthy();
  });

  it('say when the credit of a lost dispute is taken back, with the way to it', async () => {
    const notice = makeRepaymentNotice({
      id: 'purchase-1',
      what: 'credit_taken_back',
      bankName: null,
      merchantName: 'Corner Market',
    });
    server.use(answer('/dashboard/overview', makeOverview({ repaymentNotices: [notice] })));
    renderRemote(memberArea, '/dashboard');
    const title = 'Your dispute credit of $30.00 is taken back on Fri, Nov 27';
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(/no error with your purchase at Corner Market\./)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'See your dispute' });
    expect(link.getAttribute('href')).toBe('/card-transactions/purchase-1/dispute');
  });

  it('say that a third debit is due on the day of the two that the row below says', async () => {
    const nextRepayment = makeNextRepayment({ following: { day: '2026-11-27', amount: 19.15 } });
    const repaymentNotices = [30, 19.15, 7].map((amount) => makeRepaymentNotice({ amount }));
    const overview = makeOverview({ nextRepayment, repaymentNotices });
    server.use(answer('/dashboard/overview', overview));
    renderRemote(memberArea, '/dashboard');
    expect(await screen.findByText('$7.00 will be debited on Fri, Nov 27')).toBeTruthy();
    expect(screen.getAllByText(/will be debited on/)).toHaveLength(1);
  });

  it('lead to them where nothing is to be done here', async () => {
    const repaymentNotices = [makeRepaymentNotice({ what: 'returned' })];
    server.use(answer('/dashboard/overview', makeOverview({ repaymentNotices })));
    renderRemote(memberArea, '/dashboard');
    const link = await screen.findByRole('link', { name: 'See your repayments' });
    expect(link.getAttribute('href')).toBe('/account/repayments');
  });

  it.each(['stopped', 'payout_returned', 'payout_needs_bank'] as const)(
    'have another bank connected at once where %s',
    async (what) => {
      const repaymentNotices = [makeRepaymentNotice({ what })];
      server.use(answer('/dashboard/overview', makeOverview({ repaymentNotices })));
      const { user } = renderRemote(memberArea, '/dashboard');
      await user.click(await screen.findByRole('button', { name: 'Connect another bank account' }));
      expect(
        await screen.findByRole('dialog', { name: 'Connect another checking account' }),
      ).toBeTruthy();
    },
  );

  it('leave out a debit that is due, which the row of the next repayment says', async () => {
    const repaymentNotices = [makeRepaymentNotice({ what: 'due' })];
    server.use(answer('/dashboard/overview', makeOverview({ repaymentNotices })));
    renderRemote(memberArea, '/dashboard');
    expect(await screen.findByText(/^Fri, Nov 27 from/)).toBeTruthy();
    expect(screen.queryByText(/will be debited on/)).toBeNull();
  });

  it('are folded where there are several, what mends one before the others', async () => {
    const repaymentNotices = [
      makeRepaymentNotice({ what: 'returned' }),
      makeRepaymentNotice({ what: 'stopped' }),
    ];
    server.use(answer('/dashboard/overview', makeOverview({ repaymentNotices })));
    const { user } = renderRemote(memberArea, '/dashboard');
    const title = await screen.findByText("We've stopped debiting your bank account");
    const folded = screen.getAllByRole('group').filter((one) => one.matches('details'));
    expect(folded.map((one) => (one as HTMLDetailsElement).open)).toEqual([false, false]);
    expect(folded[0]?.contains(title)).toBe(true);
    // The first can be mended at once; what leads to the other is behind its title.
    expect(screen.getByRole('button', { name: 'Connect another bank account' })).toBeTruthy();
    const onward = screen.getByText('See your repayments');
    expect(folded[1]?.contains(onward)).toBe(true);
    await user.click(title);
    expect((folded[0] as HTMLDetailsElement).open).toBe(true);
  });
});
