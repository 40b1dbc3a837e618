import { afterEach, describe, expect, it } from '@jest/globals';
import { pageData } from '@reset/remote-sdk';
import type { IncomeTaxReturn } from '@reset/remote-sdk/tax-returns';
import { makeReturn, mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './tax-return-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { makeOverview, makeProfile } from '#testing/factories.ts';
import { answerReturns } from '#testing/tax-returns.ts';

const server = mockApi();
const remotes = pageData().registry.remotes;
const before = remotes['mfe_onboarding'];

afterEach(() => {
  if (before) remotes['mfe_onboarding'] = before;
  else delete remotes['mfe_onboarding'];
});

const IN_SEASON = '2026-02-10T20:00:00.000Z';
const AFTER_SEASON = '2026-04-16T20:00:00.000Z';
const OVERVIEW = '/dashboard/overview';
const withAdvance = answer(
  OVERVIEW,
  makeOverview({ asOf: IN_SEASON, taxRefund: { amount: 613.5 } }),
);
const afterSeason = answer(OVERVIEW, makeOverview({ asOf: AFTER_SEASON }));
const living = (stateAbbr: string) =>
  answer(
    '/users/profile',
    makeProfile({
      currentAddress: {
        streetOne: '1 Main St',
        streetTwo: null,
        city: 'Springfield',
        stateAbbr,
        zipCode: '94607',
      },
    }),
  );

function visit(returns: IncomeTaxReturn[], ...handlers: HttpHandler[]) {
  remotes['mfe_onboarding'] = { ...remotes['mfe_member'], prefixes: ['/apply'] } as never;
  server.use(
    ...handlers,
    answer('/users/profile', makeProfile()),
    answer(OVERVIEW, makeOverview({ asOf: IN_SEASON })),
    answerReturns(...returns),
  );
  return renderRemote(memberArea, '/tax-return');
}

const tile = () => screen.findByRole('region', { name: 'Refund advance' });

async function textOf(...given: Parameters<typeof visit>) {
  const { unmount } = visit(...given);
  const { textContent } = await tile();
  unmount();
  return textContent;
}

const LATE = ' They are for returns that the IRS accepts by April 15.';

describe('the advance on a refund', () => {
  it.each([
    [0, 'Your advance$613.50Spent of it$0.00Left to spend$613.50'],
    [255.1, 'Your advance$613.50Spent of it$255.10Left to spend$358.40'],
    [700, 'Your advance$613.50Spent of it$700.00Left to spend$0.00'],
  ])(
    'is what her limit has of it, what of that is spent (%d) and left, until April 15',
    async (refundAdvanceSpent, figures) => {
      visit([makeReturn({ refundAdvanceSpent })], withAdvance);
      const shown = await tile();
      expect(shown.textContent).toContain(figures);
      expect(shown.textContent).toContain('You can spend it until April 15');
      expect(shown.textContent).not.toContain('not repaid');
      const link = within(shown).getByRole('link', { name: 'How your limit is made' });
      expect(link.getAttribute('href')).toBe('/dashboard#limit');
    },
  );

  it('says what it waits for, what it lacks, and that it is not offered', async () => {
    const submitted = makeReturn({ taxReturnStatus: 'submitted' });
    const waiting = await textOf([submitted]);
    expect(waiting).toContain('Once the IRS accepts your return');
    expect(waiting).toContain('Yours early once it is accepted$613.50');
    expect(await textOf([makeReturn({ refundAmount: 900 })])).toContain('at least $1,000');
    expect(await textOf([makeReturn()])).toContain('None of your refund');
    const none = makeReturn({ refundAdvanceEligible: false });
    expect(await textOf([none])).toContain('No advance is offered on this return. Advances are');
  });

  it('is not offered to who lives in California or files there, which is said', async () => {
    const none = makeReturn({ refundAdvanceEligible: false });
    const why = "aren't offered to people who live in California or file their taxes there.";
    expect(await textOf([none], living('CA'))).toContain(why);
    const state = makeReturn({ jurisdiction: 'CA', refundAdvanceEligible: false });
    expect(await textOf([none, state], living('OR'))).toContain(why);
    expect(await textOf([none], living('OR'))).not.toContain('California');
  });

  it.each([
    [
      'accepted before',
      {},
      ' The part of your advance that you did not spend is no longer in your spending limit.',
    ],
    ['too small', { refundAmount: 900 }, ''],
    ['accepted late', { acceptedOn: '2026-04-16' }, LATE],
    ['not accepted', { taxReturnStatus: 'submitted' }, LATE],
  ] as const)('is over after the season, of a return %s', async (_what, changes, said) => {
    const text = await textOf([makeReturn(changes)], afterSeason);
    expect(text).toBe(`Refund advanceThe season for refund advances is over.${said}`);
  });

  it('leads who has no card to one', async () => {
    visit([makeReturn()], answer('/users/profile', makeProfile({ currentCardAccount: null })));
    await tile();
    expect(screen.getByText('Yours early with the card').nextSibling?.textContent).toBe('$613.50');
    const link = screen.getByRole('link', { name: 'Apply for the card' });
    expect(link.getAttribute('href')).toBe('/apply');
  });

  it.each([
    [400.25, '$1,199.85', 'It first repaid what you owed on your card, and the rest is yours.'],
    [1_600.1, '$0.00', 'All of it went to what you owed on your card.'],
    [0, '$1,600.10', 'Nothing of it went to your card, and all of it is yours.'],
  ])(
    'is over once the refund came: what of it repaid %d on the card, and what is hers',
    async (refundRepaid, hers, said) => {
      const came = { taxReturnStatus: 'refund_received', refundReceived: 1_600.1 } as const;
      const text = await textOf([makeReturn({ ...came, refundRepaid })]);
      expect(text).toContain('Your refund$1,600.10Repaid on your card');
      expect(text).toContain(`Yours${hers}Your refund came. ${said}`);
      expect(text).not.toContain('not repaid');
    },
  );

  it('counts what of the refund repaid later, and calls no more hers than is left', async () => {
    const came = { taxReturnStatus: 'refund_received', refundReceived: 1_600.1 } as const;
    const text = await textOf([makeReturn({ ...came, refundRepaid: 0, refundRepaidLater: 40.1 })]);
    expect(text).toContain('Repaid on your card$40.10Yours$1,560.00');
    expect(text).not.toContain('Nothing of it');
  });

  it('that cannot be loaded costs itself alone, until Retry', async () => {
    const { user } = visit([makeReturn()], refuse(OVERVIEW, 400));
    expect(await screen.findByText("We couldn't load your refund advance.")).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Tax year 2025' })).toBeTruthy();
    server.use(withAdvance);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findAllByText('$613.50')).toHaveLength(2);
  });
});

