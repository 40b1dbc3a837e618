import { findPlatform } from '#directory/platforms.ts';
import { loginOf, LOGIN_CODE } from '#personas/logins.ts';
import { findPersona } from '#personas/personas.ts';
import type { WidgetPage } from '#widgets/widget-page.ts';
import type { LinkedAccount } from '../linked-accounts.ts';
import type { SignedIn } from '../account-life.ts';
import type { LinkToken } from '../link-tokens.ts';
import type { Pinwheel } from '../open-pinwheel.ts';
import { linkErrorOf, type LinkError } from './link-errors.ts';
import { codePage, loginPage, searchPage, successPage, switchPage } from './link-pages.ts';
import { offeredPlatforms } from './offered-platforms.ts';

/** What the modal reports to the page that opened it, by the names of Pinwheel's Link events. */
export type LinkEvent = { name: string; payload: object };

/** The next page of the modal, with the events that it reports. */
export type Step = WidgetPage & { events: LinkEvent[] };

/** The way through the modal. A token that was used leads to its end. */
export type LinkFlow = {
  start(token: LinkToken): Step;
  search(token: LinkToken, query: string): Step;
  choose(token: LinkToken, platformId: string): Step;
  signIn(token: LinkToken, given: Credentials): Step;
  enterCode(token: LinkToken, code: string): Step;
  switchDeposit(token: LinkToken): Step;
};
type Credentials = { platformId: string; username: string; password: string };

export function openLinkFlow(pinwheel: Pinwheel): LinkFlow {
  const { accounts, tokens, life } = pinwheel;
  const accountOf = (token: LinkToken): LinkedAccount | null =>
    token.accountId === null ? null : accounts.find(token.accountId);

  const afterLogin = (token: LinkToken, account: LinkedAccount): Step => {
    const { id: accountId, platformId } = account;
    const login = { name: 'login', payload: { accountId, platformId } };
    if (wantsSwitch(token) && !isSwitched(account)) {
      return { ...switchPage(token), events: [login, screen('ALLOCATION')] };
    }
    const step = succeeded(token, account);
    return { ...step, events: [login, ...step.events] };
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
        return { ...switchPage(token), events: [screen('ALLOCATION')] };
      }
      const platformId = before?.platformId ?? token.platformId;
      if (platformId !== null) return flow.choose(token, platformId);
      return { ...searchPage(token, '', null), events: [screen('SEARCH_DEFAULT')] };
    },
    search(token, query) {
      const found = offeredPlatforms(token, query);
      return {
        ...searchPage(token, query, found),
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
        ...loginPage(token, platform, null),
        events: [{ name: 'select_platform', payload: chosen }, screen('LOGIN')],
      };
    },
    signIn(token, credentials) {
      const { platformId } = credentials;
      const step = outcomeOf(pinwheel, token, {
        ...credentials,
        connect: (signedIn) => connect(token, signedIn),
      });
      return {
        ...step,
        events: [{ name: 'login_attempt', payload: { platformId } }, ...step.events],
      };
    },
    enterCode(token, code) {
      const linked = accountOf(token);
      if (linked) return afterLogin(token, linked);
      if (!token.pending) return flow.start(token);
      if (code.trim() === LOGIN_CODE)
        return connect(token, { ...token.pending, leavesSoon: false });
      const error = linkErrorOf('invalidMfa');
      return { ...codePage(token, error.message), events: [{ name: 'error', payload: error }] };
    },
    switchDeposit(token) {
      const account = accountOf(token);
      if (!account) return flow.start(token);
      return succeeded(token, life.switchDeposit(token, account));
    },
  };

  return flow;
}

/** The step after the form of a login was sent. */
function outcomeOf(
  { accounts, tokens }: Pinwheel,
  token: LinkToken,
  { platformId, username, password, connect }: Credentials & { connect(signedIn: SignedIn): Step },
): Step {
  const refuse = (error: LinkError): Step => ({
    ...loginPage(token, platformNamed(platformId), error),
    events: [{ name: 'error', payload: error }],
  });
  const login = loginOf(username.trim(), password);
  if (login.outcome === 'institution_down') return refuse(linkErrorOf('platformUnavailable'));
  const hasPayroll = 'personaKey' in login && findPersona(login.personaKey)?.payroll;
  if (login.outcome === 'wrong_password' || !hasPayroll) {
    return refuse(linkErrorOf('invalidCredentials'));
  }
  const { personaKey } = login;
  const before = token.relinks === null ? null : accounts.find(token.relinks);
  if (before && before.personaKey !== personaKey) return refuse(ANOTHER_LOGIN);
  if (login.outcome === 'success') {
    return connect({ personaKey, platformId, leavesSoon: login.leavesSoon });
  }
  tokens.put({ ...token, pending: { personaKey, platformId } });
  return { ...codePage(token, null), events: [screen('MFA')] };
}

/** An account is connected again only by the login that it was connected by. */
const ANOTHER_LOGIN: LinkError = {
  ...linkErrorOf('invalidCredentials'),
  message: 'This login belongs to another account. Sign in with the one that you connected before.',
};

/** The end of the way: the job is `login` unless pay was switched. */
function succeeded(token: LinkToken, account: LinkedAccount): Step {
  const { switchedTo } = account;
  const isSwitch = switchedTo !== null && token.jobs.includes('direct_deposit_switch');
  const allocation = isSwitch
    ? { type: 'remainder', targets: [{ name: switchedTo.name, type: switchedTo.type }] }
    : null;
  const payload = {
    accountId: account.id,
    platformId: account.platformId,
    job: isSwitch ? 'direct_deposit_switch' : 'login',
    params: allocation ? { action: 'full_switch', allocation } : {},
  };
  return {
    ...successPage(token),
    events: [{ name: 'success', payload }, screen('SUCCESS')],
  };
}

const platformNamed = (id: string): { id: string; name: string } =>
  findPlatform(id) ?? { id, name: 'your payroll' };

/** All of her pay goes where it was switched to. */
const isSwitched = ({ switchedTo, switchedPercent = 100 }: LinkedAccount): boolean =>
  switchedTo !== null && switchedPercent === 100;

const wantsSwitch = ({ jobs, target }: LinkToken): boolean =>
  jobs.includes('direct_deposit_switch') && target !== null;

const screen = (screenName: string): LinkEvent => ({
  name: 'screen_transition',
  payload: { screenName },
});
