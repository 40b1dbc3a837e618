import type { PayrollStatus } from '@reset/api-contract/member/linking.ts';
import type { CardIssuance } from '@reset/api-contract/onboarding/card-issuance.ts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { profileQuery } from '@reset/remote-sdk';
import { mockApi, sayAsWidget } from '@reset/remote-sdk/testing';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerReturns } from '#testing/applications.ts';
import { answerAccountOwner, answerLinkedBank } from '#testing/linking.ts';
import { answerProfile, makeProfile } from '#testing/profile.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { reviewOf } from '#features/identity/model/review.ts';
import { RepaymentStep } from './repayment-step.tsx';

const API = 'http://localhost/api/v1';
const server = mockApi();
const onConfirmed = jest.fn();
let confirmed = 0;
beforeEach(() => {
  // Time passes as it does, and by `pass`.
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'],
  });
  onConfirmed.mockClear();
  confirmed = 0;
  server.use(
    answerLinkedBank(),
    answerAccountOwner(),
    http.get(`${API}/dashboard/overview`, () =>
      HttpResponse.json({ next_payday: '2026-12-04', next_payday_debit_on: '2026-12-04' }),
    ),
    answerReturns(),
    http.post(`${API}/card_application/confirm_repayment_account`, () => {
      confirmed += 1;
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(
      `${API}/card_application/deposit_account`,
      () => new HttpResponse(null, { status: 204 }),
    ),
    issuanceIs({ account_opened: true }),
    http.get(`${API}/pinwheel/dds_link_token`, () =>
      HttpResponse.json({ success: true, link_token: 'switch-token' }),
    ),
    http.get(`${API}/pinwheel/store_data`, () => HttpResponse.json({ success: true })),
    http.post(`${API}/pinwheel/log_event`, () => new HttpResponse(null, { status: 204 })),
  );
  goesTo('elsewhere');
});

