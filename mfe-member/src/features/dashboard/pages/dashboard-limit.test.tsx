import { describe, expect, it } from '@jest/globals';
import { makeReturn, mockApi } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '#testing/answer.ts';
import { makeNotification, makeOverview, makeProfile } from '#testing/factories.ts';
import { speakEnglish, speakSpanish } from '#testing/speak-spanish.ts';
import { answerReturns } from '#testing/tax-returns.ts';
import { dashboardVisits, OVERVIEW, PROFILE, shownCard } from '#testing/dashboard.ts';

const server = mockApi();
const visit = dashboardVisits(server);

describe('a limit of $0', () => {
  const zero = answer(OVERVIEW, makeOverview({ dsl: { currentAmount: 0, maxAmount: 0 } }));

  it('is shown as $0.00 with its reasons, the new account not among them [MEM-026, MEM-030]', async () => {
    const { user } = await visit(zero);
    expect(within(shownCard() as HTMLElement).getByText('$0.00')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Why is my limit $0?' }));
    const titles = within(screen.getByRole('dialog')).getAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual([
      'Upcoming bills',
      'Payroll provider data',
      'Card spend',
    ]);
  });

  it('is explained in words to who is repaid by direct deposit [MEM-031, MEM-032, MEM-033, MEM-034]', async () => {
    const repaid = makeProfile({ repaymentMethod: 'direct_deposit_flow' });
    const { user } = await visit(zero, answer(PROFILE, repaid));
    await user.click(screen.getByRole('button', { name: 'Why is my limit $0?' }));
    const texts = within(screen.getByRole('dialog'))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(texts).toEqual([
      expect.stringMatching(/100% of your direct deposit.*Split deposits are not supported/),
      expect.stringMatching(/drops if your bank balance may not cover/),
      expect.stringMatching(/not posted 24 hours after you worked it.*contact your employer/),
      expect.stringMatching(/spent your whole limit. New earnings come in daily/),
    ]);
  });

  it('says below the card what holds it there, and begins its reasons with that', async () => {
    const spent = makeOverview({
      dsl: { currentAmount: 0, maxAmount: 90 },
      resetCard: { name: 'Reset Card', amount: 90 },
    });
    const { user } = await visit(answer(OVERVIEW, spent));
    const cause =
      'Your outstanding transactions come to $90.00, and your limit before them is $90.00.';
    expect(screen.getByText(cause)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Why is my limit $0?' }));
    const [first, second] = within(screen.getByRole('dialog')).getAllByRole('listitem');
    expect(first?.textContent).toMatch(/^Card spend.*come to \$90\.00/);
    expect(second?.textContent).toMatch(/^Upcoming bills/);
  });

  it('names the end of an advance on a refund, and what of it is still owed', async () => {
    const spent = makeOverview({
      asOf: '2026-03-02T20:00:00Z',
      dsl: { currentAmount: 0, maxAmount: 90 },
      resetCard: { name: 'Reset Card', amount: 690 },
    });
    const rejected = makeReturn({ taxReturnStatus: 'rejected', refundAdvanceSpent: 600 });
    const { user } = await visit(answer(OVERVIEW, spent), answerReturns(rejected));
    const cause =
      'Your return was rejected, so no part of its refund is in your limit any more. $600.00 that you spent of your advance is not repaid yet, and counts against your limit.';
    expect(screen.getByText(cause)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Why is my limit $0?' }));
    const [first] = within(screen.getByRole('dialog')).getAllByRole('listitem');
    expect(first?.textContent).toBe(`Refund advance${cause}`);
    await speakSpanish();
    expect(first?.textContent).toMatch(
      /^Adelanto del reembolsoTu declaración fue rechazada, .* \$600\.00 que gastaste de tu adelanto/,
    );
    await speakEnglish();
  });

  it('says why it is less, of an advance that is not repaid while there is something to spend', async () => {
    const november = makeOverview({
      asOf: '2026-11-20T20:00:00Z',
      dsl: { currentAmount: 242.59, maxAmount: 492.84 },
      resetCard: { name: 'Reset Card', amount: 250.25 },
    });
    await visit(
      answer(OVERVIEW, november),
      answerReturns(makeReturn({ refundAdvanceSpent: 250.25 })),
    );
    const why =
      'The season for refund advances ended on April 15, so no part of your refund is in your limit any more. $250.25 that you spent of your advance is not repaid yet, and counts against your limit.';
    expect(await screen.findByText(why)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Why is my limit $0?' })).toBeNull();
  });

  it('closes its dialog on Escape and gives focus back', async () => {
    const { user } = await visit(zero);
    const opener = screen.getByRole('button', { name: 'Why is my limit $0?' });
    await user.click(opener);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('is asked about in the style of the ways beside it', async () => {
    await visit(zero);
    const ways = [
      screen.getByRole('button', { name: 'Why is my limit $0?' }),
      screen.getByRole('button', { name: 'How your limit is made' }),
      screen.getByRole('link', { name: 'See your limit until payday' }),
    ];
    expect(ways.map((way) => way.dataset['variant'])).toEqual(['quiet', 'quiet', 'quiet']);
    expect(ways.every((way) => way.querySelector('svg'))).toBe(true);
  });

  it('is not asked about while there is something to spend', async () => {
    await visit();
    expect(screen.queryByRole('button', { name: 'Why is my limit $0?' })).toBeNull();
  });
});

describe('a limit that changes', () => {
  it('is shown and announced once', async () => {
    const { client } = await visit();
    expect(screen.getByRole('status').textContent).toBe('');
    server.use(answer(OVERVIEW, makeOverview({ dsl: { currentAmount: 168.75, maxAmount: 200 } })));
    await client.refetchQueries({ queryKey: ['dashboard', 'overview'] });
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Your spending limit is now $168.'),
    );
    expect(within(shownCard() as HTMLElement).getByText('$168')).toBeTruthy();
  });
});

describe('a limit that is computed anew', () => {
  it('says so in its place, once, and then what it has become [MEM-027]', async () => {
    const updating = makeNotification('spending_limit_updating');
    const { client } = await visit(answer('/notifications', [updating]));
    const status = () => screen.getByRole('status').textContent;
    await waitFor(() => expect(status()).toBe('Your spending limit is updating.'));
    expect(within(shownCard() as HTMLElement).getByText('Updating...')).toBeTruthy();
    const changed = makeOverview({ dsl: { currentAmount: 168.75, maxAmount: 200 } });
    server.use(answer(OVERVIEW, changed), answer('/notifications', []));
    await client.refetchQueries({ queryKey: ['notifications'] });
    await waitFor(() => expect(status()).toBe('Your spending limit is now $168.'));
    expect(within(shownCard() as HTMLElement).queryByText('Updating...')).toBeNull();
    expect(
      within(shownCard() as HTMLElement)
        .getByText('$168')
        .closest('[inert]'),
    ).toBeNull();
  });
});
