import { afterEach, describe, expect, it } from '@jest/globals';
import { pageData, type MemberProfile } from '@reset/remote-sdk';
import { makeReturn, mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy imports would count against the first wait.
import '#features/account/pages/account-page.tsx';
import '#features/card-transactions/pages/card-transactions-page.tsx';
import '#features/dashboard/pages/dashboard-page.tsx';
import '#features/income/pages/income-page.tsx';
import '#features/recurring-expenses/pages/recurring-expenses-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import {
  makeEarnings,
  makeIntegrationError,
  makeNotification,
  makeOverview,
  makeProfile,
} from '#testing/factories.ts';
import { answerReturns } from '#testing/tax-returns.ts';

const PAGES = ['/dashboard', '/account', '/income', '/card-transactions', '/recurring-expenses'];
const server = mockApi();
const remotes = pageData().registry.remotes;
const before = remotes['mfe_onboarding'];

afterEach(() => {
  if (before) remotes['mfe_onboarding'] = before;
  else delete remotes['mfe_onboarding'];
});

const notice = (changes: object, requireAction = true) => ({
  ...makeNotification('onboarding_state', {
    product: 'earned_wage_access',
    state: 'registered',
    step: 'payroll_linking',
    ...changes,
  }),
  requireAction,
});

async function visit(
  page: string,
  notifications: object[],
  profile: Partial<MemberProfile> = { currentCardAccount: null, eligibleForCard: false },
  {
    isAwaited = false,
    returns = [],
  }: { isAwaited?: boolean; returns?: ReturnType<typeof makeReturn>[] } = {},
) {
  remotes['mfe_onboarding'] = {
    ...remotes['mfe_member'],
    prefixes: ['/apply', '/tax-filing'],
  } as never;
  server.use(
    answer('/users/profile', makeProfile(profile)),
    answer('/notifications', notifications),
    answerReturns(...returns),
    answer('/dashboard/overview', makeOverview({ resetCard: null })),
    answer('/income/earnings', makeEarnings()),
    answer('/recurring_transactions/active_recurring_outflows', []),
    answer('/card_accounts/current/card_transactions', []),
    answer('/card_application/availability_notice', { stateAbbr: 'KS', requested: isAwaited }),
  );
  const rendered = renderRemote(memberArea, page);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(rendered.client.isFetching()).toBe(0));
}

const tile = async (name: string) => within(await screen.findByRole('region', { name }));

