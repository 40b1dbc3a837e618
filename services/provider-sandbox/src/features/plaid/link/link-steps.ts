import type { Clock } from '@reset/service-kit';
import { banks, findBank, searchBanks } from '#directory/banks.ts';
import type { Persona } from '#personas/persona.ts';
import { accountChoices } from '../items/make-item.ts';
import type { WidgetPage } from '#widgets/widget-page.ts';
import { eventAt, type LinkMessage } from './link-event.ts';
import * as pages from './link-pages.ts';

type At = pages.At;

/** The next page of Link, with the events that it reports. */
export type Step = WidgetPage & { events: LinkMessage[] };

const MAX_FOUND = 12;
/** Offered before anything was searched for. */
const POPULAR = banks.slice(0, 8);

/** Everything that Link can show of a session, by the names of Plaid's views. */
export function linkSteps(clock: Clock) {
  const event = (at: At, name: string, more: object = {}) => eventAt(at, name, more, clock.now());
  const shown = (at: At, page: WidgetPage, view: string): Step => ({
    ...page,
    events: [event(at, 'TRANSITION_VIEW', { view_name: view })],
  });
  const bankOf = ({ session }: At) => findBank(session.institutionId ?? '') ?? SOME_BANK;

  return {
    event,
    consent: (at: At) => shown(at, pages.consentPage(at), 'CONSENT'),
    search(at: At, query: string) {
      const found = query.trim() === '' ? POPULAR : searchBanks(query).slice(0, MAX_FOUND);
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

/** The step, with an event ahead of its own. */
export const withEvent = (event: LinkMessage, step: Step): Step => ({
  ...step,
  events: [event, ...step.events],
});
