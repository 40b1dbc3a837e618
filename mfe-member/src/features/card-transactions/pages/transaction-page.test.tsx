import { describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './card-transactions-page.tsx';
import './transaction-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { makeOverview, makeProfile, makeTransaction } from '#testing/factories.ts';

const TRANSACTIONS = '/card_accounts/current/card_transactions';
const server = mockApi(
  answer('/users/profile', makeProfile()),
  answer('/dashboard/overview', makeOverview()),
  answer('/notifications', []),
);

describe('a transaction', () => {
  it('has a page of its own, which its row leads to', async () => {
    const bought = makeTransaction({
      merchantName: 'Fernwood Market',
      amount: 23.4,
      transactionReferenceNumber: '74027391',
    });
    server.use(answer(TRANSACTIONS, [bought, makeTransaction({ merchantName: 'Halfway Gas' })]));
    const { user } = renderRemote(memberArea, '/card-transactions');
    await user.click(await screen.findByRole('link', { name: /Fernwood Market/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Fernwood Market' })).toBeTruthy();
    expect(screen.getByText('$23.40')).toBeTruthy();
    expect(screen.getByText('Posted')).toBeTruthy();
    expect(screen.getByText(/^Wed, Nov 18, 2026/)).toBeTruthy();
    expect(screen.getByText('74027391')).toBeTruthy();
    expect(screen.queryByText('Halfway Gas')).toBeNull();
    expect(document.title).toBe('Fernwood Market | Reset');
  });

  it.each([
    [{ customerState: 'pending' }, 'Pending', 'pending'],
    [{ customerState: 'posted' }, 'Posted', 'info'],
    [{ customerState: 'partially_repaid' }, 'Partially repaid', 'info'],
    [{ customerState: 'repaid' }, 'Repaid', 'success'],
    [{ customerState: 'declined' }, 'Declined', 'warning'],
    [{ customerState: 'expired' }, 'Expired', 'neutral'],
    [{ kind: 'refund', amount: -5 }, 'Refund', 'success'],
    [{ kind: 'dispute_credit', amount: -5 }, 'Dispute credit', 'success'],
    [{ kind: 'dispute_reversal' }, 'Credit taken back', 'info'],
  ] as const)(
    'has the badge of its state, and what that means: %j [MEM-106, MEM-107]',
    async (changes, word, tone) => {
      const transaction = makeTransaction(changes);
      server.use(answer(TRANSACTIONS, [transaction]));
      renderRemote(memberArea, `/card-transactions/${transaction.id}`);
      const badge = await screen.findByText(word);
      expect(badge.getAttribute('data-tone')).toBe(tone);
      expect(badge.parentElement?.nextElementSibling?.textContent).toMatch(/\.$/);
    },
  );

  it.each([
    ['open', /^It stays part of what you owe while we look into it/],
    ['withdrawn', /^You owe this/],
  ] as const)('of which a dispute is %s says whether it is owed', async (disputeState, words) => {
    const disputed = makeTransaction({ customerState: 'posted', disputeState });
    server.use(answer(TRANSACTIONS, [disputed]));
    renderRemote(memberArea, `/card-transactions/${disputed.id}`);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it.each([
    ['limit_exceeded', /^This was more than your spending limit/, /within your limit/],
    ['card_not_active', /^Your card was not active/, /with an active card/],
    ['card_frozen', /^Your card was frozen/, /with a card that is not frozen/],
    ['account_not_open', /^Your card account was not open/, /while your account is open/],
    ['no_answer', /^We did not answer the store in time/, /if you try again/],
    ['other', /^This purchase could not be approved/, /Please try again/],
    [null, /^This purchase could not be approved/, /Please try again/],
  ] as const)(
    'that was declined says why, and what would have worked: %s',
    async (declineReason, why, remedy) => {
      const declined = makeTransaction({ customerState: 'declined', declineReason });
      server.use(answer(TRANSACTIONS, [declined]));
      renderRemote(memberArea, `/card-transactions/${declined.id}`);
      const said = await screen.findByText(why);
      expect(said.textContent).toMatch(/You were not charged\.$/);
      expect(screen.getByText(remedy)).toBeTruthy();
      const limit = screen.queryByRole('link', { name: 'See your spending limit' });
      expect(limit !== null).toBe(declineReason === 'limit_exceeded');
      const unfreeze = screen.queryByRole('link', { name: 'Unfreeze card' });
      expect(unfreeze !== null).toBe(declineReason === 'card_frozen');
    },
  );

  it('that is in the list no more leads to the list, which says so', async () => {
    server.use(answer(TRANSACTIONS, [makeTransaction()]));
    const { router } = renderRemote(
      memberArea,
      '/card-transactions/00000000-0000-7000-8000-000000000000',
    );
    expect(await screen.findByText('That transaction is not in your list anymore')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/card-transactions');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('says how much of it is repaid and left, as its row does', async () => {
    const bought = makeTransaction({
      customerState: 'partially_repaid',
      amount: 30,
      repaidAmount: 15.85,
    });
    server.use(answer(TRANSACTIONS, [bought]));
    const { user } = renderRemote(memberArea, '/card-transactions');
    await user.click(await screen.findByRole('link', { name: /\$15\.85 of \$30\.00 repaid/ }));
    expect(await screen.findByText(/^\$15\.85 of \$30\.00 is repaid\. .* \$14\.15\./)).toBeTruthy();
  });

  it('that its merchant gave back says so, links to its refund and back, and is not disputed', async () => {
    const bought = makeTransaction({
      merchantName: 'Willow Street Shoes',
      customerState: 'repaid',
      amount: 38.6,
      repaidAmount: 38.6,
      refundedAmount: 38.6,
    });
    const refund = makeTransaction({
      kind: 'refund',
      merchantName: 'Willow Street Shoes',
      amount: -38.6,
      purchaseId: bought.id,
      createdAt: new Date(2026, 10, 25, 12).toISOString(),
    });
    server.use(answer(TRANSACTIONS, [refund, bought]));
    const { user } = renderRemote(memberArea, `/card-transactions/${bought.id}`);
    expect((await screen.findByText('Refunded')).getAttribute('data-tone')).toBe('success');
    expect(screen.queryByRole('button', { name: 'Dispute This Charge' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'See the refund of $38.60 on Wed, Nov 25' }));
    await user.click(
      await screen.findByRole('link', { name: 'See the purchase at Willow Street Shoes' }),
    );
    expect(await screen.findByText('Refunded')).toBeTruthy();
  });

  it.each([
    ['repayment', 'Repayment toward Corner Market'],
    ['dispute_credit', 'Dispute credit toward Corner Market'],
    ['dispute_reversal', 'Credit taken back: Corner Market'],
  ] as const)(
    'that pays a purchase is called so, and is none at a shop: %s',
    async (kind, name) => {
      const bought = makeTransaction({ merchantName: 'Corner Market', merchantCategory: null });
      const row = makeTransaction({
        kind,
        merchantName: 'Corner Market',
        merchantCategory: 'FOOD_AND_DRINK',
        purchaseId: bought.id,
      });
      server.use(answer(TRANSACTIONS, [row, bought]));
      renderRemote(memberArea, `/card-transactions/${row.id}`);
      expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
      expect(screen.queryByText('Food and drink')).toBeNull();
      expect(screen.getByRole('link', { name: 'See the purchase at Corner Market' })).toBeTruthy();
    },
  );

  it.each(['dispute_credit', 'dispute_reversal'] as const)(
    'that a dispute made says of which purchase it is, in the list and on its page: %s',
    async (kind) => {
      const merchantName = 'Corner Market';
      const bought = makeTransaction({ merchantName, amount: 31.2 });
      const other = makeTransaction({ merchantName, amount: 7 });
      const row = makeTransaction({ kind, merchantName, amount: 5, purchaseId: bought.id });
      server.use(answer(TRANSACTIONS, [row, bought, other]));
      const { user } = renderRemote(memberArea, '/card-transactions');
      const said = 'For your purchase of $31.20 at Corner Market on Wed, Nov 18.';
      await user.click(await screen.findByText(said));
      expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
      expect(screen.getAllByText(said)).toHaveLength(1);
    },
  );

  it('that a provisional credit covers says so, in the list and on its page, and is not called repaid', async () => {
    const disputed = makeTransaction({
      customerState: 'repaid',
      disputeState: 'provisional',
      repaidAmount: 23.4,
      creditedAmount: 23.4,
    });
    const part = makeTransaction({
      customerState: 'partially_repaid',
      disputeState: 'provisional',
      merchantName: 'Corner Market',
      amount: 30,
      repaidAmount: 12,
      creditedAmount: 12,
    });
    server.use(answer(TRANSACTIONS, [disputed, part]));
    const { user } = renderRemote(memberArea, '/card-transactions');
    const row = await screen.findByRole('link', { name: /Corner Market/ });
    expect(row.textContent).toContain('Partly covered by credit');
    expect(row.textContent).toContain('$18.00 of $30.00 left to repay');
    expect(screen.queryByText(/repaid/i)).toBeNull();
    await user.click(screen.getByText('Covered by credit'));
    expect(
      await screen.findByText(
        'A provisional credit covers $23.40 of this while we decide your dispute. You owe nothing for it meanwhile.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('Covered by credit')).toBeTruthy();
    expect(screen.queryByText(/repaid/i)).toBeNull();
  });

  it('whose dispute was lost says when its credit is taken back, in the list and on its page', async () => {
    const bought = makeTransaction({
      disputeState: 'lost',
      disputeTakeBack: { day: '2026-11-30', amount: 23.4 },
    });
    server.use(answer(TRANSACTIONS, [bought, makeTransaction({ disputeState: 'lost' })]));
    const { user } = renderRemote(memberArea, '/card-transactions');
    const said =
      /^Your dispute credit of \$23\.40 is taken back on Mon, Nov 30\. You owe that amount from then on\.$/;
    await user.click(await screen.findByText(said));
    expect(await screen.findByRole('link', { name: 'See your dispute' })).toBeTruthy();
    expect(screen.getByText(said)).toBeTruthy();
  });

  it('is not found where there is no card that it could be of', async () => {
    server.use(refuse(TRANSACTIONS, 404));
    renderRemote(memberArea, '/card-transactions/00000000-0000-7000-8000-000000000000');
    expect(
      await screen.findByRole('heading', { level: 1, name: "We can't find that!" }),
    ).toBeTruthy();
  });

  it('says so when it could not be read', async () => {
    server.use(refuse(TRANSACTIONS));
    renderRemote(memberArea, '/card-transactions/00000000-0000-7000-8000-000000000000');
    expect(await screen.findByText("We couldn't load your transactions.")).toBeTruthy();
  });
});
