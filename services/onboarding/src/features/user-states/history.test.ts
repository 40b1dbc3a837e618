import { eventSubscriptions, newId } from '@reset/service-kit';
import { asCaller, eventually } from '@reset/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventOwner } from '#testing/event-owner.ts';
import {
  startOnboardingService,
  type OnboardingServiceUnderTest,
} from '#testing/onboarding-service.ts';
import { buildApp } from '../../app.ts';

const BANK = 'linked_core_financial_institution_account';
const NO_BANK = 'unlinked_core_financial_institution_account';
const PAYROLL = 'linked_income_account';

let service: OnboardingServiceUnderTest;
let stops: (() => Promise<void>)[];
beforeEach(async () => {
  service = await startOnboardingService();
  stops = [];
});
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await service.stop();
});

function subscribed(manners: Parameters<typeof eventOwner>[0] = 'well') {
  const owners = { public: eventOwner(manners), member: eventOwner(manners) };
  const events = eventSubscriptions(service.context);
  const services = { public: owners.public.client, member: owners.member.client };
  const app = buildApp({ ...service.context, events, services });
  const started = (async () => {
    await app.ready();
    events.start();
  })();
  stops.push(async () => {
    await started;
    await app.close();
  });
  return owners;
}

const identity = (changes: object = {}) => ({
  email: 'rosa.marin@example.com',
  first_name: 'Rosa',
  last_name: 'Marin',
  confirmed: false,
  partner_slug: null,
  created_at: '2026-11-01T00:00:00.000Z',
  ...changes,
});

const namesOf = async (userId: string) => (await service.states(userId)).map(({ state }) => state);
const expectStates = (userId: string, states: string[]) =>
  eventually(async () => expect(await namesOf(userId)).toEqual(states));
const rebuild = (owner: string) =>
  service.app.inject({
    method: 'POST',
    url: `/internal/subscriptions/${owner}/rebuild`,
    headers: asCaller('operator', { audience: 'onboarding' }),
  });

/** All events of links, one after the other. */
function linkAndUnlink(owners: ReturnType<typeof subscribed>, userId: string): void {
  const { publish } = owners.member;
  publish('bank.linked', userId);
  publish('bank.linked', userId);
  publish('payroll.linked', userId);
  publish('integration_error.resolved', userId, { integration_error_id: newId() });
  publish('bank.unlinked', userId);
  publish('bank.unlinked', userId);
  publish('bank.linked', userId);
  publish('payroll.unlinked', userId);
  publish('payroll.linked', userId);
  publish('payroll.linked', userId);
}
const ALL_LINKS = [BANK, PAYROLL, NO_BANK, BANK, PAYROLL];

describe('the history by events of other services', () => {
  it('has people registered and confirmed, once each', async () => {
    const owners = subscribed();
    const [one, other] = [newId(), newId()];
    owners.public.publish('user.registered', one, identity());
    owners.public.publish('user.registered', other, identity({ confirmed: true }));
    owners.public.publish('user.signed_in', one);
    owners.public.publish('user.changed', one, identity({ first_name: 'Rosalind' }));
    owners.public.publish('user.changed', one, identity({ confirmed: true }));
    owners.public.publish('user.changed', one, identity({ confirmed: true, last_name: 'Prado' }));
    owners.public.publish('user.sessions_ended', one, { because: 'password_changed' });
    await expectStates(one, ['registered', 'confirmed_email']);
    await expectStates(other, ['registered', 'confirmed_email']);
    expect(await service.states(one)).toEqual([
      { state: 'registered', product: null, entered_at: '2026-11-01T00:00:00.000Z' },
      { state: 'confirmed_email', product: null, entered_at: '2026-11-01T00:04:00.000Z' },
    ]);
    owners.public.publish('user.sessions_ended', one, { because: 'deactivated' });
    await expectStates(one, ['registered', 'confirmed_email', 'deactivated']);
  });

  it('has a link again only after it was cut', async () => {
    const owners = subscribed();
    const userId = newId();
    linkAndUnlink(owners, userId);
    await eventually(async () => expect(await namesOf(userId)).toEqual(ALL_LINKS));
  });

  it('has a card issued and used, and no purchase that was declined', async () => {
    const owners = subscribed();
    const [userId, account] = [newId(), newId()];
    const purchase = (latest: string | null) => ({
      user_id: userId,
      card_transaction_id: newId(),
      latest_transaction_at: latest,
    });
    owners.member.publish('card_account.opened', account, { user_id: userId });
    owners.member.publish('card_transaction.recorded', account, purchase(null));
    await expectStates(userId, ['issued_card']);
    const when = '2026-11-01T10:00:00.000Z';
    owners.member.publish('card_transaction.recorded', account, purchase(when));
    owners.member.publish('card_transaction.recorded', account, purchase(when));
    await expectStates(userId, ['issued_card', 'used_card']);
    expect(await service.states(userId)).toMatchObject([
      { product: 'earned_wage_access' },
      { product: 'earned_wage_access' },
    ]);
  });

  it('has a return again that is corrected, and one of another authority once', async () => {
    const owners = subscribed();
    const userId = newId();
    const returns = (...whats: string[]) => {
      for (const what of whats) {
        owners.member.publish(`tax_return.${what}`, userId, {
          income_tax_return_id: newId(),
          jurisdiction: 'Federal',
          tax_year: 2026,
        });
      }
    };
    returns('submitted', 'submitted', 'accepted', 'submitted', 'rejected');
    returns('submitted', 'rejected', 'submitted', 'accepted');
    const entered = [
      'submitted_tax_return',
      'tax_return_accepted',
      'tax_return_rejected',
      'submitted_tax_return',
      'tax_return_rejected',
      'submitted_tax_return',
      'tax_return_accepted',
    ];
    await expectStates(userId, entered);
    const when = (await service.states(userId)).map(({ entered_at }) => entered_at);
    expect(new Set(when).size).toBe(entered.length);
    await rebuild('member');
    owners.member.publish('tax_filing.started', userId);
    await expectStates(userId, [...entered, 'started_tax_return']);
  });

  it('is the same when all comes twice, backwards and again from the first event', async () => {
    const owners = subscribed('badly');
    const people = Array.from({ length: 6 }, () => newId());
    for (const userId of people) {
      owners.public.publish('user.registered', userId, identity({ confirmed: true }));
      linkAndUnlink(owners, userId);
    }
    const registered = ['registered', 'confirmed_email'];
    const settled = async () => {
      for (const userId of people) {
        const states = await namesOf(userId);
        expect(states.filter((state) => registered.includes(state))).toEqual(registered);
        expect(states.filter((state) => !registered.includes(state))).toEqual(ALL_LINKS);
      }
    };
    await eventually(settled);
    const rows = await service.database('user_state').orderBy('id');
    const events = await service.database('event').orderBy('position');

    const generations = () =>
      service.database('subscription').where({ is_live: true }).orderBy('owner');
    const before = await generations();
    for (const owner of ['public', 'member']) expect((await rebuild(owner)).statusCode).toBe(202);
    await eventually(async () => {
      const now = await generations();
      expect(now.map(({ owner }) => owner)).toEqual(['member', 'public']);
      for (const [index, { generation }] of now.entries()) {
        expect(generation).not.toBe(before[index].generation);
      }
    });
    expect(await service.database('user_state').orderBy('id')).toEqual(rows);
    expect(await service.database('event').orderBy('position')).toEqual(events);

    // And it goes on from there.
    const [first = ''] = people;
    owners.member.publish('bank.unlinked', first);
    await eventually(async () => expect((await namesOf(first)).at(-1)).toBe(NO_BANK));
  });
});