afterEach(() => void jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const issuanceIs = (changes: Partial<CardIssuance>) =>
  http.get(`${API}/card_application/issuance`, () =>
    HttpResponse.json({
      account_opened: false,
      requested_at: null,
      card_issued: false,
      delayed: false,
      refused: false,
      ...changes,
    }),
  );

const goesTo = (destination: PayrollStatus['direct_deposit_destination']) =>
  server.use(
    http.get(`${API}/pinwheel/status`, () =>
      HttpResponse.json({
        connected: true,
        monitoring_status: 'active',
        direct_deposit_switched: destination === 'here',
        direct_deposit_destination: destination,
      }),
    ),
  );

function open(repaymentMethod: 'ach_debit_flow' | 'direct_deposit_flow' = 'ach_debit_flow') {
  server.use(answerProfile(makeProfile({ repayment_method: repaymentMethod })));
  return renderScreen(<Step />);
}

async function openAutopay() {
  const opened = open();
  await opened.user.click(await screen.findByRole('radio', { name: AUTOPAY }));
  return opened;
}

function Step() {
  const { data: profile } = useQuery(profileQuery);
  return profile ? <RepaymentStep profile={profile} onConfirmed={onConfirmed} /> : null;
}

const SWITCH = 'Switch your direct deposit';
const AUTOPAY = 'Autopay from my checking account';
const rules = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

describe('the ways to repay', () => {
  it('are told apart before one is chosen, and no debit is chosen for her', async () => {
    open();
    const autopay = await screen.findByRole<HTMLInputElement>('radio', { name: AUTOPAY });
    const deposit = screen.getByRole<HTMLInputElement>('radio', { name: 'My direct deposit' });
    expect([autopay.checked, deposit.checked]).toEqual([false, false]);
    expect(screen.getByText(/^Your pay comes to you as it does now/)).toBeTruthy();
    expect(screen.getByText(/^Your pay comes to us first/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are compared by the same three lines', async () => {
    const { user } = await openAutopay();
    expect(rules()).toEqual(['From', 'When', 'How much']);
    await user.click(screen.getByRole('radio', { name: 'My direct deposit' }));
    expect(rules()).toEqual(['From', 'When', 'How much']);
    expect(
      await screen.findByText(/goes to Tidewater Savings Bank \(…\u20604021\)\./),
    ).toBeTruthy();
    expect(screen.getByText(/Your next payday: Friday, December 4\./)).toBeTruthy();
  });

  it('come after the news that she is approved for who waited for people to look at it [ONB-112]', async () => {
    const { id } = makeProfile();
    reviewOf(id).keepSeen();
    server.use(
      http.get(`${API}/identity_verifications/current_status`, () =>
        HttpResponse.json({ current_status: 'verified_manually' }),
      ),
    );
    const { unmount } = open();
    expect(await screen.findByText("You're approved!")).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    unmount();
    open();
    expect(await screen.findByRole('radio', { name: AUTOPAY })).toBeTruthy();
  });
});

describe('autopay', () => {
  it('names the banking day on which it debits for a payday that is none', async () => {
    server.use(
      http.get(`${API}/dashboard/overview`, () =>
        HttpResponse.json({ next_payday: '2026-12-06', next_payday_debit_on: '2026-12-07' }),
      ),
    );
    await openAutopay();
    const words = 'Your next payday is Sunday, December 6, so we debit on Monday, December 7.';
    expect(await screen.findByText(new RegExp(words))).toBeTruthy();
  });

  it('says from where, when and how much, and is confirmed by her [ONB-005, ONB-124]', async () => {
    const { user } = await openAutopay();
    expect(await screen.findByText('Tidewater Savings Bank (…\u20604021)')).toBeTruthy();
    expect(await screen.findByText(/Your next payday: Friday, December 4\./)).toBeTruthy();
    expect(screen.getByText(/never more/)).toBeTruthy();
    const agreement = screen.getByRole('link', { name: 'ACH Authorization Agreement' });
    expect(agreement.getAttribute('href')).toBe('/legal/ach-authorization-agreement');
    expect(onConfirmed).not.toHaveBeenCalled();
    // In its place below what it authorizes.
    const confirm = screen.getByRole('button', { name: 'Turn on autopay' });
    expect(confirm.parentElement?.className).toBe('inline');
    await user.click(confirm);
    await waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1));
    expect(confirmed).toBe(1);
  });

  it('says why it cannot be turned on, and takes another try', async () => {
    server.use(
      http.post(`${API}/card_application/confirm_repayment_account`, () =>
        HttpResponse.json(
          { error: 'That account is not yours.', code: 'bank_account_of_another', request_id: 'r' },
          { status: 409 },
        ),
      ),
    );
    const { user } = await openAutopay();
    await user.click(await screen.findByRole('button', { name: 'Turn on autopay' }));
    expect((await screen.findByRole('alert')).textContent).toContain('That account is not yours.');
    expect(onConfirmed).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Turn on autopay' })).toBeTruthy();
  });
});

describe('a direct deposit', () => {
  it('is switched in the payroll’s widget, waited for, and confirmed by itself [ONB-122]', async () => {
    const { user } = open('direct_deposit_flow');
    await user.click(await screen.findByRole('button', { name: 'Switch my direct deposit' }));
    await sayAsWidget(SWITCH, {
      type: 'success',
      account_id: 'account-1',
      platform_id: 'platform-1',
    });
    expect(await screen.findByText(/Your payroll is making the switch/)).toBeTruthy();
    expect(confirmed).toBe(0);
    goesTo('here');
    await pass(5_000);
    await waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1));
    expect(screen.getAllByText('Your direct deposit is switched.').length).toBeGreaterThan(0);
    expect(confirmed).toBe(1);
  });

  it('has an account opened first, and says so while that takes its time', async () => {
    server.use(issuanceIs({}));
    const { user } = open('direct_deposit_flow');
    await user.click(await screen.findByRole('button', { name: 'Switch my direct deposit' }));
    expect(await screen.findByText(/Opening your deposit account/)).toBeTruthy();
    const again = screen.getByRole('button', { name: /Switch my direct deposit/ });
    expect(again.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('dialog')).toBeNull();
    server.use(issuanceIs({ delayed: true }));
    await pass(2_000);
    expect((await screen.findByText(/longer than usual to open/)).textContent).toContain(
      "You don't need to stay: come back later",
    );
    expect(again.getAttribute('aria-disabled')).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
    server.use(issuanceIs({ account_opened: true }));
    await pass(2_000);
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(screen.queryByText(/longer than usual to open/)).toBeNull();
  });

  it('says that the bank does not open an account for her, or that it cannot be asked', async () => {
    const { user } = open('direct_deposit_flow');
    const press = async () =>
      user.click(await screen.findByRole('button', { name: 'Switch my direct deposit' }));
    server.use(issuanceIs({ refused: true }));
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain("couldn't open your account");
    expect(screen.queryByRole('dialog')).toBeNull();
    server.use(
      http.post(`${API}/card_application/deposit_account`, () =>
        HttpResponse.json(
          { error: 'Not now.', code: 'service_unavailable', request_id: 'r' },
          { status: 503 },
        ),
      ),
    );
    await press();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Not now.'));
  });

  it('is asked about every 5 s [ONB-122]', async () => {
    let asked = 0;
    server.use(
      http.get(`${API}/pinwheel/status`, () => {
        asked += 1;
        return HttpResponse.json({ direct_deposit_destination: 'elsewhere' });
      }),
    );
    open('direct_deposit_flow');
    await screen.findByRole('button', { name: 'Switch my direct deposit' });
    await waitFor(() => expect(asked).toBe(1));
    await pass(4_000);
    expect(asked).toBe(1);
    await pass(1_000);
    await waitFor(() => expect(asked).toBe(2));
  });

  it('that comes only in part is told, and nothing is confirmed', async () => {
    goesTo('partly');
    open('direct_deposit_flow');
    expect(await screen.findByText(/Only part of your pay comes to Reset now/)).toBeTruthy();
    expect(confirmed).toBe(0);
  });

  it('can be chosen instead of autopay, and autopay instead of it', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'My direct deposit' }));
    expect(await screen.findByRole('button', { name: 'Switch my direct deposit' })).toBeTruthy();
    expect(screen.getByText(/100% of your direct deposit/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: AUTOPAY }));
    expect(await screen.findByRole('button', { name: 'Turn on autopay' })).toBeTruthy();
  });

  it('that is switched and cannot be confirmed takes another try', async () => {
    server.use(
      http.post(`${API}/card_application/confirm_repayment_account`, () =>
        HttpResponse.json(
          { error: 'Not now.', code: 'service_unavailable', request_id: 'r' },
          { status: 503 },
        ),
      ),
    );
    goesTo('here');
    const { user } = open('direct_deposit_flow');
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
    server.use(
      http.post(
        `${API}/card_application/confirm_repayment_account`,
        () => new HttpResponse(null, { status: 204 }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1));
  });
});
