import { beforeEach, describe, expect, it } from '@jest/globals';
import { makeReturn, mockApi, renderRemote, sayAsWidget } from '@reset/remote-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import '#features/dashboard/pages/dashboard-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { answerReturns } from '#testing/tax-returns.ts';
import {
  makeIntegrationError,
  makeNotification,
  makeOverview,
  makeProfile,
} from '#testing/factories.ts';

const OVERVIEW = '/dashboard/overview';
const NOTIFICATIONS = '/notifications';
const server = mockApi();
const broken = (...sources: ('plaid' | 'pinwheel')[]) =>
  answer(
    NOTIFICATIONS,
    sources.map((source) => makeIntegrationError(source)),
  );

beforeEach(() =>
  server.use(
    answer('/users/profile', makeProfile()),
    answer(OVERVIEW, makeOverview()),
    answer('/recurring_transactions/active_recurring_outflows', []),
    answerReturns(),
    answer('/plaid/link_token', { success: true, linkToken: 'bank-token' }),
    answer('/pinwheel/link_token', { success: true, linkToken: 'payroll-token' }),
  ),
);

async function visit(...handlers: HttpHandler[]) {
  server.use(...handlers, answer('/card_accounts/current/freeze', { state: 'none', since: null }));
  const page = renderRemote(memberArea, '/dashboard');
  await screen.findByRole('heading', { name: 'Card' });
  return page;
}

const cards = async () => within(await screen.findByRole('region', { name: 'Notifications' }));

