import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pageData } from '@reset/remote-sdk';
import { makeReturn, mockApi } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, toWire } from '#testing/answer.ts';
import { dashboardVisits, OVERVIEW, PROFILE } from '#testing/dashboard.ts';
import { makeNotification, makeOverview, makePayday, makeProfile } from '#testing/factories.ts';
import { answerReturns } from '#testing/tax-returns.ts';

const burst = jest.fn(async (_options: { particleCount: number }) => null);
jest.mock('canvas-confetti', () => ({
  create: () =>
    Object.assign((options: { particleCount: number }) => burst(options), {
      reset: () => undefined,
    }),
}));

const server = mockApi();
const visit = dashboardVisits(server);

const isReduced = (matches: boolean) => {
  window.matchMedia = (() => ({ matches })) as unknown as typeof window.matchMedia;
};
beforeEach(() => {
  burst.mockClear();
  isReduced(false);
});

const IN_FEBRUARY = answer(OVERVIEW, makeOverview({ asOf: '2026-02-10T20:00:00.000Z' }));
const NEW_YORK = makeReturn({ jurisdiction: 'NY', refundAmount: 212 });
const OF_STATE = { ...NEW_YORK, refundAdvanceEligible: false };

describe('a return that is accepted', () => {
  const acceptedBy = (jurisdiction: string | null) =>
    makeNotification('income_tax_return_accepted', {
      product: 'tax_refund_advance',
      jurisdiction,
    });
  const federal = acceptedBy('Federal');
  const state = acceptedBy('NY');
  const dialogs = () => screen.queryAllByRole('dialog');

  /** Marks those as read that are marked, as the service does. */
  function keepNotifications(...given: (typeof federal)[]) {
    const read: string[] = [];
    server.use(
      http.post('http://localhost/api/v1/notifications/:id/mark_as_read', ({ params }) => {
        read.push(String(params['id']));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    return {
      read,
      handler: http.get('http://localhost/api/v1/notifications', () =>
        HttpResponse.json(given.filter(({ id }) => !read.includes(id))),
      ),
    };
  }

  it('waits until she has read that she got paid', async () => {
    const { read, handler } = keepNotifications(federal);
    const paid = makePayday({ currentPayday: '2026-02-10', paycheckReceived: true });
    const { user } = await visit(
      handler,
      answer('/dashboard/payday', paid),
      http.post(
        'http://localhost/api/v1/dashboard/payday/celebrated',
        () => new HttpResponse(null, { status: 204 }),
      ),
    );
    const names = () => dialogs().map((one) => within(one).getByRole('heading').textContent);
    expect(names()).toEqual(['You got paid!']);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(names()).toEqual(['Your tax return is accepted!']);
    expect(read).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(read).toEqual([federal.id]));
    expect(names()).toEqual([]);
  });

  it('is celebrated once, however many there are, and read when that is closed [MEM-084]', async () => {
    const { read, handler } = keepNotifications(federal, state);
    const page = await visit(handler);
    const [dialog, ...more] = await screen.findAllByRole('dialog');
    expect(more).toEqual([]);
    expect(dialog?.textContent).toContain('Your tax return is accepted!');
    expect(dialog?.textContent).toContain('The IRS accepted your federal return.');
    expect(dialog?.textContent).toContain('Your New York return is accepted.');
    await waitFor(() => expect(burst).toHaveBeenCalledTimes(1));
    await page.user.click(screen.getByRole('button', { name: 'Close' }));
    // Both are sent at once, and arrive in either order.
    await waitFor(() => expect(read.toSorted()).toEqual([federal.id, state.id]));
    expect(dialogs()).toEqual([]);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    await page.client.refetchQueries({ queryKey: ['notifications'] });
    expect(dialogs()).toEqual([]);
    page.unmount();
    await visit(handler);
    expect(dialogs()).toEqual([]);
    expect(burst).toHaveBeenCalledTimes(1);
  });

  it('is followed by its refund, and by when she hears of that', async () => {
    const { handler } = keepNotifications(federal);
    // What another authority pays is not told here.
    const other = makeReturn({ jurisdiction: 'NY', refundAmount: 212 });
    await visit(handler, answerReturns(makeReturn(), other));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(dialog.textContent).toContain(
        "A refund of $1,840 comes next. We'll email you once it is sent.",
      ),
    );
  });

  it('says how much of its refund is in her limit with it, and until when she can spend that', async () => {
    const inLimit = makeOverview({
      asOf: '2026-02-10T20:00:00.000Z',
      taxRefund: { amount: 613.5 },
    });
    const told = /\$613\.50 of your refund is in your spending limit now.+until April 15/;
    const { handler } = keepNotifications(federal);
    const advanced = makeReturn({ refundAdvanceAmount: 613.5 });
    const { unmount } = await visit(handler, answer(OVERVIEW, inLimit), answerReturns(advanced));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.textContent).toMatch(told));
    unmount();
    // None is in her limit, or it is of a return that she was told of before.
    for (const [notified, overview] of [
      [federal, makeOverview({ asOf: inLimit.asOf })],
      [acceptedBy('NY'), inLimit],
    ] as const) {
      const kept = keepNotifications(notified);
      const page = await visit(
        kept.handler,
        answer(OVERVIEW, overview),
        answerReturns(advanced, NEW_YORK),
      );
      const other = await screen.findByRole('dialog');
      await waitFor(() => expect(other.textContent).toContain('comes next'));
      expect(other.textContent).not.toContain('spending limit');
      page.unmount();
    }
  });

  it('names what of the refund is hers early with the card, and leads there, to who is offered it', async () => {
    const remotes = pageData().registry.remotes;
    remotes['mfe_onboarding'] = { ...remotes['mfe_member'], prefixes: ['/apply'] } as never;
    const { read, handler } = keepNotifications(federal);
    const early =
      /\$613\.50 of your refund can be yours early\. You spend it with the Reset card\./;
    const withoutCard = { currentCardAccount: null };
    const { user, router, unmount } = await visit(
      handler,
      IN_FEBRUARY,
      answerReturns(makeReturn(), OF_STATE),
      answer(PROFILE, makeProfile(withoutCard)),
    );
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.textContent).toMatch(early));
    await user.click(screen.getByRole('button', { name: 'Apply for the card' }));
    expect(router.state.location.pathname).toBe('/apply');
    await waitFor(() => expect(read).toEqual([federal.id]));
    unmount();
    // A state's return has none, and of csc nobody is offered the card.
    for (const [notified, changes] of [
      [acceptedBy('NY'), withoutCard],
      [federal, { ...withoutCard, partnerSlug: 'csc' }],
    ] as const) {
      const page = await visit(
        keepNotifications(notified).handler,
        IN_FEBRUARY,
        answerReturns(makeReturn(), OF_STATE),
        answer(PROFILE, makeProfile(changes)),
      );
      const other = await screen.findByRole('dialog');
      await waitFor(() => expect(other.textContent).toContain('comes next'));
      expect(other.textContent).not.toContain('early');
      expect(screen.queryByRole('button', { name: 'Apply for the card' })).toBeNull();
      page.unmount();
    }
    delete remotes['mfe_onboarding'];
  });

  it('is not celebrated where nothing comes back and something is owed, which is said', async () => {
    const { handler } = keepNotifications(federal);
    const other = makeReturn({ jurisdiction: 'NY', refundAmount: 212 });
    await visit(handler, answerReturns(makeReturn({ refundAmount: -480 }), other));
    const dialog = await screen.findByRole('dialog', { name: 'Your tax return is accepted' });
    expect(dialog.textContent).toContain('As you filed, you owe $480.00 in taxes.');
    expect(dialog.textContent).not.toContain('comes next');
    expect(burst).not.toHaveBeenCalled();
  });

  it('is celebrated for its refund where another one owes, with both', async () => {
    const { handler } = keepNotifications(federal, state);
    const other = makeReturn({ jurisdiction: 'NY', refundAmount: -30 });
    await visit(handler, answerReturns(makeReturn(), other));
    const dialog = await screen.findByRole('dialog', { name: 'Your tax return is accepted!' });
    await waitFor(() => expect(dialog.textContent).toContain('you owe $30.00 in taxes.'));
    expect(dialog.textContent).toContain('A refund of $1,840 comes next.');
    await waitFor(() => expect(burst).toHaveBeenCalledTimes(1));
  });

  it('shows the return as it is accepted, though it was read before', async () => {
    let notified: (typeof federal)[] = [];
    let taxReturnStatus: 'submitted' | 'accepted' = 'submitted';
    const page = await visit(
      http.get('http://localhost/api/v1/notifications', () => HttpResponse.json(notified)),
      http.get('http://localhost/api/v1/income_tax_returns', () =>
        HttpResponse.json({ income_tax_returns: [toWire(makeReturn({ taxReturnStatus }))] }),
      ),
    );
    expect(await screen.findByText('Return submitted')).toBeTruthy();
    [notified, taxReturnStatus] = [[federal], 'accepted'];
    await page.client.refetchQueries({ queryKey: ['notifications'] });
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('Return submitted')).toBeNull());
  });

  it('leads to the return', async () => {
    const { read, handler } = keepNotifications(federal);
    const { user, router } = await visit(handler);
    await user.click(await screen.findByRole('button', { name: 'See your tax return' }));
    expect(router.state.location.pathname).toBe('/tax-return');
    await waitFor(() => expect(read).toEqual([federal.id]));
  });

  it('has no confetti where motion is not wanted', async () => {
    isReduced(true);
    const { handler } = keepNotifications(acceptedBy(null));
    await visit(handler);
    expect(await screen.findByText('Your return went through as you filed it.')).toBeTruthy();
    expect(burst).not.toHaveBeenCalled();
  });

  it('is not celebrated before staff who look on for her', async () => {
    const { handler } = keepNotifications(federal);
    await visit(handler, answer(PROFILE, makeProfile({ impersonating: true })));
    expect(dialogs()).toEqual([]);
  });
});
