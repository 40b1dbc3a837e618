import { describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './repayments-page.tsx';
import { answer, toWire } from '#testing/answer.ts';
import { makeProfile } from '#testing/factories.ts';
import { makeNextRepayment, makeRepayments, makeScheduled } from '#testing/repayment-factories.ts';

const API = 'http://localhost/api/v1';
const server = mockApi(answer('/users/profile', makeProfile()), answer('/notifications', []));
const open = (changes: Parameters<typeof makeRepayments>[0] = {}) => {
  server.use(answer('/repayments', makeRepayments(changes)));
  return renderRemote(memberArea, '/account/repayments');
};
const amountField = () => screen.findByRole('textbox', { name: 'Amount to repay' });

describe('repaying early', () => {
  function listen(): { id: string; amount: number }[] {
    const sent: { id: string; amount: number }[] = [];
    server.use(
      http.post(`${API}/repayments`, async ({ request }) => {
        sent.push((await request.json()) as (typeof sent)[number]);
        if (sent.length === 1) return HttpResponse.error();
        return HttpResponse.json(toWire(makeRepayments({ earlyOn: null, payable: 30 })) as object, {
          status: 201,
        });
      }),
    );
    return sent;
  }

  it('confirms bank, amount and day, and sends one repayment however often it is tried', async () => {
    const sent = listen();
    const { user } = open();
    const field = await amountField();
    await user.clear(field);
    await user.type(field, '12.5');
    await user.click(screen.getByRole('button', { name: 'Review repayment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your repayment' }));
    expect(dialog.getByText('$12.50')).toBeTruthy();
    // With its day: all of it goes on one.
    expect(dialog.getByText('$17.50 on Fri, Nov 27')).toBeTruthy();
    expect(dialog.getByText(/Once you confirm, this can't be cancelled\.$/)).toBeTruthy();
    expect(dialog.getByText('Tue, Nov 24')).toBeTruthy();
    expect(dialog.getByText('Juniper Bank (…\u20604021)')).toBeTruthy();
    expect(sent).toEqual([]);
    const repay = dialog.getByRole('button', { name: 'Repay $12.50' });
    await user.dblClick(repay);
    expect(await dialog.findByRole('alert')).toBeTruthy();
    // The first answer was lost.
    expect(sent).toHaveLength(1);
    await user.keyboard('{Escape}');
    const review = screen.getByRole('button', { name: 'Review repayment' });
    await waitFor(() => expect(document.activeElement).toBe(review));
    await user.click(review);
    await user.click(await screen.findByRole('button', { name: 'Repay $12.50' }));
    expect(await screen.findByText(/You have asked for a repayment/)).toBeTruthy();
    const heading = screen.getByRole('heading', { name: 'Next repayment' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const next = within(screen.getByRole('region', { name: 'Next repayment' }));
    expect(next.getByText('Your repayment of $12.50 is debited on Tue, Nov 24.')).toBeTruthy();
    expect(sent).toEqual([
      { id: expect.any(String), amount: 12.5 },
      { id: sent[0]?.id, amount: 12.5 },
    ]);
  });

  it.each([
    ['30', ['Still pending: $17.20']],
    ['12.5', ['Left to repay: $17.50 on Fri, Nov 27', 'Still pending: $17.20']],
  ])('never says that nothing is left of %s where purchases are pending', async (typed, left) => {
    const next = makeNextRepayment({ amount: 30, pending: 17.2 });
    const { user } = open({ payable: 30, earlyUpTo: 30, next });
    const field = await amountField();
    await user.clear(field);
    await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Review repayment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your repayment' }));
    const labels = dialog.getAllByRole('term').map(({ textContent }) => textContent);
    const values = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(labels.map((label, at) => `${label}: ${values[at]}`).slice(3)).toEqual(left);
  });

  it.each([
    ['150', ['Left of your refund advance: $850.00']],
    ['40', ['Left to repay: $60.00 on Fri, Nov 27', 'Left of your refund advance: $900.00']],
    ['1000', ['Left to repay: $0.00']],
  ])('says of %s that nothing of her refund advance is debited on a day', async (typed, left) => {
    const next = makeNextRepayment({ amount: 100, ofRefund: 900 });
    const { user } = open({ payable: 1_000, earlyUpTo: 1_000, next });
    const field = await amountField();
    expect(screen.getByText(/before then is added, but for what you spend of/)).toBeTruthy();
    await user.clear(field);
    await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Review repayment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your repayment' }));
    const labels = dialog.getAllByRole('term').map(({ textContent }) => textContent);
    const values = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(labels.map((label, at) => `${label}: ${values[at]}`).slice(3)).toEqual(left);
  });

  it('says what is on her bank account, where that is less than the amount', async () => {
    server.use(answer('/users/profile', makeProfile({ availableBankBalance: 15 })));
    const { user } = open();
    const field = await amountField();
    const words = /^Your bank balance is \$15\.00, less than this amount\./;
    expect(await screen.findByText(words)).toBeTruthy();
    await user.clear(field);
    await user.type(field, '12.5');
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  it('says nothing of a balance that is enough, or that nobody knows', async () => {
    for (const availableBankBalance of [30, null]) {
      server.use(answer('/users/profile', makeProfile({ availableBankBalance })));
      const { unmount } = open();
      await amountField();
      expect(screen.queryByText(/Your bank balance is/)).toBeNull();
      unmount();
    }
  });

  it.each([
    ['', 'Enter an amount.'],
    ['0', 'Enter an amount above $0.'],
    ['30.01', 'This is more than the $30.00 that you can repay now.'],
  ])('refuses %j before anything is sent', async (typed, words) => {
    const { user } = open();
    const field = await amountField();
    await user.clear(field);
    if (typed !== '') await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Review repayment' }));
    expect(await screen.findByRole('link', { name: words })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks to debit the rest of what came back, of which she repays a part', async () => {
    const { user } = open({
      payable: 50,
      scheduled: [makeScheduled({ amount: 50, isPresentedAgain: true, effectiveOn: '2026-12-02' })],
    });
    const rest = /Your bank sent \$50\.00 back\..* what you still owe of it .* on Wed, Dec 2\./;
    const review = async (amount: string) => {
      const field = await amountField();
      await user.clear(field);
      await user.type(field, amount);
      await user.click(screen.getByRole('button', { name: 'Review repayment' }));
      return within(await screen.findByRole('dialog', { name: 'Confirm your repayment' }));
    };
    expect((await review('0.01')).getByText(rest)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect((await review('50')).queryByText(rest)).toBeNull();
  });

  it('is offered up to what nobody has asked for yet', async () => {
    const { user } = open({ payable: 30, earlyUpTo: 12.5 });
    const field = await amountField();
    await user.clear(field);
    await user.type(field, '12.51');
    await user.click(screen.getByRole('button', { name: 'Review repayment' }));
    const words = 'This is more than the $12.50 that you can repay now.';
    expect(await screen.findByRole('link', { name: words })).toBeTruthy();
    await user.clear(field);
    await user.type(field, '12.5');
    await user.click(screen.getByRole('button', { name: 'Review repayment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your repayment' }));
    // Of the $30 that she owes.
    // With its day: all of it goes on one.
    expect(dialog.getByText('$17.50 on Fri, Nov 27')).toBeTruthy();
  });

  it('is not offered where what was asked for repays all of it', async () => {
    open({ payable: 30, earlyUpTo: 0 });
    expect(await screen.findByText(/asked for already repay all that you owe/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Review repayment' })).toBeNull();
  });

  it('is not offered without a bank that may be debited', async () => {
    open({ bank: null, next: makeNextRepayment({ bank: null }) });
    expect(await screen.findByText('None of your bank accounts can be debited.')).toBeTruthy();
    expect(screen.getByText('None that can be debited')).toBeTruthy();
  });
});
