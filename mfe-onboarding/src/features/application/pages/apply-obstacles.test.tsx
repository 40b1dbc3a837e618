import { beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote, sayAsWidget } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import onboarding from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './apply-page.tsx';
import '#features/linking/linking.ts';
import '#features/eligibility/eligibility.ts';
import { answerCard, answerTerms, atPayroll, atTerms, makeStatus } from '#testing/applications.ts';
import {
  answerLinkedBank,
  answerGet,
  answerNotifications,
  answerTokens,
  at,
  brokenLink,
  refuse,
} from '#testing/linking.ts';
import { answerProfile, makeProfile } from '#testing/profile.ts';

type Criteria = ReturnType<typeof makeStatus>['eligibility_result']['user_actionable_criteria'];

const BANK_WIDGET = 'Connect your checking account';
const server = mockApi(answerLinkedBank());
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const visit = (path = '/apply') => renderRemote(onboarding, path);
const press = async (user: ReturnType<typeof visit>['user'], name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  server.use(
    ...answerTerms(),
    ...answerTokens(),
    answerProfile(),
    answerNotifications(),
    answerGet('/contentful/toggle_block', { items: [] }),
  );
});

/** Linked and skipped what there is, and these stand in the way. */
const lacking = (...criteria: Criteria) =>
  makeStatus({
    ...atTerms,
    eligibility_result: {
      application_status: 'requires_action',
      eligible: false,
      user_actionable_criteria: criteria,
    },
  });

const withPayroll = answerProfile(
  makeProfile({ linked_payroll: { name: 'Brightway Payroll', provider_name: null } }),
);

