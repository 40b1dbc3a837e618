import { findPersona } from '#personas/personas.ts';
import { loginOf, LOGIN_CODE } from '#personas/logins.ts';
import { findPlatform } from '#directory/platforms.ts';
import type { LinkedAccount } from '../linked-accounts.ts';
import type { SignedIn } from '../account-life.ts';
import type { LinkToken } from '../link-tokens.ts';
import type { PinwheelWorld } from '../pinwheel-world.ts';
import { linkErrorOf } from './link-errors.ts';
import { codePage, loginPage, searchPage, switchPage } from './link-pages.ts';
import { offeredPlatforms } from './offered-platforms.ts';
import type { Step } from './step.ts';
import { succeeded } from './succeeded.ts';
import type { LinkEvent } from './link-event.ts';

/** The way through the modal. Whoever comes again with a token that was used is at its end. */
export type LinkFlow = {
  start(token: LinkToken): Step;
  search(token: LinkToken, query: string): Step;
  choose(token: LinkToken, platformId: string): Step;
  signIn(token: LinkToken, given: Credentials): Step;
  enterCode(token: LinkToken, code: string): Step;
  switchDeposit(token: LinkToken): Step;
};
type Credentials = { platformId: string; username: string; password: string };

export function openLinkFlow({ accounts, tokens, life }: PinwheelWorld): LinkFlow {
  const accountOf = (token: LinkToken): LinkedAccount | null =>
    token.accountId === null ? null : accounts.find(token.accountId);

  const afterLogin = (token: LinkToken, account: LinkedAccount): Step => {
    const { id: accountId, platformId } = account;
    const login = { name: 'login', payload: { accountId, platformId } };
    if (wantsSwitch(token) && account.switchedTo === null) {
      return { page: switchPage(token), events: [login, screen('ALLOCATION')] };
    }
    const { page, events } = succeeded(token, account);
    return { page, events: [login, ...events] };
  };
  const connect = (token: LinkToken, signedIn: SignedIn): Step =>
    afterLogin(token, life.connect(token, signedIn));

  const flow: LinkFlow = {
    start(token) {
      const linked = accountOf(token);
      if (linked) return afterLogin(token, linked);
      const before = token.relinks === null ? null : accounts.find(token.relinks);
      if (before?.connected && wantsSwitch(token)) {
        tokens.put({ ...token, accountId: before.id });
        return { page: switchPage(token), events: [screen('ALLOCATION')] };
      }
      const platformId = before?.platformId ?? token.platformId;
      if (platformId !== null) return flow.choose(token, platformId);
      return { page: searchPage(token, '', null), events: [screen('SEARCH_DEFAULT')] };
    },
    search(token, query) {
      const found = offeredPlatforms(token, query);
      return {
        page: searchPage(token, query, found),
        events: [
          { name: 'search_by_text', payload: { resultCount: found.length } },
          screen('SEARCH_RESULTS'),
        ],
      };
    },
    choose(token, platformId) {
      const platform = platformNamed(platformId);
      const chosen = { selectedPlatformId: platform.id, selectedPlatformName: platform.name };
      return {
        page: loginPage(token, platform, null),
        events: [{ name: 'select_platform', payload: chosen }, screen('LOGIN')],
      };
    },
    signIn(token, { platformId, username, password }) {
      const attempt = { name: 'login_attempt', payload: { platformId } };
      const { page, events } = outcomeOf(token, { platformId, username, password });
      return { page, events: [attempt, ...events] };
    },
    enterCode(token, code) {
      const linked = accountOf(token);
      if (linked) return afterLogin(token, linked);
      if (!token.pending) return flow.start(token);
      if (code.trim() === LOGIN_CODE)
        return connect(token, { ...token.pending, leavesSoon: false });
      const error = linkErrorOf('invalidMfa');
      return { page: codePage(token, error.message), events: [{ name: 'error', payload: error }] };
    },
    switchDeposit(token) {
      const account = accountOf(token);
      if (!account) return flow.start(token);
      return succeeded(token, life.switchDeposit(token, account));
    },
  };

  function outcomeOf(token: LinkToken, { platformId, username, password }: Credentials): Step {
    const login = loginOf(username.trim(), password);
    if (login.outcome === 'institution_down')
      return refused(token, platformId, 'platformUnavailable');
    const hasPayroll = 'personaKey' in login && findPersona(login.personaKey)?.payroll;
    if (login.outcome === 'wrong_password' || !hasPayroll) {
      return refused(token, platformId, 'invalidCredentials');
    }
    const { personaKey } = login;
    if (login.outcome === 'success') {
      return connect(token, { personaKey, platformId, leavesSoon: login.leavesSoon });
    }
    tokens.put({ ...token, pending: { personaKey, platformId } });
    return { page: codePage(token, null), events: [screen('MFA')] };
  }

  return flow;
}

function refused(
  token: LinkToken,
  platformId: string,
  code: 'platformUnavailable' | 'invalidCredentials',
): Step {
  const error = linkErrorOf(code);
  return {
    page: loginPage(token, platformNamed(platformId), error),
    events: [{ name: 'error', payload: error }],
  };
}

const platformNamed = (id: string): { id: string; name: string } =>
  findPlatform(id) ?? { id, name: 'your payroll' };

const wantsSwitch = ({ jobs, target }: LinkToken): boolean =>
  jobs.includes('direct_deposit_switch') && target !== null;

const screen = (screenName: string): LinkEvent => ({
  name: 'screen_transition',
  payload: { screenName },
});
