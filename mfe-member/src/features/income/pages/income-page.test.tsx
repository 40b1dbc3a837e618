import { afterEach, describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote, sayAsWidget } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './income-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import {
  makeEarnings,
  makeIntegrationError,
  makeNotification,
  makeProfile,
} from '#testing/factories.ts';

const PAYSTUB = { id: 'p1', payDate: '2026-11-06', grossPayAmount: 1_000, netPayAmount: 720.5 };
/** What the payroll's widget says once an account is linked. */
const ACCOUNT = { type: 'success', account_id: 'account-1', platform_id: 'platform-1' };
const server = mockApi(answer('/users/profile', makeProfile()), answer('/notifications', []));
afterEach(() => localStorage.clear());

async function visit(earnings = makeEarnings()) {
  server.use(answer('/income/earnings', earnings));
  const page = renderRemote(memberArea, '/income');
  await screen.findByRole('heading', { level: 1, name: 'Income' });
  return page;
}

describe('income', () => {
  it('shows net and gross earnings since the beginning of the pay period [MEM-110, MEM-111]', async () => {
    await visit();
    await screen.findByText('$226.98');
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '$226.98',
      '$315.25',
      'Sat, Nov 14',
    ]);
  });

  it('is read anew beside its figures', async () => {
    await visit();
    const net = await screen.findByText('$226.98');
    const update = screen.getByRole('button', { name: 'Update' });
    expect(update.closest('section')).toBe(net.closest('section'));
    expect(screen.getAllByRole('button', { name: 'Update' })).toHaveLength(1);
  });

  it('lists what each shift earned [MEM-111]', async () => {
    await visit();
    const shifts = within(await screen.findByRole('region', { name: 'Shifts this pay period' }));
    expect(shifts.getAllByRole('listitem').map((shift) => shift.textContent)).toEqual([
      'Wed, Nov 188 hours$194.00Gross pay',
      'Mon, Nov 165 hours$121.25Gross pay',
    ]);
  });

  it('says when no earnings are known [MEM-113]', async () => {
    await visit(makeEarnings({ shifts: [] }));
    expect(
      await screen.findByText("We haven't been notified of any earnings for this pay period."),
    ).toBeTruthy();
  });

  it('says to who has linked no payroll how earnings come there', async () => {
    server.use(
      answer('/users/profile', makeProfile({ linkedPayroll: null })),
      answer('/pinwheel/link_token', { success: true, link_token: 'payroll-token' }),
    );
    const { user } = await visit(makeEarnings({ shifts: [] }));
    expect(
      await screen.findByText('Connect your payroll, and what you earn appears here.'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Connect your payroll' }));
    server.use(
      answer('/users/profile', makeProfile()),
      answer('/pinwheel/store_data', { success: true }),
    );
    await sayAsWidget('Connect your payroll', ACCOUNT);
    await waitFor(() => expect(screen.queryByText(/^Connect your payroll/)).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has no pay periods before it of who has linked no payroll', async () => {
    server.use(answer('/users/profile', makeProfile({ linkedPayroll: null })));
    await visit(makeEarnings({ shifts: [] }));
    await screen.findByText('Connect your payroll, and what you earn appears here.');
    expect(screen.queryByRole('button', { name: 'Show Previous Pay Periods' })).toBeNull();
  });

  describe('of who came for her taxes by a partner that offers no card after them', () => {
    const filer = { currentCardAccount: null, linkedPayroll: null, partnerSlug: 'csc' };
    const notNeeded = "Your income isn't needed for your taxes: you have nothing to connect here.";

    it('asks for no payroll, and leads to her tax return', async () => {
      server.use(answer('/users/profile', makeProfile(filer)));
      await visit(makeEarnings({ shifts: [] }));
      expect(await screen.findByText(notNeeded)).toBeTruthy();
      const link = screen.getByRole('link', { name: 'See your tax return' });
      expect(link.getAttribute('href')).toBe('/tax-return');
      expect(screen.queryByRole('button', { name: 'Connect your payroll' })).toBeNull();
      expect(screen.queryByText(/^Connect your payroll/)).toBeNull();
    });

    it.each([
      ['has applied for one herself', filer, [makeNotification('onboarding_state')]],
      ['has the card', { ...filer, currentCardAccount: makeProfile().currentCardAccount }, []],
    ])('asks for it where she %s', async (_what, profile, notifications) => {
      server.use(
        answer('/users/profile', makeProfile(profile)),
        answer('/notifications', notifications),
      );
      await visit(makeEarnings({ shifts: [] }));
      expect(await screen.findByRole('button', { name: 'Connect your payroll' })).toBeTruthy();
      expect(screen.queryByText(notNeeded)).toBeNull();
    });
  });

  it('asks for paychecks only when somebody wants to see them [MEM-112, MEM-117]', async () => {
    const requests: string[] = [];
    server.events.on(
      'request:start',
      ({ request }) => void requests.push(new URL(request.url).pathname),
    );
    server.use(answer('/income/paystubs', { data: [PAYSTUB] }));
    const { user, client } = await visit();
    const show = await screen.findByRole('button', { name: 'Show Previous Pay Periods' });
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(requests).not.toContain('/api/v1/income/paystubs');
    await user.click(show);
    expect(await screen.findByText('Nov 6, 2026')).toBeTruthy();
    expect(screen.getByText('$720.50 net')).toBeTruthy();
    expect(screen.getByText('$1,000.00 gross')).toBeTruthy();
    expect(requests.filter((path) => path === '/api/v1/income/paystubs')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Hide Previous Pay Periods' }));
    expect(screen.queryByText('Nov 6, 2026')).toBeNull();
    expect(screen.getByRole('button', { name: 'Show Previous Pay Periods' })).toBeTruthy();
  });

  it('shows paychecks at once where pay does not follow hours [MEM-117]', async () => {
    server.use(answer('/income/paystubs', { data: [PAYSTUB] }));
    await visit(makeEarnings({ compensationUnit: 'salary' }));
    expect(await screen.findByText('Nov 6, 2026')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Shifts this pay period' })).toBeNull();
  });

  it('says that its payroll is broken, and repairs it there', async () => {
    server.use(
      answer('/notifications', [makeIntegrationError('pinwheel'), makeIntegrationError('plaid')]),
      answer('/pinwheel/link_token', { success: true, link_token: 'payroll-token' }),
      answer('/pinwheel/store_data', { success: true }),
    );
    const { user } = await visit();
    expect(await screen.findByText('Your earnings amount may not be up-to-date')).toBeTruthy();
    // What is broken of the bank is said where the bank is.
    expect(screen.queryByText('Reconnect your checking account')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reconnect' }));
    server.use(
      answer('/notifications', []),
      answer('/income/earnings', makeEarnings({ netPayRatio: 1 })),
    );
    await sayAsWidget('Reconnect your payroll', ACCOUNT);
    const notices = within(screen.getByRole('region', { name: 'Notifications' }));
    expect(await notices.findByText('Brightway Payroll account reconnected!')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('$315.25')).toHaveLength(2));
    expect(screen.queryByText('Your earnings amount may not be up-to-date')).toBeNull();
  });

  it('says when its call failed, and tries again', async () => {
    server.use(refuse('/income/earnings'));
    const { user } = renderRemote(memberArea, '/income');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.use(answer('/income/earnings', makeEarnings()));
    await user.click(retry);
    expect(await screen.findByText('$315.25')).toBeTruthy();
  });
});