describe('what the bank shows', () => {
  const read = (ready: boolean) => answerGet('/pave/status', { ready });

  it('is waited for, and judged once it has been read [ONB-007, ONB-025]', async () => {
    server.use(answerCard(lacking('positive_earnings?')), read(false));
    visit();
    expect(await heading("We're looking for your pay")).toBeTruthy();
    server.use(read(true));
    expect(
      await screen.findByRole('heading', { name: "We couldn't find your direct deposit." }),
    ).toBeTruthy();
  });

  it('is not asked where payroll is linked: there is nothing to do [ONB-009]', async () => {
    server.use(answerCard(lacking('positive_earnings?')), withPayroll);
    visit();
    expect(await heading('Thanks for linking')).toBeTruthy();
    expect(screen.getByText('Step 4 of 4: Reading your pay')).toBeTruthy();
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe(
      'Personal informationNow',
    );
  });

  it('leads from a bank on phones only to another, by way of unlinking [ONB-026, ONB-027]', async () => {
    server.use(answerCard(lacking('non_neo_bank?', 'positive_earnings?')), read(true));
    server.use(refuse('/bank_accounts/unlink', 503, 'Not now.'));
    const { user } = visit();
    await screen.findByRole('heading', { name: 'Unsupported bank.' });
    await press(user, 'Connect another bank');
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = () => dialog.getByRole('button', { name: 'Connect another bank' });
    await user.click(confirm());
    expect((await screen.findByText('Not now.')).closest('[role=alert]')).toBeTruthy();
    server.use(
      http.post(at('/bank_accounts/unlink'), () => {
        server.use(answerCard(makeStatus()), answerProfile(makeProfile({ linked_bank: null })));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await user.click(confirm());
    expect(await heading('Link your checking account')).toBeTruthy();
  });

  it.each([
    ['positive_earnings?', "We couldn't find your direct deposit.", 'Link your payroll instead'],
    ['non_neo_bank?', 'Unsupported bank.', 'Link your payroll'],
  ] as const)('of %s can be made up for by payroll, although it was skipped', async (...one) => {
    const [criterion, title, way] = one;
    server.use(answerCard(lacking(criterion)), read(true));
    const { user, router } = visit();
    await screen.findByRole('heading', { name: title });
    await press(user, way);
    expect(await heading('Link your payroll')).toBeTruthy();
    await press(user, 'Go back');
    expect(await heading(title)).toBeTruthy();
    await press(user, way);
    await press(user, 'Connect');
    server.use(
      http.get(at('/pinwheel/store_data'), () => {
        server.use(answerCard(atTerms), withPayroll);
        return HttpResponse.json({ success: true });
      }),
    );
    await sayAsWidget('Connect your payroll', {
      type: 'success',
      account_id: 'a-1',
      platform_id: 'p-1',
    });
    await press(user, 'Continue');
    expect(await heading('Read and accept the terms')).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('a broken link', () => {
  it('is repaired before anything else, under the names that she knows [ONB-028, ONB-029, ONB-030]', async () => {
    server.use(
      answerCard(atTerms),
      withPayroll,
      answerNotifications(brokenLink('pinwheel'), brokenLink('plaid')),
    );
    const { user } = visit();
    expect(
      await heading('Please resolve the following issues before proceeding with your application.'),
    ).toBeTruthy();
    expect(
      screen.getByRole('button', { name: 'Please reconnect your Brightway Payroll account.' }),
    ).toBeTruthy();
    // Each has a row under its name.
    const rows = screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent.includes('Please reconnect'));
    expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
      'Tidewater Savings Bank',
      'Brightway Payroll',
    ]);
    await press(user, 'Please reconnect your Tidewater Savings Bank account.');
    server.use(
      http.get(at('/plaid/create_access_token'), () => {
        server.use(answerNotifications());
        return HttpResponse.json({ success: true });
      }),
    );
    await sayAsWidget('Connect your checking account', {
      type: 'success',
      public_token: 'public-1',
    });
    expect(await heading('Read and accept the terms')).toBeTruthy();
  });

  it('ends a wait for pay that nothing could show: both are named, and each is repaired', async () => {
    server.use(
      answerCard(lacking('positive_earnings?')),
      withPayroll,
      answerNotifications(brokenLink('pinwheel'), brokenLink('plaid')),
    );
    const { user } = visit();
    expect(await heading("We've lost sight of your pay")).toBeTruthy();
    expect(screen.queryByText(/nothing you need to do/)).toBeNull();
    const reconnects = screen.getAllByRole('button', { name: /^Please reconnect/ });
    expect(reconnects.map(({ textContent }) => textContent)).toEqual([
      'Please reconnect your Tidewater Savings Bank account.',
      'Please reconnect your Brightway Payroll account.',
    ]);
    expect(reconnects.map(({ dataset }) => dataset['variant'])).toEqual(['primary', 'secondary']);
    await press(user, 'Please reconnect your Tidewater Savings Bank account.');
    server.use(
      http.get(at('/plaid/create_access_token'), () => {
        server.use(answerNotifications(brokenLink('pinwheel')));
        return HttpResponse.json({ success: true });
      }),
    );
    await sayAsWidget(BANK_WIDGET, { type: 'success', public_token: 'public-1' });
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Please reconnect/ })).toHaveLength(1),
    );
    await press(user, 'Please reconnect your Brightway Payroll account.');
    server.use(
      http.get(at('/pinwheel/store_data'), () => {
        server.use(answerNotifications());
        return HttpResponse.json({ success: true });
      }),
    );
    const done = { type: 'success', account_id: 'a-1', platform_id: 'p-1' };
    await sayAsWidget('Connect your payroll', done);
    expect(await heading('Thanks for linking')).toBeTruthy();
  });

  it('can be given up for another account where it is gone for good', async () => {
    let asked = '';
    server.use(
      answerCard(atTerms),
      answerNotifications(brokenLink('plaid')),
      http.get(at('/plaid/link_token'), ({ request }) => {
        asked = new URL(request.url).search;
        return HttpResponse.json({ success: true, link_token: 'bank-token' });
      }),
      http.get(at('/plaid/create_access_token'), () => {
        server.use(answerNotifications());
        return HttpResponse.json({ success: true });
      }),
    );
    const { user } = visit();
    await press(user, 'Connect another checking account');
    await sayAsWidget(BANK_WIDGET, { type: 'success', public_token: 'public-1' });
    expect(await heading('Read and accept the terms')).toBeTruthy();
    expect(asked).toBe('?another=true');
  });

  it('can be an employer whom she has left: the payroll is disconnected, and the next is asked for', async () => {
    server.use(
      answerCard(atTerms),
      withPayroll,
      answerNotifications(brokenLink('pinwheel')),
      refuse('/pinwheel/unlink', 503, 'Not now.'),
    );
    const { user } = visit();
    await press(user, 'I no longer work there');
    const dialog = within(screen.getByRole('dialog', { name: 'Disconnect Brightway Payroll?' }));
    const confirm = () => user.click(dialog.getByRole('button', { name: /no longer work/ }));
    await confirm();
    expect((await dialog.findByRole('alert')).textContent).toContain('Not now.');
    server.use(
      http.post(at('/pinwheel/unlink'), () => {
        server.use(answerCard(atPayroll), answerProfile(), answerNotifications());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await confirm();
    expect(await heading('Link your payroll')).toBeTruthy();
  });

  it('is of a checking or payroll account where nobody knows its name [ONB-029, ONB-030]', async () => {
    server.use(
      answerCard(atTerms),
      answerProfile(makeProfile({ linked_bank: null })),
      answerNotifications(brokenLink('plaid'), brokenLink('pinwheel')),
    );
    visit();
    const links = await screen.findAllByRole('button', { name: /^Please reconnect/ });
    expect(links.map((link) => link.textContent)).toEqual([
      'Please reconnect your checking account.',
      'Please reconnect your payroll account.',
    ]);
  });

  it('shows while the page is open, and costs nothing when it cannot be asked for [ONB-032]', async () => {
    server.use(answerCard(atTerms), refuse('/notifications', 503, 'Away.'));
    visit();
    expect(await heading('Read and accept the terms')).toBeTruthy();
    server.use(answerNotifications(brokenLink('plaid')));
    expect(await screen.findByRole('heading', { name: /resolve the following/ })).toBeTruthy();
  });
});
