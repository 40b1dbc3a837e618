import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import '#features/dashboard/pages/dashboard-page.tsx';
import { answer, toWire } from '#testing/answer.ts';
import { paydayQuery, type Payday } from '../api/payday.ts';
import {
  daysFromNow,
  makeOverview,
  makePayday,
  makePayout,
  makeProfile,
} from '#testing/factories.ts';
import { answerReturns } from '#testing/tax-returns.ts';
import { makeNextRepayment } from '#testing/repayment-factories.ts';

const burst = jest.fn(async (_options: { particleCount: number }) => null);
jest.mock('canvas-confetti', () => ({
  create: () =>
    Object.assign((options: { particleCount: number }) => burst(options), {
      reset: () => undefined,
    }),
}));

const server = mockApi();
const HER = makeProfile();
const received = makePayday({
  currentPayday: daysFromNow(0),
  paycheckReceived: true,
  repaymentStatus: 'repaid',
});

/** The paydays for which she was congratulated, as the service keeps them. */
const celebrated: string[] = [];

const answerPayday = (payday: Payday) => [
  http.get('http://localhost/api/v1/dashboard/payday', () => {
    const paycheckCelebrated = celebrated.includes(payday.currentPayday ?? '');
    return HttpResponse.json(toWire({ ...payday, paycheckCelebrated }) as object);
  }),
  http.post('http://localhost/api/v1/dashboard/payday/celebrated', async ({ request }) => {
    celebrated.push(((await request.json()) as { payday: string }).payday);
    return new HttpResponse(null, { status: 204 });
  }),
];

async function visit(payday: Payday, profile = HER) {
  server.use(
    answer('/users/profile', profile),
    answer('/dashboard/overview', makeOverview()),
    ...answerPayday(payday),
    answer('/recurring_transactions/active_recurring_outflows', []),
    answer('/notifications', []),
    answerReturns(),
  );
  const page = renderRemote(memberArea, '/dashboard');
  await screen.findByText('Juniper Bank');
  return page;
}

/** Once it is known whether she was paid. */
async function visitUntilKnown(payday: Payday) {
  const page = await visit(payday);
  await waitFor(() => expect(page.client.getQueryData(paydayQuery.queryKey)).toBeTruthy());
  return page;
}

const NAME = { name: 'You got paid!' };
const dialog = () => screen.queryByRole('dialog', NAME);

beforeEach(() => {
  celebrated.length = 0;
  burst.mockClear();
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
});

describe('the celebration of a paycheck', () => {
  it('says of what a debit is still to repay that it will be', async () => {
    await visit({ ...received, repaymentStatus: 'under_way' });
    const shown = await screen.findByRole('dialog', NAME);
    expect(shown.textContent).toMatch(/\$30\.00 is debited from Juniper Bank .* on Fri, Nov 27\./);
    expect(shown.textContent).not.toContain('yours');
  });

  it('comes once for each payday, with 120 particles [MEM-057, MEM-058]', async () => {
    const before = await visitUntilKnown({ ...received, paycheckReceived: false });
    expect(dialog()).toBeNull();
    before.unmount();
    const first = await visit(received);
    const shown = await screen.findByRole('dialog', NAME);
    expect(shown.textContent).toContain('$80.00 that you spent was debited');
    await waitFor(() =>
      expect(burst).toHaveBeenCalledWith(expect.objectContaining({ particleCount: 120 })),
    );
    first.unmount();
    // In another browser nothing is kept of this one.
    localStorage.clear();
    await waitFor(() => expect(celebrated).toEqual([received.currentPayday]));
    const again = await visitUntilKnown(received);
    expect(dialog()).toBeNull();
    again.unmount();
    await visit({ ...received, currentPayday: daysFromNow(14) });
    expect(await screen.findByRole('dialog', NAME)).toBeTruthy();
  });

  it('opens while the dashboard is looked at, within 21 seconds of the pay [MEM-058]', async () => {
    const { client, user } = await visitUntilKnown({ ...received, paycheckReceived: false });
    expect(paydayQuery.refetchInterval).toBeLessThanOrEqual(20_000);
    const nothing = { status: 'nothing_owed', day: null, amount: 0, bank: null } as const;
    server.use(
      answer('/dashboard/payday', received),
      answer('/dashboard/overview', makeOverview({ nextRepayment: makeNextRepayment(nothing) })),
    );
    await client.refetchQueries({ queryKey: paydayQuery.queryKey });
    expect(await screen.findByRole('dialog', NAME)).toBeTruthy();
    expect(await screen.findByText('Nothing to repay')).toBeTruthy();
    // A second source says later which payday it was.
    const moved = { ...received, currentPayday: daysFromNow(2), paycheckCelebrated: true };
    server.use(answer('/dashboard/payday', moved));
    await user.click(screen.getByRole('button', { name: 'See details' }));
    await client.refetchQueries({ queryKey: paydayQuery.queryKey });
    expect(dialog()).toBeNull();
  });

  it('comes again where it could not be kept, and not before the next visit', async () => {
    const failed = () =>
      server.use(
        http.post('http://localhost/api/v1/dashboard/payday/celebrated', () =>
          HttpResponse.error(),
        ),
      );
    const { client, user, unmount } = await visit(received);
    failed();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await client.refetchQueries({ queryKey: paydayQuery.queryKey });
    expect(dialog()).toBeNull();
    unmount();
    celebrated.length = 0;
    await visit(received);
    expect(await screen.findByRole('dialog', NAME)).toBeTruthy();
  });

  it('has no confetti over money that her bank sent back', async () => {
    const payout = makePayout({ status: 'returned' });
    await visit({ ...received, payout }, { ...HER, repaymentMethod: 'direct_deposit_flow' });
    const shown = await screen.findByRole('dialog', NAME);
    expect(shown.textContent).toContain('sent it back');
    expect(burst).not.toHaveBeenCalled();
  });

  it('leads to what became of it [MEM-056]', async () => {
    const { router, user } = await visit(received);
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(await screen.findByRole('button', { name: 'See details' }));
    expect(dialog()).toBeNull();
    expect(router.state.location).toMatchObject({ pathname: '/dashboard', hash: '#payday' });
    const tab = screen.getByRole('tab', { selected: true });
    expect(tab.textContent).toBe('Payday');
    await waitFor(() => expect(document.activeElement).toBe(tab));
    expect(shown.mock.contexts).toContain(tab);
    expect(shown).toHaveBeenCalledWith({ block: 'start' });
  });

  it('leaves focus on the heading of the page where it is closed by Escape', async () => {
    const { user } = await visit(received);
    await screen.findByRole('dialog', NAME);
    await user.keyboard('{Escape}');
    const heading = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('is not for staff who look at her dashboard, nor for who has no card', async () => {
    const staff = await visit(received, { ...HER, impersonating: true });
    expect(dialog()).toBeNull();
    expect(celebrated).toEqual([]);
    staff.unmount();
    await visit(received, { ...HER, currentCardAccount: null });
    expect(dialog()).toBeNull();
  });
});
