import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { browserLocation, pageData, type MemberProfile } from '@reset/remote-sdk';
import { makeReturn, mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './account-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { makeCardAccount, makeProfile } from '#testing/factories.ts';
import { answerReturns } from '#testing/tax-returns.ts';

const server = mockApi(answer('/users/profile', makeProfile()), answerReturns());
const logOut = () => screen.findByRole('button', { name: 'Log out' });

const { remotes } = pageData().registry;
/** Another remote is live, with pages at these paths. */
const liveElsewhere = (...prefixes: string[]) => {
  remotes['mfe_other'] = { ...remotes['mfe_member'], prefixes } as never;
};
afterEach(() => {
  delete remotes['mfe_other'];
});

/** Opens the hub of somebody, and waits until it is there. */
async function open(changes: Partial<MemberProfile>, returns = answerReturns()) {
  server.use(answer('/users/profile', makeProfile(changes)), answer('/notifications', []), returns);
  renderRemote(memberArea, '/account');
  await screen.findByText(/^member since/);
}

const PHYSICAL = { lastFour: '4243', form: 'PHYSICAL' } as const;
const WITHOUT_CARD = { currentCardAccount: null, eligibleForCard: true };

/** Where the rows of a section lead, by what they say; null where there is no such section. */
function linksOf(section: string): Record<string, string | null> | null {
  const region = screen.queryByRole('region', { name: section });
  if (!region) return null;
  const links = within(region).getAllByRole('link');
  return Object.fromEntries(
    links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
  );
}

describe('account', () => {
  it('says who is signed in and since when she is a member [MEM-147]', async () => {
    await open({});
    expect(screen.getByText('RD')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Rosa Delgado' })).toBeTruthy();
    expect(screen.getByText('member since March 2026')).toBeTruthy();
  });

  it('is there for who has no name, who is called by her address', async () => {
    const nobody = null as unknown as string;
    await open({ firstName: nobody, lastName: nobody });
    expect(screen.getByRole('heading', { name: 'rosa@example.com' })).toBeTruthy();
    expect(await logOut()).toBeTruthy();
  });

  it('logs out and leaves for the home page [MEM-155]', async () => {
    const assign = jest.spyOn(browserLocation, 'assign').mockImplementation(() => undefined);
    server.use(
      http.get(
        'http://localhost/api/v1/users/sign_out',
        () => new HttpResponse(null, { status: 204 }),
      ),
    );
    const { user } = renderRemote(memberArea, '/account');
    await user.click(await logOut());
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  });

  it('says when logging out failed', async () => {
    server.use(refuse('/users/sign_out'));
    const { user } = renderRemote(memberArea, '/account');
    await user.click(await logOut());
    expect((await screen.findByRole('alert')).textContent).toContain('could not log you out');
  });

  it('can be left even while the profile is not there', async () => {
    server.use(refuse('/users/profile'));
    renderRemote(memberArea, '/account');
    expect(await screen.findByText("We couldn't load your account.")).toBeTruthy();
    expect(await logOut()).toBeTruthy();
  });
});

describe('settings', () => {
  it('lead to personal info, login, texts and password of who has a phone number [MEM-148]', async () => {
    await open({ phoneNumber: '4155550123' });
    expect(linksOf('Settings')).toEqual({
      'Personal info': '/account/personal-info',
      'Login & security': '/account/security',
      'Text message settings': '/account/text-message-settings',
      Notifications: '/account/notifications',
      'Change password': '/users/password/change',
      'Your data': '/users/your_data',
    });
  });

  it('lead to a second factor in place of what needs a phone number [MEM-148]', async () => {
    await open({ phoneNumber: null, mfaEnabled: false });
    expect(linksOf('Settings')).toEqual({
      'Personal info': '/account/personal-info',
      'Two-factor authentication Off': '/users/second_factor',
      Notifications: '/account/notifications',
      'Change password': '/users/password/change',
      'Your data': '/users/your_data',
    });
  });
});

describe('the section of the card', () => {
  const CARD_ROWS = {
    Repayments: '/account/repayments',
    'Deposit account statements': '/account/statements',
    'Freeze card': '/account/freeze-card',
  };

  it('has statements, and nothing to replace, for who has a virtual card alone [MEM-150]', async () => {
    await open({});
    expect(linksOf('Card')).toEqual(CARD_ROWS);
  });

  it('has the replacement of a card beside them for who has one of plastic [MEM-150]', async () => {
    const cards = [{ lastFour: '4242', form: 'VIRTUAL' } as const, PHYSICAL];
    await open({ currentCardAccount: makeCardAccount({ cards }) });
    expect(linksOf('Card')).toEqual({ ...CARD_ROWS, 'Replace card': '/account/replace-card' });
  });

  it('is the way to apply for who has no card and may have one [MEM-149, MEM-151, MEM-205]', async () => {
    liveElsewhere('/apply');
    await open(WITHOUT_CARD);
    expect(linksOf('Card')).toEqual({ 'Apply now': '/apply' });
  });

  it('is not there for who has no card and may have none [MEM-149, MEM-205]', async () => {
    liveElsewhere('/apply');
    await open({ ...WITHOUT_CARD, eligibleForCard: false, hasFboAccount: true });
    expect(linksOf('Card')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Apply now' })).toBeNull();
  });

  it.each([
    ['with a card', {}, CARD_ROWS],
    ['without one', WITHOUT_CARD, { 'Apply now': '/apply' }],
  ])(
    'has direct deposit for who has a deposit account, %s [MEM-152, MEM-153]',
    async (_what, changes, rows) => {
      liveElsewhere('/apply');
      const deposit = { 'Set up direct deposit': '/account/fbo-account' };
      // The steps to a wallet are below /apply as well.
      const wallet = 'currentCardAccount' in changes ? {} : { 'Add to a wallet': '/apply/wallet' };
      await open({ ...changes, hasFboAccount: true });
      expect(linksOf('Card')).toEqual({ ...rows, ...deposit, ...wallet });
    },
  );

  it('leads to no page that is not live', async () => {
    await open(WITHOUT_CARD);
    expect(linksOf('Card')).toBeNull();
  });
});

describe('support', () => {
  const ROWS = {
    Documents: '/account/documents',
    FAQs: '/account/user-faqs',
    'Manage account': '/account/manage-account',
  };
  it('leads to documents, answers, managing the account, and tax returns where there are any [MEM-154]', async () => {
    await open({}, answerReturns(makeReturn()));
    await screen.findByRole('link', { name: 'Tax returns' });
    expect(linksOf('Support')).toEqual({ 'Tax returns': '/tax-return', ...ROWS });
  });

  it('leads to no tax returns where there are none [MEM-154]', async () => {
    await open({});
    await screen.findByRole('link', { name: 'Documents' });
    expect(linksOf('Support')).toEqual(ROWS);
  });

  it('leads on while nobody can say whether there are any', async () => {
    await open({}, refuse('/income_tax_returns'));
    await screen.findByRole('link', { name: 'Documents' });
    expect(linksOf('Support')).toEqual(ROWS);
  });
});
