import type { Clock } from '@reset/service-kit';
import { banks, findBank } from '#directory/banks.ts';
import { searchBanks } from '#directory/search-banks.ts';
import type { Persona } from '#personas/persona.ts';
import { accountChoices } from '../items/make-item.ts';
import { eventAt } from './link-event.ts';
import type { LinkMessage } from './link-message.ts';
import * as pages from './link-pages.ts';

type At = pages.At;

/** What Link shows next, and what it says of that. */
export type Step = { page: pages.LinkPage; messages: LinkMessage[] };

const MOST_FOUND = 12;
/** What is offered before anything was searched for. */
const POPULAR = banks.slice(0, 8);

/** Everything that Link can show of a session, by the names of Plaid's views. */
export function linkSteps(clock: Clock) {
  const event = (at: At, name: string, more: object = {}) => eventAt(at, name, more, clock.now());
  const shown = (at: At, page: pages.LinkPage, view: string): Step => ({
    page,
    messages: [event(at, 'TRANSITION_VIEW', { view_name: view })],
  });
  const bankOf = ({ session }: At) => findBank(session.institutionId ?? '') ?? SOME_BANK;

  return {
    event,
    consent: (at: At) => shown(at, pages.consentPage(at), 'CONSENT'),
    search(at: At, query: string) {
      const found = query.trim() === '' ? POPULAR : searchBanks(query).slice(0, MOST_FOUND);
      return shown(at, pages.searchPage(at, query, found), 'SELECT_INSTITUTION');
    },
    login: (at: At) => shown(at, pages.loginPage(at, bankOf(at)), 'CREDENTIAL'),
    code: (at: At) => shown(at, pages.codePage(at), 'MFA'),
    accounts(at: At, persona: Persona, choosesNone = false) {
      const page = pages.accountsPage(at, accountChoices(persona), choosesNone);
      return shown(at, page, 'SELECT_ACCOUNT');
    },
    done: (at: At) => shown(at, pages.successPage(at), 'CONNECTED'),
    down: (at: At) => shown(at, pages.downPage(at, bankOf(at)), 'ERROR'),
  };
}

const SOME_BANK = { name: 'your bank' };

/** The step, with something that is said before it. */
export const saying = (message: LinkMessage, { page, messages }: Step): Step => ({
  page,
  messages: [message, ...messages],
});
