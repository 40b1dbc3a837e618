import { findBank } from '#directory/banks.ts';
import { LOGIN_CODE, loginOf } from '#personas/logins.ts';
import { findPersona } from '#personas/personas.ts';
import type { PlaidAccount } from '../items/plaid-item.ts';
import {
  anotherUsername,
  institutionDown,
  invalidCode,
  invalidCredentials,
} from '../plaid-refusals.ts';
import type { Plaid } from '../plaid-deps.ts';
import { linkedBy } from './linked-by.ts';
import { troubleOf } from './link-event.ts';
import type { At } from './link-pages.ts';
import { linkSteps, withEvent, type Step } from './link-steps.ts';
import { startSession, withSession, type LinkSession, type LinkToken } from './link-token.ts';

/** The way through Link. A session that has linked something is at its end. */
export function openLinkFlow(plaid: Plaid) {
  const { clock, links, random } = plaid;
  const steps = linkSteps(clock);

  const change = ({ link, session }: At, changes: Partial<LinkSession>): At => {
    const changed = { ...session, ...changes };
    return { link: links.put(withSession(link, changed)), session: changed };
  };
  const unlessLinked = (at: At, step: () => Step): Step =>
    at.session.success ? steps.done(at) : step();
  const fail = (at: At, refusal: typeof invalidCode, show: (at: At) => Step): Step => {
    const failed = change(at, { trouble: troubleOf(refusal) });
    return withEvent(steps.event(failed, 'ERROR', troubleOf(refusal)), show(failed));
  };
  const connect = (at: At, chosen: readonly PlaidAccount['subtype'][]): Step =>
    steps.done(change(at, { success: linkedBy(plaid, at, chosen), trouble: null }));
  const signedIn = (at: At, login: NonNullable<LinkSession['login']>): Step => {
    const known = change(at, { login, trouble: null });
    if (login.wantsCode) return steps.code(known);
    const persona = findPersona(login.personaKey);
    if (!persona) return steps.login(known);
    // A repair leaves the accounts that were chosen.
    return known.link.itemId === null ? steps.accounts(known, persona) : connect(known, []);
  };
  const outcomeOf = (at: At, { username, password }: Credentials): Step => {
    const login = loginOf(username.trim(), password);
    const repairs = plaid.items.ofId(at.link.itemId ?? '');
    if (repairs && 'personaKey' in login && login.personaKey !== repairs.personaKey) {
      return fail(at, anotherUsername, steps.login);
    }
    switch (login.outcome) {
      case 'wrong_password':
        return fail(at, invalidCredentials, steps.login);
      case 'institution_down':
        return fail(at, institutionDown, steps.down);
      case 'code_wanted':
        return signedIn(at, { personaKey: login.personaKey, leavesSoon: false, wantsCode: true });
      case 'success': {
        const { personaKey, leavesSoon } = login;
        return signedIn(at, { personaKey, leavesSoon, wantsCode: false });
      }
    }
  };

  return {
    start(link: LinkToken): Step {
      const linked = link.sessions.find(({ success }) => success !== null);
      if (linked) return steps.done({ link, session: linked });
      const at = change(
        { link, session: startSession(link.institutionId, { now: clock.now(), random }) },
        {},
      );
      const first = link.itemId === null ? steps.consent(at) : steps.login(at);
      return withEvent(steps.event(at, 'OPEN'), first);
    },
    search: (at: At, query: string): Step => unlessLinked(at, () => steps.search(at, query)),
    choose: (at: At, institutionId: string): Step =>
      unlessLinked(at, () => {
        const bank = findBank(at.link.institutionId ?? institutionId);
        if (!bank) return steps.search(at, '');
        const chosen = change(at, { institutionId: bank.id, trouble: null, login: null });
        return withEvent(steps.event(chosen, 'SELECT_INSTITUTION'), steps.login(chosen));
      }),
    signIn: (at: At, given: Credentials): Step =>
      unlessLinked(at, () => {
        if (at.session.institutionId === null) return steps.search(at, '');
        return withEvent(steps.event(at, 'SUBMIT_CREDENTIALS'), outcomeOf(at, given));
      }),
    enterCode: (at: At, code: string): Step =>
      unlessLinked(at, () => {
        const { login } = at.session;
        if (!login) return steps.login(at);
        const isRight = code.trim() === LOGIN_CODE;
        const next = isRight
          ? signedIn(at, { ...login, wantsCode: false })
          : fail(at, invalidCode, steps.code);
        return withEvent(steps.event(at, 'SUBMIT_MFA', { mfa_type: 'code' }), next);
      }),
    chooseAccounts: (at: At, chosen: readonly PlaidAccount['subtype'][]): Step =>
      unlessLinked(at, () => {
        const { login } = at.session;
        const persona = login && !login.wantsCode ? findPersona(login.personaKey) : null;
        if (!persona) return steps.login(at);
        return chosen.length > 0 ? connect(at, chosen) : steps.accounts(at, persona, true);
      }),
  };
}

type Credentials = { username: string; password: string };
