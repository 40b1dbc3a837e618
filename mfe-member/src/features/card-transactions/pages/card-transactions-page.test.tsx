import { describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { formatPastDay, localDate } from '#dates/calendar-date.ts';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './card-transactions-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import {
  makeNotification,
  makeOverview,
  makePayout,
  makeProfile,
  makeTransaction,
} from '#testing/factories.ts';
import { makeNextRepayment } from '#testing/repayment-factories.ts';

const TRANSACTIONS = '/card_accounts/current/card_transactions';
const NOTIFICATIONS = '/notifications';
const server = mockApi();

async function visit(...handlers: HttpHandler[]) {
  server.use(
    ...handlers,
    answer('/users/profile', makeProfile()),
    answer(
      '/dashboard/overview',
      makeOverview({ nextRepayment: makeNextRepayment({ pending: 12.5 }) }),
    ),
    answer(TRANSACTIONS, []),
    answer(NOTIFICATIONS, []),
  );
  const page = renderRemote(memberArea, '/card-transactions');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(page.client.isFetching()).toBe(0));
  return page;
}

describe('card transactions', () => {
  it('begin with what is outstanding, when it is repaid and what is left [MEM-095, MEM-108]', async () => {
    await visit();
    await screen.findByText('$64.20');
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '$64.20',
      'Fri, Nov 27',
      '$30.00 on Fri, Nov 27. $12.50 more is pending.',
      '$120',
    ]);
    expect(screen.getByRole('img', { name: 'Card ending in 4242' })).toBeTruthy();
  });

  it('stand under their dates, the current before the past [MEM-095]', async () => {
    await visit(
      answer(TRANSACTIONS, [
        makeTransaction({ merchantName: 'Old Mill Cafe', customerState: 'repaid' }),
        makeTransaction({ merchantName: 'Fernwood Market', customerState: 'posted' }),
        makeTransaction({ merchantName: 'Halfway Gas', customerState: 'partially_repaid' }),
      ]),
    );
    const outstanding = within(
      await screen.findByRole('region', { name: 'Outstanding Transactions' }),
    );
    const day = formatPastDay('2026-11-18', localDate(new Date()));
    expect(outstanding.getByRole('heading', { level: 3, name: day })).toBeTruthy();
    expect(outstanding.getAllByRole('listitem')).toHaveLength(2);
    expect(outstanding.getByText('Partially repaid')).toBeTruthy();
    const past = within(screen.getByRole('region', { name: 'Past Transactions' }));
    expect(past.getByRole('listitem').textContent).toContain('Old Mill Cafe');
  });

  it('say in short that no debit is planned while her bank allows none, and what helps', async () => {
    const nextRepayment = makeNextRepayment({
      status: 'stopped',
      day: null,
      bank: null,
      amount: 86.9,
      pending: 17.2,
    });
    await visit(answer('/dashboard/overview', makeOverview({ nextRepayment })));
    expect(await screen.findByText('None planned')).toBeTruthy();
    const note = screen.getByText(/^\$86\.90 to repay\. \$17\.20 more is pending\./);
    expect(note.textContent).not.toMatch(/then/);
    const link = within(note).getByRole('link', { name: 'Connect another bank account' });
    expect(link.getAttribute('href')).toBe('/account/repayments');
  });

  it('say that a debit is under way as the dashboard does, and no day on which it would be made', async () => {
    const nextRepayment = makeNextRepayment({
      status: 'processing',
      day: '2026-12-10',
      amount: 63.18,
      following: { day: '2026-12-24', amount: 20 },
    });
    await visit(answer('/dashboard/overview', makeOverview({ nextRepayment })));
    const since = await screen.findByText('Being debited since');
    expect(since.parentElement?.textContent).toContain('Thu, Dec 10');
    expect(screen.getByText('$63.18 is being debited. Then $20.00 on Thu, Dec 24.')).toBeTruthy();
    expect(screen.queryByText('Next repayment date')).toBeNull();
  });

  it('have the sum of a day on which there is more than one', async () => {
    await visit(
      answer(TRANSACTIONS, [
        makeTransaction({ amount: 17.2 }),
        makeTransaction({ amount: 24.15 }),
        makeTransaction({ amount: 12.38, customerState: 'repaid' }),
      ]),
    );
    const outstanding = await screen.findByRole('region', { name: 'Outstanding Transactions' });
    expect(outstanding.textContent).toContain('Total $41.35');
    expect(screen.getByRole('region', { name: 'Past Transactions' }).textContent).not.toContain(
      'Total',
    );
  });

  it("of the product's today stand under that word, whatever the browser's is", async () => {
    const asOf = new Date(2031, 2, 14, 9).toISOString();
    await visit(
      answer('/dashboard/overview', makeOverview({ asOf })),
      answer(TRANSACTIONS, [
        makeTransaction({ createdAt: new Date(2031, 2, 14, 8).toISOString() }),
        makeTransaction({ createdAt: new Date().toISOString() }),
      ]),
    );
    expect(await screen.findByRole('heading', { level: 3, name: 'Today' })).toBeTruthy();
    const days = within(screen.getByRole('region', { name: 'Outstanding Transactions' }));
    expect(days.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });

  it('say when nothing is outstanding [MEM-096]', async () => {
    await visit();
    expect(await screen.findByText("You don't have any outstanding transactions.")).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Past Transactions' })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('have a badge for each state, in its tone [MEM-106]', async () => {
    await visit(
      answer(TRANSACTIONS, [
        makeTransaction({ customerState: 'posted' }),
        makeTransaction({ customerState: 'repaid' }),
        makeTransaction({ customerState: 'pending' }),
      ]),
    );
    await screen.findByText('Pending');
    const badges = [...document.querySelectorAll<HTMLElement>('[data-tone]')].map(
      ({ textContent, dataset }) => [textContent, dataset['tone']],
    );
    expect(badges.toSorted()).toEqual([
      ['Pending', 'pending'],
      ['Posted', 'info'],
      ['Repaid', 'success'],
    ]);
  });

  it('say in words what became of a purchase [MEM-106, MEM-107]', async () => {
    const states = {
      pending: 'Pending',
      posted: 'Posted',
      partially_repaid: 'Partially repaid',
      repaid: 'Repaid',
      declined: 'DeclinedThis purchase could not be approved. You were not charged.',
      expired: 'ExpiredThe merchant never collected this. You owe nothing.',
      manually_expired: 'ExpiredThe merchant never collected this. You owe nothing.',
    } as const;
    const [first, ...rest] = Object.keys(states) as (keyof typeof states)[];
    await visit(
      answer(
        TRANSACTIONS,
        [first, ...rest].map((customerState) =>
          makeTransaction({ customerState, merchantName: 'Shop', merchantCategory: null }),
        ),
      ),
    );
    await screen.findByText('Partially repaid');
    const past = within(screen.getByRole('region', { name: 'Past Transactions' }));
    const current = within(screen.getByRole('region', { name: 'Outstanding Transactions' }));
    const rows = [...current.getAllByRole('listitem'), ...past.getAllByRole('listitem')];
    const said = rows.map((row) => row.textContent.replace('Shop', '').replace('$23.40', ''));
    expect(said).toEqual(Object.values(states));
  });

  it('have a refund as a row of its own, and what is hers beside what she owes', async () => {
    const shop = { merchantName: 'Shop', merchantCategory: 'FOOD_AND_DRINK' };
    await visit(
      answer('/dashboard/overview', makeOverview({ depositBalance: 11, payout: makePayout() })),
      answer(TRANSACTIONS, [
        makeTransaction({
          ...shop,
          amount: 50,
          repaidAmount: 20,
          refundedAmount: 20,
          customerState: 'partially_repaid',
        }),
        makeTransaction({ ...shop, kind: 'refund', amount: -20, customerState: 'posted' }),
        makeTransaction({ ...shop, kind: 'refund', amount: -5, customerState: 'repaid' }),
      ]),
    );
    await screen.findByText('Partially refunded');
    const rowsOf = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map((row) => row.textContent);
    expect(rowsOf('Outstanding Transactions')).toEqual([
      'ShopFood and drink$50.00Partially refunded$30.00 of $50.00 left to repay',
    ]);
    expect(rowsOf('Past Transactions')).toEqual([
      'ShopFood and drink\u2212$20.00Refund',
      'ShopFood and drink\u2212$5.00Refund',
    ]);
    expect(await screen.findByText('$11.00')).toBeTruthy();
    expect(screen.getByText(/It goes to your Juniper Bank \(…\u20604021\) account/)).toBeTruthy();
  });

  it.each([
    [{ status: 'on_its_way' }, '$11.00 is on its way to your Juniper Bank (…\u20604021) account.'],
    [
      { status: 'on_its_way', arrivesOn: '2026-11-24' },
      '$11.00 is on its way to your Juniper Bank (…\u20604021) account and arrives by Tue, Nov 24.',
    ],
    [{ held: 3.5 }, / \$3\.50 of it waits for a purchase that is still pending\.$/],
    [{ status: 'after_repayment' }, /can no longer send back your last repayment/],
    [{ status: 'needs_bank', bankName: null, bankMask: null }, /once an account in your name/],
    [{ status: 'returned', bankMask: null }, /^Your Juniper Bank account sent \$11\.00 back\./],
    // By a service that is newer than this page.
    [{ status: 'paused' as 'returned' }, /^This money is yours and is with us, or on its way/],
  ] as const)('say what becomes of what is hers: %j', async (payout, expected) => {
    await visit(answer('/dashboard/overview', makeOverview({ payout: makePayout(payout) })));
    expect(await screen.findByText(expected)).toBeTruthy();
    // Her limit may be 0.
    expect(screen.queryByText(/pays for/)).toBeNull();
  });

  it('show a new purchase by themselves, with what it leaves', async () => {
    await visit(answer(NOTIFICATIONS, [makeNotification('spending_limit_updating')]));
    expect(await screen.findByText('Updating...')).toBeTruthy();
    const marked: string[] = [];
    const updated = makeNotification('spending_limit_updated');
    server.use(
      http.post('http://localhost/api/v1/notifications/:id/mark_as_read', ({ params }) => {
        marked.push(String(params['id']));
        server.use(answer(NOTIFICATIONS, []));
        return new HttpResponse(null, { status: 204 });
      }),
      answer(NOTIFICATIONS, [updated]),
      answer(TRANSACTIONS, [makeTransaction({ merchantName: 'Corner Bakery', amount: 12.5 })]),
      answer(
        '/dashboard/overview',
        makeOverview({
          dsl: { currentAmount: 107.5, maxAmount: 184.2 },
          resetCard: { name: 'Reset Card', amount: 76.7 },
        }),
      ),
    );
    expect(await screen.findByText('Corner Bakery', {}, { timeout: 4_000 })).toBeTruthy();
    await screen.findByText('$76.70');
    expect(screen.queryByText('Updating...')).toBeNull();
    expect(marked).toEqual([updated.id]);
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toMatch(/Your spending limit is now \$107/),
    );
  });

  it('fail alone: sums and cards stay', async () => {
    await visit(refuse(TRANSACTIONS));
    expect(await screen.findByText("We couldn't load your transactions.")).toBeTruthy();
    expect(await screen.findByText('$64.20')).toBeTruthy();
  });
});
