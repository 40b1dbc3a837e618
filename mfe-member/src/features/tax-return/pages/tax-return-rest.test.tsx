import { describe, expect, it } from '@jest/globals';
import type { IncomeTaxReturn } from '@reset/remote-sdk/tax-returns';
import { makeReturn, mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './tax-return-page.tsx';
import type { Overview } from '#features/spending-limit/spending-limit.ts';
import { answer } from '#testing/answer.ts';
import { makeOverview, makePayout, makeProfile } from '#testing/factories.ts';
import { answerReturns } from '#testing/tax-returns.ts';

const server = mockApi(answer('/users/profile', makeProfile({ hasFboAccount: true })));

const BANK = 'Juniper Bank (…\u20604021)';
const FORWARDED = { bankName: 'Juniper Bank', bankMask: '4021', day: '2026-02-12', amount: 1_500 };
/** Of 1,840 dollars 340 repaid. */
const came = (changes: Partial<IncomeTaxReturn> = {}) =>
  makeReturn({
    taxReturnStatus: 'refund_received',
    refundReceived: 1_840,
    refundRepaid: 340,
    ...changes,
  });

async function textOf(one: IncomeTaxReturn, payout: Overview['payout']): Promise<string> {
  server.use(answer('/dashboard/overview', makeOverview({ payout })), answerReturns(one));
  const { client, unmount } = renderRemote(memberArea, '/tax-return');
  const tile = await screen.findByRole('region', { name: 'Tax year 2025' });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  const text =
    within(tile)
      .getByText(/^Refund (received|sent)$/)
      .closest('section')?.textContent ?? '';
  unmount();
  return text;
}

describe('the rest of a refund, once it came', () => {
  it.each([
    ['scheduled', {}, `goes to ${BANK} by the next banking day, less what you owe by then.`],
    ['scheduled', { held: 1_500 }, 'waits with us for a purchase that is still pending.'],
    ['after_repayment', {}, `goes to ${BANK} once your bank can no longer send back`],
    ['on_its_way', {}, `is on its way to ${BANK}.`],
    [
      'on_its_way',
      { arrivesOn: '2026-02-12' },
      `is on its way to ${BANK} and arrives by Thu, Feb 12.`,
    ],
    ['needs_bank', { bankName: null, bankMask: null }, 'is with us until a bank account in your'],
    ['of_next_release', {}, 'is with us, or on its way to your bank.'],
  ])('is said by its payout that is %s, with %j', async (status, changes, said) => {
    const payout = makePayout({
      amount: 1_500,
      status: status as NonNullable<Overview['payout']>['status'],
      ...changes,
    });
    const refundOnItsWay = status === 'on_its_way' ? 1_500 : 0;
    expect(await textOf(came({ refundOnItsWay }), payout)).toContain(
      `$1,500.00 of your refund ${said}`,
    );
  });

  it('is said to be with us again where her bank sent it back', async () => {
    const payout = makePayout({ amount: 1_500, status: 'returned' });
    expect(await textOf(came(), payout)).toContain(
      `$1,500.00 of your refund is with us, as ${BANK} sent money back.`,
    );
  });

  it('is said to be at her bank, and nothing of other money that is on its way', async () => {
    const text = await textOf(
      came({ refundForwardedBy: FORWARDED }),
      makePayout({ status: 'on_its_way', amount: 820 }),
    );
    expect(text).toContain(`$1,500.00 of your refund arrived at ${BANK} on Thu, Feb 12.`);
    expect(text).not.toContain('on its way');
  });

  it('waits behind other money that is on its way', async () => {
    const payout = makePayout({ status: 'on_its_way', amount: 820 });
    expect(await textOf(came(), payout)).toContain(
      `$1,500.00 of your refund goes to ${BANK} once what is on its way there has arrived`,
    );
  });

  it('is less by what it repaid later, which is said', async () => {
    const text = await textOf(
      came({ refundRepaidLater: 60.25, refundOnItsWay: 1_439.75 }),
      makePayout({ status: 'on_its_way', amount: 1_439.75 }),
    );
    expect(text).toContain('$60.25 of your refund later repaid what you owed on your card.');
    expect(text).toContain(`$1,439.75 of your refund is on its way to ${BANK}.`);
  });

  it.each([
    ['that did not come through us', { refundReceived: null, refundRepaid: null }],
    ['of which all repaid', { refundRepaid: 1_840 }],
  ])('is not spoken of where there is none: of a refund %s', async (_what, changes) => {
    const text = await textOf(came(changes), makePayout({ status: 'on_its_way', amount: 820 }));
    expect(text).not.toContain('of your refund');
  });
});
