import { describe, expect, it } from '@jest/globals';
import { pageData } from '@reset/remote-sdk';
import { makeReturn, mockApi } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import { answer } from '#testing/answer.ts';
import { dashboardVisits, linkOf, OVERVIEW, PROFILE } from '#testing/dashboard.ts';
import { makeNotification, makeOverview, makePayout, makeProfile } from '#testing/factories.ts';
import { answerReturns } from '#testing/tax-returns.ts';

const server = mockApi();
const visit = dashboardVisits(server);

const on = (asOf: string) => answer(OVERVIEW, makeOverview({ asOf }));
const IN_FEBRUARY = on('2026-02-10T20:00:00.000Z');
const NEW_YORK = makeReturn({ jurisdiction: 'NY', refundAmount: 212 });

describe('her taxes in the overview', () => {
  it('are a refund, by whom it comes, while an advance on it may be had [MEM-040]', async () => {
    await visit(IN_FEBRUARY, answerReturns(makeReturn(), NEW_YORK));
    const link = linkOf(/^Tax Refund/);
    expect(link?.textContent).toContain('Federal and State');
    expect(link?.textContent).toContain('$2,052');
    expect(link?.textContent).toContain('Estimated refund');
    expect(link?.textContent).toContain('Connected');
    expect(link?.getAttribute('href')).toBe('/tax-return');
  });

  it('are a refund where the dashboard says so [MEM-040]', async () => {
    const taxRefund = { amount: 613.5 };
    await visit(
      answer(OVERVIEW, makeOverview({ asOf: '2026-11-27T20:00:00.000Z', taxRefund })),
      answerReturns(makeReturn()),
    );
    const said = linkOf(/^Tax Refund/)?.textContent;
    expect(said).toContain('$613.50');
    expect(said).toContain('Advance on your refund');
    expect(said).not.toContain('Estimated refund');
  });

  it('are a return of its year from April 16 on [MEM-041, MEM-141]', async () => {
    const { unmount } = await visit(on('2026-04-15T20:00:00.000Z'), answerReturns(makeReturn()));
    expect(linkOf(/^Tax Refund/)).toBeTruthy();
    unmount();
    await visit(on('2026-04-16T20:00:00.000Z'), answerReturns(makeReturn()));
    expect(linkOf(/^Tax Refund/)).toBeNull();
    const link = linkOf(/^Tax Return/);
    expect(link?.textContent).toContain('2025');
    expect(link?.getAttribute('href')).toBe('/tax-return');
  });

  it('say that the return is submitted until it is accepted [MEM-051]', async () => {
    await visit(IN_FEBRUARY, answerReturns(makeReturn({ taxReturnStatus: 'submitted' })));
    expect(linkOf(/^Tax Refund.*Return submitted/)).toBeTruthy();
  });

  it.each([
    ['no_refund', '$0No refund'],
    ['refund_received', '$1,840Refund sent'],
  ] as const)('are a return once it is %s, also in season [MEM-051]', async (status, said) => {
    await visit(IN_FEBRUARY, answerReturns(makeReturn({ taxReturnStatus: status })));
    expect(linkOf(/^Tax Refund/)).toBeNull();
    expect(linkOf(/^Tax Return/)?.textContent).toContain(said);
  });

  it('say which return is accepted and which is awaited', async () => {
    await visit(
      on('2026-04-16T20:00:00.000Z'),
      answerReturns(makeReturn(), { ...NEW_YORK, taxReturnStatus: 'submitted' }),
    );
    const said = linkOf(/^Tax Return/)?.textContent;
    expect(said).toContain('2025: Federal accepted, New York still awaited');
    expect(said).toContain('Partly accepted');
    expect(said).not.toContain('Return submitted');
  });

  it('say what she owes instead of a refund of nothing', async () => {
    const owing = makeReturn({ refundAmount: -2_450, refundAdvanceEligible: false });
    await visit(IN_FEBRUARY, answerReturns(owing));
    expect(linkOf(/^Tax/)?.textContent).toBe('Tax Return2025You owe in taxes $2,450Accepted');
  });

  it('say what a refund repaid, and that its rest is at her bank, but not twice that it is on its way', async () => {
    const came = makeReturn({
      taxReturnStatus: 'refund_received',
      refundReceived: 1_840,
      refundRepaid: 340,
    });
    const payout = makePayout({ status: 'on_its_way', amount: 1_500, arrivesOn: '2026-02-12' });
    const { unmount } = await visit(
      answer(OVERVIEW, makeOverview({ payout })),
      answerReturns(
        { ...came, refundOnItsWay: 1_500 },
        { ...NEW_YORK, refundAmount: -190, taxReturnStatus: 'no_refund' },
      ),
    );
    const said = linkOf(/^Tax Return/)?.textContent;
    expect(said).toContain(
      '2025. You also owe $190.00 in taxes. $340.00 of your refund repaid what you owed on your card.',
    );
    expect(said).not.toContain('on its way');
    expect(linkOf(/^Your money with us/)?.textContent).toContain('Juniper Bank');
    unmount();
    const refundForwardedBy = {
      bankName: 'Juniper Bank',
      bankMask: '4021',
      day: '2026-02-12',
      amount: 1_500,
    };
    // Money of another origin that is on its way takes nothing off that.
    await visit(
      answer(OVERVIEW, makeOverview({ payout })),
      answerReturns({ ...came, refundForwardedBy }),
    );
    expect(linkOf(/^Tax Return/)?.textContent).toContain(
      '2025. $340.00 of your refund repaid what you owed on your card. $1,500.00 of your refund arrived at Juniper Bank (…\u20604021) on Thu, Feb 12.',
    );
  });

  it('are nothing where she filed none', async () => {
    await visit();
    expect(linkOf(/^Tax/)).toBeNull();
  });

  it('lead who has a rejected return to where it is corrected [ONB-132]', async () => {
    await visit(IN_FEBRUARY, answerReturns(makeReturn({ taxReturnStatus: 'rejected' })));
    expect(
      screen.getByRole('region', { name: 'There was an issue submitting your tax returns.' }),
    ).toBeTruthy();
    expect(screen.getByText(/^Rejected: Federal 2025\. Correct what was rejected/)).toBeTruthy();
    expect(linkOf(/^See what to do$/)?.getAttribute('href')).toBe('/tax-return');
    // It is not lost.
    expect(linkOf(/^Tax Refund.*\$1,840.*Rejected/)).toBeTruthy();
  });

  it('put that before a card that she has begun to apply for', async () => {
    const remotes = pageData().registry.remotes;
    remotes['mfe_onboarding'] = { ...remotes['mfe_member'], prefixes: ['/apply'] } as never;
    const apply = {
      product: 'earned_wage_access',
      state: 'registered',
      step: 'payroll_linking',
    } as const;
    await visit(
      IN_FEBRUARY,
      answerReturns(makeReturn({ taxReturnStatus: 'rejected' })),
      answer(PROFILE, makeProfile({ currentCardAccount: null, eligibleForCard: false })),
      answer('/notifications', [
        { ...makeNotification('onboarding_state', apply), requireAction: true },
      ]),
    );
    const titles = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(titles.slice(0, 2)).toEqual([
      'There was an issue submitting your tax returns.',
      'Continue your card application',
    ]);
    // And it has the one primary button of the page.
    const ways = ['See what to do', 'Continue'].map((name) => screen.getByRole('link', { name }));
    expect(ways.map(({ dataset }) => dataset['variant'])).toEqual(['button', 'secondary']);
    delete remotes['mfe_onboarding'];
  });
});

describe('notifications of taxes', () => {
  it('show no card [MEM-082]', async () => {
    const product = 'tax_refund_advance';
    const state = 'submitted_tax_return';
    await visit(
      answer(PROFILE, makeProfile({ currentCardAccount: null })),
      answer('/notifications', [makeNotification('onboarding_state', { product, state })]),
    );
    expect(screen.queryByText(/tax/i)).toBeNull();
    expect(screen.queryByText(/application/i)).toBeNull();
  });
});