describe.each(PAGES)('%s of who has no card yet', (page) => {
  it('leads back to the taxes that she files, before a card that she has not applied for', async () => {
    const filing = { currentCardAccount: null, eligibleForCard: false, taxFilingInProgress: true };
    await visit(page, [notice({ state: null })], filing);
    const shown = await tile('Continue your tax filing');
    expect(shown.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/tax-filing');
    expect(screen.queryByRole('region', { name: 'Apply for the card' })).toBeNull();
  });

  it('leads back to the application, and says how far it has come [MEM-076, MEM-078]', async () => {
    await visit(page, [notice({})]);
    const shown = await tile('Continue your card application');
    expect(shown.getByText('Next: link your payroll.')).toBeTruthy();
    expect(shown.getByText('2 of 4 done')).toBeTruthy();
    expect(shown.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/apply');
  });

  it('offers to apply for it to who has not begun to, though parts of it are done', async () => {
    await visit(page, [notice({ state: null, step: 'direct_deposit_not_found' })]);
    const shown = await tile('Apply for the card');
    expect(shown.queryByText(/of 4 done|couldn't find/)).toBeNull();
    const link = shown.getByRole('link', { name: 'Start your application' });
    expect(link.getAttribute('href')).toBe('/apply');
  });

  it('offers no card while a rejected return waits for her', async () => {
    await visit(page, [notice({ state: null })], undefined, {
      returns: [makeReturn({ taxReturnStatus: 'rejected' })],
    });
    expect(screen.queryByRole('region', { name: 'Apply for the card' })).toBeNull();
  });

  it('is as ever for who has a card [MEM-080]', async () => {
    await visit(page, [notice({ state: 'issued_card' })], {});
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  });
});

describe('the next step', () => {
  it.each([
    ['Finish setting up your account', notice({ state: 'verified_identity' }), 'MEM-077'],
    ['Your card application is in progress', notice({ step: 'income_wait' }, false), 'MEM-079'],
  ])('is titled %s', async (title, one) => {
    await visit('/dashboard', [one]);
    expect((await tile(title)).getByRole('link').getAttribute('href')).toBe('/apply');
  });

  it('asks nothing of who is being verified', async () => {
    const one = notice({ state: 'submitted_identity_verification', step: 'identity_verification' });
    await visit('/dashboard', [{ ...one, requireAction: false }], {
      currentCardAccount: null,
      eligibleForCard: true,
    });
    const shown = await tile('Your card application is in progress');
    expect(shown.getByText(/a minute to a few days\. Your next step will be here\.$/)).toBeTruthy();
    expect(shown.getByRole('link', { name: 'See your application' })).toBeTruthy();
  });

  it('is the application still for who is on the waitlist, where she may answer again', async () => {
    await visit('/dashboard', [notice({ step: 'ineligible' }, false)]);
    const shown = await tile("You're on our waitlist");
    expect(shown.getByText(/You can answer the questions again\.$/)).toBeTruthy();
    expect(shown.getByRole('link').getAttribute('href')).toBe('/apply');
  });

  it.each([
    [
      'You cancelled your application',
      'You can start again whenever you like.',
      { step: 'cancelled' },
    ],
    [
      "The card isn't available where you live yet",
      /^You can tell us if you moved/,
      { step: 'ineligible', ineligibleReason: 'state' },
    ],
    [
      'Your card application',
      "We're unable to move it forward at this time.",
      { step: 'ineligible', ineligibleReason: 'identity' },
    ],
  ])('leads to how it ended: %s', async (title, text, params) => {
    await visit('/dashboard', [notice(params, false), makeIntegrationError('plaid')]);
    const shown = await tile(title);
    expect(shown.getByText(text)).toBeTruthy();
    expect(shown.queryByText(/of 4 done/)).toBeNull();
    const link = shown.getByRole('link', { name: 'See your application' });
    expect(link.getAttribute('href')).toBe('/apply');
  });

  it('says to who has asked for it that she is told, and raises no question of a limit', async () => {
    const elsewhere = notice({ step: 'ineligible', ineligibleReason: 'state' }, false);
    const without = { currentCardAccount: null, eligibleForCard: false };
    await visit('/dashboard', [elsewhere], without, { isAwaited: true });
    const shown = await tile("The card isn't available where you live yet");
    expect(
      shown.getByText("We'll email you once, when the card is available where you live."),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Why is my limit $0?' })).toBeNull();
  });

  it('is to reconnect while a link is broken, though the application waits', async () => {
    await visit('/dashboard', [
      notice({ step: 'thanks_for_linking' }),
      makeIntegrationError('plaid'),
    ]);
    const shown = await tile('Continue your card application');
    expect(shown.getByText(/^Next: reconnect/)).toBeTruthy();
  });

  it('is none for staff who have not applied, and theirs once they have', async () => {
    const staff = { currentCardAccount: null, eligibleForCard: false, admin: true };
    await visit('/dashboard', [notice({ state: null })], staff);
    expect(screen.queryByRole('link', { name: 'Start your application' })).toBeNull();
    await visit('/income', [notice({})], staff);
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeTruthy();
  });

  it('is none where there is no application, and while nobody can say', async () => {
    await visit('/dashboard', []);
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  });

  it('keeps no page back when its call fails', async () => {
    remotes['mfe_onboarding'] = { ...remotes['mfe_member'], prefixes: ['/apply'] } as never;
    server.use(
      answer('/users/profile', makeProfile({ currentCardAccount: null })),
      refuse('/notifications'),
    );
    renderRemote(memberArea, '/account');
    expect(await screen.findByText('member since March 2026')).toBeTruthy();
  });
});