describe('what is spent of an advance and not repaid', () => {
  const CAME = {
    taxReturnStatus: 'refund_received',
    refundReceived: 200,
    refundRepaid: 200,
  } as const;
  const SENT = { taxReturnStatus: 'refund_received', refundAwaitedUntil: '2026-02-19' } as const;
  const BY_REFUND = 'Your refund repays it when it comes.';
  const BY_MAIL = "No refund is to come that repays it, so we'll write to you about it.";

  it.each([
    [
      'after a rejection',
      { taxReturnStatus: 'rejected' },
      [],
      /accepted once it is corrected.*write/,
    ],
    ['without a refund', { taxReturnStatus: 'no_refund' }, [], BY_MAIL],
    [
      'while the refund is on its way',
      SENT,
      [],
      /sent your refund, and it repays this when it arrives. If it isn't here by .*Feb 19/,
    ],
    ['after a smaller refund', CAME, [], BY_MAIL],
    ['after the season', {}, [afterSeason], BY_REFUND],
    ['while none is in her limit', {}, [], BY_REFUND],
  ] as const)(
    'is said %s, with who repays it, and never pay',
    async (_when, one, handlers, said) => {
      visit([makeReturn({ ...one, refundAdvanceSpent: 255.1 })], ...handlers);
      const shown = await tile();
      expect(shown.textContent).toContain('Spent of your advance, not repaid$255.10');
      expect(shown.textContent).toMatch(
        'None of it is taken from your paycheck or debited on a payday.',
      );
      expect(shown.textContent).toMatch(said);
      const link = within(shown).getByRole('link', { name: 'Repay it early' });
      expect(link.getAttribute('href')).toBe('/account/repayments');
    },
  );

  it('stands beside what the refund repaid, and that the rest is in her limit no more', async () => {
    const spent = { refundAdvanceSpent: 255.1 };
    expect(await textOf([makeReturn({ ...CAME, ...spent })])).toContain('Your refund$200.00');
    const late = await textOf([makeReturn(spent)], afterSeason);
    expect(late).toContain('no longer in your spending limit');
  });

  it('is said though she may have no advance any more, and leads who has no card nowhere', async () => {
    visit(
      [makeReturn({ refundAdvanceSpent: 20 })],
      answer(
        '/users/profile',
        makeProfile({ incomeTaxRefundAdvanceAllowed: false, currentCardAccount: null }),
      ),
    );
    const shown = await tile();
    expect(shown.textContent).toContain('not repaid$20.00');
    expect(within(shown).queryByRole('link')).toBeNull();
  });
});