describe('what is broken', () => {
  it('is shown with the name of each provider [MEM-067, MEM-072]', async () => {
    await visit(broken('pinwheel', 'plaid'));
    const shown = await cards();
    expect(shown.getByText('Reconnect your checking account')).toBeTruthy();
    expect(
      shown.getByText(
        'Juniper Bank requires you to reconnect periodically to keep your balance and transactions up-to-date',
      ),
    ).toBeTruthy();
    expect(shown.getByText('Your earnings amount may not be up-to-date')).toBeTruthy();
    expect(
      shown.getByText(
        'Brightway Payroll requires you to reconnect periodically to access the latest income data',
      ),
    ).toBeTruthy();
  });

  it('has one next step: the repair of the first, unless something is more pressing', async () => {
    const steps = async () =>
      (await cards())
        .getAllByRole('button', { name: 'Reconnect' })
        .map(({ dataset }) => dataset['variant']);
    const page = await visit(broken('plaid', 'pinwheel'));
    expect(await steps()).toEqual(['primary', 'secondary']);
    page.unmount();
    server.use(answerReturns(makeReturn({ taxReturnStatus: 'rejected' })));
    renderRemote(memberArea, '/dashboard');
    const first = await screen.findByRole('link', { name: 'See what to do' });
    expect(first.dataset['variant']).toBe('button');
    expect(await steps()).toEqual(['secondary', 'secondary']);
  });

  it('is of an institution and a provider where nobody knows their names [MEM-073]', async () => {
    const nameless = makeProfile({ linkedBank: null, linkedPayroll: null });
    await visit(answer('/users/profile', nameless), broken('plaid', 'pinwheel'));
    const shown = await cards();
    expect(shown.getByText(/^Your financial institution requires/)).toBeTruthy();
    expect(shown.getByText(/^Your payroll provider requires/)).toBeTruthy();
  });

  it('is reconnected ahead of the day on which its bank stops sharing', async () => {
    const ending = { name: 'Juniper Bank', amount: 500, reconnectBy: '2026-11-27' };
    const { user } = await visit(
      answer(OVERVIEW, makeOverview({ linkedBank: ending })),
      broken(),
      answer('/plaid/create_access_token', { success: true }),
    );
    const shown = await cards();
    expect(shown.getByText('Reconnect your checking account by Fri, Nov 27')).toBeTruthy();
    expect(shown.getByText(/^Juniper Bank stops sharing .* on Fri, Nov 27\./)).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Reconnect' }));
    server.use(answer(OVERVIEW, makeOverview({ linkedBank: { ...ending, reconnectBy: null } })));
    await sayAsWidget('Reconnect your checking account', {
      type: 'success',
      public_token: 'public-token',
    });
    expect(await shown.findByText('Juniper Bank account reconnected!')).toBeTruthy();
    await waitFor(() => expect(shown.queryByText(/by Fri, Nov 27/)).toBeNull());
  });

  it('is explained for the payroll [MEM-068]', async () => {
    const { user } = await visit(broken('pinwheel'));
    await user.click((await cards()).getByRole('button', { name: 'Learn More' }));
    const dialog = screen.getByRole('dialog', { name: 'Why reconnect?' });
    expect(dialog.textContent).toMatch(/ongoing income data.*reconnect periodically/);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('may be a direct deposit that goes elsewhere [MEM-069, MEM-071]', async () => {
    await visit(
      answer('/users/profile', makeProfile({ repaymentMethod: 'direct_deposit_flow' })),
      answer(NOTIFICATIONS, [
        makeIntegrationError('pinwheel', 'direct_deposit_switched_away_from_reset'),
      ]),
    );
    const shown = await cards();
    expect(shown.getByText('You switched your direct deposit away from Reset')).toBeTruthy();
    expect(
      shown.getByText(
        'At this time, Reset can only support cardholders who direct their full direct deposit through it.',
      ),
    ).toBeTruthy();
    expect(shown.queryByRole('button')).toBeNull();
  });

  it('is nothing for who has all connected, nor while nobody can say', async () => {
    const { unmount } = await visit(broken());
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
    unmount();
    await visit(refuse(NOTIFICATIONS));
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Card' })).toBeTruthy();
  });
});

describe('reconnecting', () => {
  it('opens the widget, says that it worked, and asks for the limit anew [MEM-083]', async () => {
    const { user } = await visit(broken('plaid'));
    await user.click((await cards()).getByRole('button', { name: 'Reconnect' }));
    server.use(
      http.get('http://localhost/api/v1/plaid/create_access_token', ({ request }) => {
        expect(new URL(request.url).search).toBe('?public_token=public-1');
        server.use(
          broken(),
          answer(OVERVIEW, makeOverview({ dsl: { currentAmount: 175, maxAmount: 200 } })),
        );
        return HttpResponse.json({ success: true });
      }),
    );
    await sayAsWidget('Reconnect your checking account', {
      type: 'success',
      public_token: 'public-1',
    });
    const shown = await cards();
    expect(await shown.findByText('Juniper Bank account reconnected!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Reconnect your checking account')).toBeNull());
    // Not lost with the button that is gone.
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Notifications');
    const card = screen.getByRole('group', { name: 'Reset virtual card' });
    expect(await within(card).findByText('$175')).toBeTruthy();
  });

  it('keeps the card and its widget while she is at it, whatever a poll brings', async () => {
    const { user, client } = await visit(broken('plaid'));
    await user.click((await cards()).getByRole('button', { name: 'Reconnect' }));
    await sayAsWidget('Reconnect your checking account', { type: 'opened' });
    server.use(broken());
    await act(() => client.refetchQueries());
    expect(screen.getByTitle('Reconnect your checking account')).toBeTruthy();
    await sayAsWidget('Reconnect your checking account', { type: 'exit', error: null });
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  });

  it('may be with another account, where the linked one is gone for good', async () => {
    let asked = '';
    const { user } = await visit(
      broken('plaid'),
      http.get('http://localhost/api/v1/plaid/link_token', ({ request }) => {
        asked = new URL(request.url).search;
        return HttpResponse.json({ success: true, link_token: 'bank-token' });
      }),
      answer('/plaid/create_access_token', { success: true }),
    );
    await user.click(
      (await cards()).getByRole('button', { name: 'Connect another checking account' }),
    );
    await sayAsWidget('Connect another checking account', {
      type: 'success',
      public_token: 'public-2',
    });
    expect(await (await cards()).findByText('Success!')).toBeTruthy();
    expect(asked).toBe('?another=true');
  });

  it('is not for who left her employer: that payroll goes, and the next can be linked', async () => {
    const { user } = await visit(broken('pinwheel'));
    await user.click((await cards()).getByRole('button', { name: 'I no longer work there' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Disconnect Brightway Payroll?' }));
    server.use(
      http.post('http://localhost/api/v1/pinwheel/unlink', () => {
        server.use(broken());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'I no longer work there' }));
    const shown = await cards();
    expect(await shown.findByText('Brightway Payroll is disconnected.')).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Connect your new employer' }));
    expect(await screen.findByTitle('Connect your payroll')).toBeTruthy();
  });

  it('leaves the dashboard as it was when the widget is closed', async () => {
    const { user } = await visit(broken('pinwheel'));
    await user.click((await cards()).getByRole('button', { name: 'Reconnect' }));
    await sayAsWidget('Reconnect your payroll', { type: 'opened' }, { type: 'exit', error: null });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await cards()).getByRole('button', { name: 'Reconnect' })).toBeTruthy();
  });
});

describe('a payroll that was skipped', () => {
  const SKIPPED = makeNotification('opted_to_skip_payroll_linking');
  const READ = `http://localhost/api/v1/notifications/${SKIPPED.id}/mark_as_read`;
  const dismissals = (shown: Awaited<ReturnType<typeof cards>>) =>
    shown.getAllByRole('button', { name: 'Dismiss' });

  it('is the only card that can be dismissed [MEM-074]', async () => {
    await visit(
      answer('/users/profile', makeProfile({ repaymentMethod: 'direct_deposit_flow' })),
      answer(NOTIFICATIONS, [
        makeIntegrationError('plaid'),
        makeIntegrationError('pinwheel'),
        makeIntegrationError('pinwheel', 'direct_deposit_switched_away_from_reset'),
        SKIPPED,
      ]),
    );
    const shown = await cards();
    expect(dismissals(shown)).toHaveLength(1);
    const title = shown.getByText('You might be eligible for a higher spending limit');
    const card = title.closest('[data-tone]') as HTMLElement;
    expect(within(card).getByRole('button', { name: 'Dismiss' })).toBe(dismissals(shown)[0]);
    expect(within(card).getByRole('button', { name: 'Connect' })).toBeTruthy();
  });

  it('is gone once it was dismissed, which marks it read [MEM-075]', async () => {
    const { user } = await visit(answer(NOTIFICATIONS, [SKIPPED]));
    let read = 0;
    server.use(
      http.post(READ, () => {
        read += 1;
        server.use(broken());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await user.click(dismissals(await cards())[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByText(/higher spending limit/)).toBeNull());
    expect(read).toBe(1);
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('stays and says so where it could not be dismissed', async () => {
    const { user } = await visit(
      answer(NOTIFICATIONS, [SKIPPED]),
      http.post(READ, () => HttpResponse.json({}, { status: 503 })),
    );
    await user.click(dismissals(await cards())[0] as HTMLElement);
    expect((await screen.findByRole('alert')).textContent).toMatch(/Please try again/);
    expect(dismissals(await cards())[0]?.getAttribute('aria-disabled')).toBeNull();
  });

  it('is linked from there [MEM-074]', async () => {
    const { user } = await visit(
      answer(NOTIFICATIONS, [SKIPPED]),
      answer('/users/profile', makeProfile({ linkedPayroll: null })),
      answer('/pinwheel/store_data', { success: true }),
    );
    await user.click((await cards()).getByRole('button', { name: 'Connect' }));
    server.use(broken());
    await sayAsWidget('Connect your payroll', {
      type: 'success',
      account_id: 'account-1',
      platform_id: 'platform-1',
    });
    expect(await (await cards()).findByText('Success!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/higher spending limit/)).toBeNull());
  });
});
