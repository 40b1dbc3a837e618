import { describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './card-transactions-page.tsx';
import './transaction-page.tsx';
import { answer } from '#testing/answer.ts';
import { makeOverview, makeProfile, makeTransaction } from '#testing/factories.ts';
import { makeNextRepayment } from '#testing/repayment-factories.ts';

const server = mockApi(
  answer('/users/profile', makeProfile()),
  answer('/dashboard/overview', makeOverview()),
  answer('/notifications', []),
);

type Transaction = ReturnType<typeof makeTransaction>;
type Next = Parameters<typeof makeNextRepayment>[0];

/** The page of the first of them. */
function open(transactions: [Transaction, ...Transaction[]], next: Next = {}) {
  const nextRepayment = makeNextRepayment(next);
  server.use(
    answer('/card_accounts/current/card_transactions', transactions),
    answer('/dashboard/overview', makeOverview({ nextRepayment })),
  );
  return renderRemote(memberArea, `/card-transactions/${transactions[0].id}`);
}
const seen = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;

describe('a transaction that is owed', () => {
  const older = makeTransaction({ amount: 64.2, createdAt: '2026-11-26T20:00:00Z' });
  const bought = makeTransaction({ amount: 38.5, createdAt: '2026-11-27T20:00:00Z' });
  const day = '2026-12-15';
  const following = { day: '2026-12-24', amount: 25.51 };

  it.each([
    [
      'after older ones',
      { amount: 64.2, day, following: { ...following, amount: 38.5 } },
      'It is debited on Thu, Dec 24.',
    ],
    [
      'in two debits',
      { amount: 77.19, day, following },
      '$12.99 of it is debited on Tue, Dec 15, the rest on Thu, Dec 24.',
    ],
    [
      'in one that is planned',
      { amount: 77.19, day },
      '$12.99 of it is debited on Tue, Dec 15, the rest with one of your next repayments.',
    ],
    [
      'in three',
      { amount: 77.19, day, following: { ...following, amount: 10 } },
      '$12.99 of it is debited on Tue, Dec 15, $10.00 on Thu, Dec 24, the rest with one of your next repayments.',
    ],
    [
      'in part by a debit under way',
      { status: 'processing', amount: 77.19, day, following },
      '$12.99 of it is being debited now, the rest on Thu, Dec 24.',
    ],
    [
      'by a debit under way',
      { status: 'processing', amount: 102.7, day },
      'Your bank is being debited for it, since Tue, Dec 15.',
    ],
    [
      'by her pay',
      { status: 'from_pay', amount: 102.7, day },
      'It is repaid from your paycheck, expected Tue, Dec 15.',
    ],
    [
      'by pay of no day',
      { status: 'from_pay', amount: 102.7, day: null },
      'It is repaid from your next paycheck.',
    ],
    [
      'in part by her pay',
      { status: 'from_pay', amount: 77.19, day },
      '$12.99 of it is repaid from your next paycheck, the rest with one of your next repayments.',
    ],
    [
      'by nothing planned',
      { status: 'unplanned', amount: 102.7, day: null },
      'It is repaid with one of your next repayments, the oldest purchases first.',
    ],
    [
      'by no debit',
      { status: 'stopped', amount: 102.7, day: null },
      'No debit of it is planned, because your bank allows none.',
    ],
  ] as const)('says when and how it is repaid: %s', async (_how, next, words) => {
    open([bought, older], next);
    expect(await screen.findByText(`You owe this. ${words}`)).toBeTruthy();
    expect(seen('See your repayments')).toBe('/account/repayments');
  });
});

describe('a purchase that is collected in part', () => {
  const partly = makeTransaction({ merchantName: 'Gas Station', amount: 100, pendingAmount: 60 });
  const next = { amount: 40, day: '2026-12-10' };

  it('says on its page and in the list what is owed of it, and what is only held', async () => {
    const { router } = open([partly], next);
    expect(
      await screen.findByText(
        'The merchant has collected $40.00 of this, and you owe that. It is debited on Thu, Dec 10. $60.00 is still pending: you owe it once the merchant has collected it.',
      ),
    ).toBeTruthy();
    await router.navigate('/card-transactions');
    expect(await screen.findByText('$40.00 posted, $60.00 still pending')).toBeTruthy();
  });

  it('says so of what is repaid of it too, and names no day once all of that is', async () => {
    const repaid = { ...partly, customerState: 'partially_repaid' } as const;
    const { unmount } = open([{ ...repaid, repaidAmount: 10 }], { ...next, amount: 30 });
    expect(
      await screen.findByText(
        /^\$10\.00 of \$40\.00 is repaid\. You owe the rest, \$30\.00\. It is debited on Thu, Dec 10\. \$60\.00 is still pending/,
      ),
    ).toBeTruthy();
    unmount();
    open([{ ...repaid, repaidAmount: 40 }], { status: 'nothing_owed', amount: 0, day: null });
    expect(
      await screen.findByText(
        /^You have repaid \$40\.00 of this, all that the merchant has collected\. \$60\.00 is still pending/,
      ),
    ).toBeTruthy();
  });

  it('is read from a service that does not say what is held', async () => {
    open([{ ...partly, pendingAmount: undefined as never }], { ...next, amount: 100 });
    expect(await screen.findByText('You owe this. It is debited on Thu, Dec 10.')).toBeTruthy();
  });
});

describe('a purchase that is disputed', () => {
  it('says when it is debited while nothing is decided', async () => {
    open([makeTransaction({ amount: 30, disputeState: 'open' })], {
      amount: 30,
      day: '2026-12-10',
    });
    expect(
      await screen.findByText(
        /while we look into it\. If we decide in your favor, you get it back\. It is debited on Thu, Dec 10\.$/,
      ),
    ).toBeTruthy();
  });
});

describe('a transaction that is repaid', () => {
  const repaid = makeTransaction({ customerState: 'repaid', amount: 30, repaidAmount: 30 });

  it('leads to her repayments, unless its merchant or a credit paid it', async () => {
    const { unmount } = open([repaid]);
    expect(await screen.findByText('You have repaid this in full.')).toBeTruthy();
    expect(seen('See your repayments')).toBe('/account/repayments');
    unmount();
    open([{ ...repaid, refundedAmount: 30 }]);
    expect(await screen.findByText(/^The merchant gave all of this back/)).toBeTruthy();
    expect(seen('See your repayments')).toBeNull();
  });

  it('says of a credit beside what she repaid that it is provisional, and how much it is', async () => {
    open([{ ...repaid, disputeState: 'provisional', disputeCredit: 30 }]);
    expect(
      await screen.findByText(
        'This is repaid. A provisional credit of $30.00 is yours as well while we decide your dispute.',
      ),
    ).toBeTruthy();
  });

  it('leads to its credit that was taken back, and says that this is owed until it is repaid', async () => {
    const lost = { ...repaid, disputeState: 'lost' } as const;
    const reversal = makeTransaction({
      kind: 'dispute_reversal',
      amount: 30,
      purchaseId: lost.id,
      createdAt: '2026-11-30T20:00:00Z',
    });
    const { user, unmount } = open([lost, reversal], { amount: 30, day: '2026-12-15' });
    expect(
      await screen.findByText(
        'Its dispute credit of $30.00 was taken back, and you owe $30.00 of that.',
      ),
    ).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'See the credit that was taken back' }));
    expect(
      await screen.findByText(
        'The credit from your dispute was taken back, so you owe this. It is debited on Tue, Dec 15.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('Credit taken back')).toBeTruthy();
    unmount();
    open([lost, { ...reversal, customerState: 'repaid', repaidAmount: 30 }]);
    expect(
      await screen.findByText(
        'Its dispute credit of $30.00 was taken back, and you have repaid that too.',
      ),
    ).toBeTruthy();
  });

  it.each([
    [
      'partially_repaid',
      12,
      'Partially repaid',
      /\$12\.00 of \$30\.00 is repaid\. You owe the rest, \$18\.00\. It is debited on Fri, Nov 27\.$/,
    ],
    [
      'repaid',
      30,
      'Repaid',
      /^The credit from your dispute was taken back, and you have repaid it in full\.$/,
    ],
  ] as const)(
    'is called so where it was a credit taken back: %s',
    async (customerState, repaidAmount, word, words) => {
      open([
        makeTransaction({ kind: 'dispute_reversal', customerState, amount: 30, repaidAmount }),
      ]);
      expect(await screen.findByText(words)).toBeTruthy();
      expect(screen.getByText(word)).toBeTruthy();
      expect(seen('See your repayments')).toBe('/account/repayments');
    },
  );
});

describe('a repayment of a part of a purchase', () => {
  it.each([
    ['bank', 'From your bank account'],
    ['pay', 'From your pay'],
    ['tax_refund', 'From your tax refund'],
    ['other', 'From a deposit'],
    ['balance', 'From your deposit balance'],
  ] as const)(
    'says in the list and on its page out of which money it was: %s',
    async (paidFrom, words) => {
      const bought = makeTransaction({ customerState: 'partially_repaid', repaidAmount: 5 });
      const row = makeTransaction({
        kind: 'repayment',
        amount: -5,
        purchaseId: bought.id,
        paidFrom,
      });
      const { router } = open([row, bought]);
      expect((await screen.findByText(words)).previousElementSibling?.textContent).toBe('Repaid');
      expect(seen('See your repayments')).toBe('/account/repayments');
      await router.navigate('/card-transactions');
      expect(await screen.findByText(words)).toBeTruthy();
    },
  );
});
