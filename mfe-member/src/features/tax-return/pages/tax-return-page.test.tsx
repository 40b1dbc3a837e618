import { afterEach, describe, expect, it } from '@jest/globals';
import { pageData } from '@reset/remote-sdk';
import type { IncomeTaxReturn } from '@reset/remote-sdk/tax-returns';
import { makeReturn, mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './tax-return-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { makeOverview, makeProfile } from '#testing/factories.ts';
import { answerReturns, NEW_YORK, rows, tile } from '#testing/tax-returns.ts';

const server = mockApi();
const remotes = pageData().registry.remotes;
const before = remotes['mfe_onboarding'];

afterEach(() => {
  if (before) remotes['mfe_onboarding'] = before;
  else delete remotes['mfe_onboarding'];
});

const IN_SEASON = '2026-02-10T20:00:00.000Z';
const AFTER_SEASON = '2026-04-16T20:00:00.000Z';
const NOTE = /A portion of your federal refund is available once the IRS accepts your return/;

const withAdvance = makeOverview({ asOf: IN_SEASON, taxRefund: { amount: 613.5 } });

function visit(returns: IncomeTaxReturn[], ...handlers: HttpHandler[]) {
  remotes['mfe_onboarding'] = {
    ...remotes['mfe_member'],
    prefixes: ['/apply', '/tax-filing'],
  } as never;
  server.use(
    ...handlers,
    answer('/users/profile', makeProfile()),
    answer('/dashboard/overview', makeOverview({ asOf: IN_SEASON })),
    answerReturns(...returns),
  );
  return renderRemote(memberArea, '/tax-return');
}

describe('the tax return', () => {
  it('has the refund by whom it comes, in whole dollars, with when a part of it is available [MEM-135, MEM-136]', async () => {
    visit(
      [makeReturn({ refundAmount: 1_840.35, taxReturnStatus: 'submitted' }), NEW_YORK],
      answer('/dashboard/overview', withAdvance),
    );
    const shown = await tile('Tax year 2025');
    expect(screen.getByRole('heading', { level: 1, name: 'Tax return' })).toBeTruthy();
    expect(within(shown).getByText('Estimated Total Refund').nextSibling?.textContent).toBe(
      '$2,052',
    );
    expect(rows(shown)).toEqual(['FederalSubmitted$1,840', 'New YorkSubmitted$212']);
    expect(await within(shown).findByText(NOTE)).toBeTruthy();
    expect(shown.textContent).not.toMatch(/\$[\d,]+\.\d/);
  });

  it.each([
    ['less than was filed for', 1_840, 1_600.4, '$1,600', 'You filed for $1,840'],
    ['what was filed for', 1_840.2, 1_840.2, '$1,840', ''],
    ['of what was filed as owing', -90, 45, '$45', ''],
  ])('shows what came through us, %s', async (_what, refundAmount, refundReceived, came, note) => {
    visit([makeReturn({ taxReturnStatus: 'refund_received', refundAmount, refundReceived })]);
    const shown = await tile('Tax year 2025');
    expect(rows(shown)).toEqual([`FederalRefund received${came}${note}`]);
    // Nothing of what is here is estimated.
    expect(within(shown).getByText('Total Refund').nextSibling?.textContent).toBe(came);
  });

  it('is estimated while a part of it is to come alone, and else as it came or was filed for', async () => {
    const came = makeReturn({ taxReturnStatus: 'refund_received', refundReceived: 1_840 });
    const labelOf = async (other: IncomeTaxReturn, one: IncomeTaxReturn = came) => {
      const { unmount } = visit([one, other]);
      const [label] = within(await tile('Tax year 2025')).getAllByRole('term');
      unmount();
      return label?.textContent;
    };
    expect(await labelOf(NEW_YORK)).toBe('Estimated Total Refund');
    const sent = { ...NEW_YORK, taxReturnStatus: 'refund_received' } as const;
    expect(await labelOf(sent)).toBe('Total Refund');
    expect(await labelOf(sent, { ...sent, jurisdiction: 'GA' })).toBe('Total Refund you filed for');
    expect(await labelOf({ ...NEW_YORK, refundAmount: -90 })).toBe('Total Refund');
  });

  it('counts what came or is to come alone, and says what else was filed for', async () => {
    visit([
      // The service tells nothing to come of it.
      makeReturn({ taxReturnStatus: 'no_refund', refundAmount: 0, refundFiled: 1_840 }),
      { ...NEW_YORK, taxReturnStatus: 'rejected' },
      { ...NEW_YORK, jurisdiction: 'GA', taxReturnStatus: 'refund_received' },
      // A refund came of what was filed as owing.
      makeReturn({ jurisdiction: 'OR', refundAmount: -450, taxReturnStatus: 'refund_received' }),
    ]);
    const shown = await tile('Tax year 2025');
    const sent = within(shown).getByText('Total Refund you filed for');
    expect(sent.nextSibling?.textContent).toBe('$212');
    const notAccepted = within(shown).getByText('Not accepted yet', { selector: 'dt' });
    expect(notAccepted.nextSibling?.textContent).toBe('$212');
    expect(within(shown).queryByText('You owe')).toBeNull();
    expect(rows(shown)).toEqual([
      'FederalNo refund$0You filed for $1,840',
      'New YorkRejected$212Not accepted yet',
      'GeorgiaRefund sent$212What you filed for',
      'OregonRefund sent',
    ]);
  });

  it('keeps what was filed for in sight while it is rejected, and says why it may be', async () => {
    visit([makeReturn({ taxReturnStatus: 'rejected' })]);
    const shown = await tile('Tax year 2025');
    const total = within(shown).getByText('Estimated Total Refund, not accepted yet');
    expect(total.nextSibling?.textContent).toBe('$1,840');
    expect(rows(shown)).toEqual(['FederalRejected$1,840Not accepted yet']);
    expect(shown.textContent).not.toContain('$0');
    expect(screen.getByText('Rejected: Federal 2025.')).toBeTruthy();
    expect(screen.getByText(/a name, a number or last year's income doesn't match/)).toBeTruthy();
  });

  it.each([
    ['submitted', {}, {}, IN_SEASON, true],
    ['of who may have none', {}, { incomeTaxRefundAdvanceAllowed: false }, IN_SEASON, false],
    ['not eligible', { refundAdvanceEligible: false }, {}, IN_SEASON, false],
    ['after the season', {}, {}, AFTER_SEASON, false],
    ['that is accepted', { taxReturnStatus: 'accepted' }, {}, IN_SEASON, false],
    ['whose refund came', { taxReturnStatus: 'refund_received' }, {}, IN_SEASON, false],
    [
      'of csc without a card',
      {},
      { currentCardAccount: null, partnerSlug: 'csc' },
      IN_SEASON,
      false,
    ],
  ] as const)(
    'speaks of a portion where one is offered, until the return is accepted: of a return %s [MEM-136]',
    async (_what, one, profile, asOf, isSaid) => {
      const { client } = visit(
        [makeReturn({ taxReturnStatus: 'submitted', ...one })],
        answer('/users/profile', makeProfile(profile)),
        answer('/dashboard/overview', makeOverview({ asOf, taxRefund: { amount: 613.5 } })),
      );
      const shown = await tile('Tax year 2025');
      await waitFor(() => expect(client.isFetching()).toBe(0));
      expect(within(shown).queryByText(NOTE) !== null).toBe(isSaid);
    },
  );

  it.each([
    [
      'of who has the card',
      { hasFboAccount: true },
      [/comes to your Reset deposit account\. It first repays/],
    ],
    [
      'before she has it',
      { currentCardAccount: null, hasFboAccount: false },
      [
        /goes to Juniper Bank \(…\u20604021\)\./,
        /^Once you have the Reset card, your tax refund comes to/,
      ],
    ],
    [
      'of csc, who is offered none',
      { currentCardAccount: null, hasFboAccount: false, partnerSlug: 'csc' },
      [/goes to Juniper Bank \(…\u20604021\)\./],
    ],
    [
      'without an account',
      { currentCardAccount: null, hasFboAccount: false, linkedBank: null },
      [/^Connect a bank account, so that/],
    ],
  ] as const)('says where the refund goes: %s', async (_whose, changes, said) => {
    visit([makeReturn()], answer('/users/profile', makeProfile(changes)));
    const shown = within(await tile('Tax year 2025'));
    for (const words of said) expect(await shown.findByText(words)).toBeTruthy();
    expect(shown.queryAllByText(/refund (goes|comes|can be sent)/)).toHaveLength(said.length);
    const connect = shown.queryByRole('link', { name: 'Connect a bank account' });
    expect(connect?.getAttribute('href')).toBe('linkedBank' in changes ? '/tax-filing' : undefined);
  });

  it.each(['rejected', 'refund_received', 'no_refund'] as const)(
    'says nothing of where a refund goes that is not to come: %s',
    async (taxReturnStatus) => {
      const { client } = visit([makeReturn({ taxReturnStatus })]);
      const shown = within(await tile('Tax year 2025'));
      await waitFor(() => expect(client.isFetching()).toBe(0));
      expect(shown.queryByText(/refund (goes|comes|can be sent)/)).toBeNull();
    },
  );

  it('keeps the returns of years before apart', async () => {
    visit([makeReturn(), makeReturn({ taxYear: 2024, taxReturnStatus: 'refund_received' })]);
    expect(rows(await tile('Tax year 2025'))).toHaveLength(1);
    expect(rows(await tile('Earlier returns'))).toEqual([
      'Federal 2024Refund sent$1,840What you filed for',
    ]);
  });

  it('leads who filed nothing to filing', async () => {
    visit([]);
    expect(await screen.findByText("You haven't filed a tax return with us yet.")).toBeTruthy();
    const link = screen.getByRole('link', { name: 'File your taxes' });
    expect(link.getAttribute('href')).toBe('/tax-filing');
  });

  it('offers no filing where it is not to be had', async () => {
    const currentAddress = {
      streetOne: '1 Main St',
      streetTwo: null,
      city: 'Oakland',
      stateAbbr: 'CA',
      zipCode: '94607',
    };
    visit([], answer('/users/profile', makeProfile({ currentAddress })));
    expect(
      await screen.findByText("You can't file your taxes with us from California yet."),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'File your taxes' })).toBeNull();
    const link = screen.getByRole('link', { name: 'What you can do' });
    expect(link.getAttribute('data-variant')).not.toBe('button');
  });

  it('says that it failed, until Retry', async () => {
    const { user } = visit([], refuse('/income_tax_returns', 400));
    expect(await screen.findByText("We couldn't load your tax returns.")).toBeTruthy();
    server.use(answerReturns(makeReturn()));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await tile('Tax year 2025')).toBeTruthy();
  });
});
