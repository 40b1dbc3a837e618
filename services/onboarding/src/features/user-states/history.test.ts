import { applicationFacts } from '@reset/api-contract/onboarding/application-facts.ts';
import type { EventPage } from '@reset/api-contract/events.ts';
import { createLogger, InternalCallError, newId } from '@reset/service-kit';
import { asCaller, eventually } from '@reset/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Value from 'typebox/value';
import { factOwner } from '#testing/fact-owner.ts';
import {
  somebody,
  someLinks,
  startOnboardingService,
  type OnboardingServiceUnderTest,
} from '#testing/onboarding-service.ts';
import { followOwners } from '../../follow-owners.ts';

const CARD = '/card_application/status';
const TAX = '/tax_refund_advance_application/status';
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

function follow(manners: Parameters<typeof factOwner>[0] = 'well') {
  const owners = { public: factOwner(manners), member: factOwner(manners) };
  const stop = followOwners({
    publicService: owners.public.client,
    memberService: owners.member.client,
    database: service.database,
    log: createLogger({ name: 'onboarding', level: 'fatal' }),
  });
  stops.push(stop);
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
const factsOf = async (userId: string) => {
  const reply = await service.app.inject({
    url: '/internal/events?after=0',
    headers: asCaller('admin', { audience: 'onboarding' }),
  });
  return reply.json<EventPage>().events.filter(({ subject }) => subject === userId);
};
const rebuild = (owner: string) =>
  service.app.inject({
    method: 'POST',
    url: `/internal/subscriptions/${owner}/rebuild`,
    headers: asCaller('operator', { audience: 'onboarding' }),
  });

/** All that can be told of links, one after the other. */
function linkAndUnlink(owners: ReturnType<typeof follow>, userId: string): void {
  const { tell } = owners.member;
  tell('bank.linked', userId);
  tell('bank.linked', userId);
  tell('payroll.linked', userId);
  tell('integration_error.resolved', userId, { integration_error_id: newId() });
  tell('bank.unlinked', userId);
  tell('bank.unlinked', userId);
  tell('bank.linked', userId);
  tell('payroll.unlinked', userId);
  tell('payroll.linked', userId);
  tell('payroll.linked', userId);
}
const ALL_LINKS = [BANK, PAYROLL, NO_BANK, BANK, PAYROLL];

describe('the history of what other services tell', () => {
  it('has people registered and confirmed, once each [ONB-149]', async () => {
    const owners = follow();
    const [one, other] = [newId(), newId()];
    owners.public.tell('user.registered', one, identity());
    owners.public.tell('user.registered', other, identity({ confirmed: true }));
    owners.public.tell('user.signed_in', one);
    owners.public.tell('user.changed', one, identity({ first_name: 'Rosalind' }));
    owners.public.tell('user.changed', one, identity({ confirmed: true }));
    owners.public.tell('user.changed', one, identity({ confirmed: true, last_name: 'Prado' }));
    owners.public.tell('user.sessions_ended', one, { because: 'password_changed' });
    await expectStates(one, ['registered', 'confirmed_email']);
    await expectStates(other, ['registered', 'confirmed_email']);
    expect(await service.states(one)).toEqual([
      { state: 'registered', product: null, entered_at: '2026-11-01T00:00:00.000Z' },
      { state: 'confirmed_email', product: null, entered_at: '2026-11-01T00:04:00.000Z' },
    ]);
    owners.public.tell('user.sessions_ended', one, { because: 'deactivated' });
    await expectStates(one, ['registered', 'confirmed_email', 'deactivated']);
  });

  it('has a link again only after it was cut [ONB-149]', async () => {
    const owners = follow();
    const userId = newId();
    linkAndUnlink(owners, userId);
    await eventually(async () => expect(await namesOf(userId)).toEqual(ALL_LINKS));
  });

  it('has a card issued and used, and no purchase that was declined', async () => {
    const owners = follow();
    const [userId, account] = [newId(), newId()];
    const purchase = (latest: string | null) => ({
      user_id: userId,
      card_transaction_id: newId(),
      latest_transaction_at: latest,
    });
    owners.member.tell('card_account.opened', account, { user_id: userId });
    owners.member.tell('card_transaction.recorded', account, purchase(null));
    await expectStates(userId, ['issued_card']);
    const when = '2026-11-01T10:00:00.000Z';
    owners.member.tell('card_transaction.recorded', account, purchase(when));
    owners.member.tell('card_transaction.recorded', account, purchase(when));
    await expectStates(userId, ['issued_card', 'used_card']);
    expect(await service.states(userId)).toMatchObject([
      { product: 'earned_wage_access' },
      { product: 'earned_wage_access' },
    ]);
  });

  it('is the same when all comes twice, backwards and again from the first fact', async () => {
    const owners = follow('badly');
    const people = Array.from({ length: 6 }, () => newId());
    for (const userId of people) {
      owners.public.tell('user.registered', userId, identity({ confirmed: true }));
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
    const facts = await service.database('event').orderBy('position');

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
    expect(await service.database('event').orderBy('position')).toEqual(facts);

    // And it goes on from there.
    const [first = ''] = people;
    owners.member.tell('bank.unlinked', first);
    await eventually(async () => expect((await namesOf(first)).at(-1)).toBe(NO_BANK));
  }, 30_000);
});

describe('the history of what happens here', () => {
  const visitWith = async (userId: string, links: Parameters<typeof someLinks>[0]) => {
    service.world.links = () => someLinks({ bank_linked: true, ...links });
    await Promise.all([service.get(userId, CARD), service.get(userId, CARD)]);
  };

  it('has who was found eligible, for each product [ONB-149, ONB-150]', async () => {
    const userId = newId();
    await visitWith(userId, {});
    expect(await service.states(userId)).toEqual([]);
    await visitWith(userId, { payroll_linked: true });
    await service.get(userId, TAX);
    await visitWith(userId, { has_earnings: false, payroll_linked: true });
    await visitWith(userId, { payroll_linked: true });
    const at = { entered_at: '2026-11-21T20:00:00.000Z' };
    expect(await service.states(userId)).toEqual([
      { state: 'onboarded', product: 'earned_wage_access', ...at },
      { state: 'onboarded', product: 'tax_refund_advance', ...at },
    ]);
  });

  it('has who skipped her payroll, and whose partner spares her [ONB-149]', async () => {
    const [one, spared] = [newId(), newId()];
    await visitWith(one, {});
    const skip = () => service.post(one, '/card_application/skip_payroll');
    await Promise.all([skip(), skip(), skip()]);
    expect(await namesOf(one)).toEqual(['skipped_income_account_linking']);

    service.world.identify = () => somebody({ partner_slug: 'spares' });
    await visitWith(spared, { bank_linked: false });
    expect(await namesOf(spared)).toEqual([]);
    await visitWith(spared, { has_earnings: null });
    expect(await namesOf(spared)).toEqual(['automatically_skipped_income_account_linking']);
    await service.get(spared, TAX);
    await visitWith(spared, {});
    expect((await namesOf(spared)).toSorted()).toEqual([
      'automatically_skipped_income_account_linking',
      'onboarded',
      'onboarded',
    ]);
  });

  it('has whose income is not supported, by her questionnaire [ONB-149]', async () => {
    const userId = newId();
    const answer = () =>
      service.post(userId, '/qualifier/waitlist', {
        email: 'rosa.marin@example.com',
        name: 'Rosa Marin',
        income_type: 'gig',
        payroll_provider_name: 'Uncle Ray',
      });
    await answer();
    await answer();
    expect(await service.states(userId)).toMatchObject([
      { state: 'income_account_linking_unsupported', product: 'earned_wage_access' },
    ]);
  });

  it('has nothing of a visit while a neighbour is away', async () => {
    const userId = newId();
    service.world.links = () => someLinks();
    await service.get(userId, CARD);
    service.world.identify = () => new InternalCallError('down', 503, 'service_unavailable');
    service.world.links = () => someLinks({ bank_linked: true, payroll_linked: true });
    expect((await service.get(userId, CARD)).statusCode).toBe(200);
    expect(await service.states(userId)).toEqual([]);
  });

  it('is told, each state once and as the contract has it', async () => {
    const userId = newId();
    await visitWith(userId, { payroll_linked: true });
    await visitWith(userId, { payroll_linked: true });
    const facts = await factsOf(userId);
    expect(facts).toMatchObject([
      {
        type: 'user_state.entered',
        subject_version: 1,
        payload: { state: 'onboarded', product: 'earned_wage_access' },
        occurred_at: '2026-11-21T20:00:00.000Z',
      },
    ]);
    expect(Value.Check(applicationFacts['user_state.entered'], facts[0])).toBe(true);
  });
});

describe('the table of states', () => {
  it('is only ever added to', async () => {
    const userId = newId();
    const row = { user_id: userId, state: 'onboarded', entered_at: new Date(), version: 0 };
    await service.database('user_state').insert(row);
    const states = service.database('user_state');
    for (const change of [
      states.clone().update({ state: 'deactivated' }),
      states.clone().delete(),
      service.database.raw('TRUNCATE user_state'),
    ]) {
      await expect(change).rejects.toThrow('only ever added to');
    }
    await expect(service.database('user_state').insert(row)).rejects.toThrow(/unique constraint/);
    expect(await namesOf(userId)).toEqual(['onboarded']);
  });

  it.each([
    ['a state that there is not', { state: 'happy' }],
    ['a product that there is not', { product: 'loan' }],
  ])('refuses %s', async (_what, change) => {
    const row = { user_id: newId(), state: 'onboarded', entered_at: new Date(), version: 0 };
    const insert = service.database('user_state').insert({ ...row, ...change });
    await expect(insert).rejects.toThrow(/check constraint/);
  });

  it("answers an empty history for nobody, and never another's", async () => {
    service.world.links = () => someLinks({ bank_linked: true, payroll_linked: true });
    await service.get(newId(), CARD);
    expect(await service.states(newId())).toEqual([]);
    expect((await service.asAdmin('/applications/everybody/states')).statusCode).toBe(422);
  });
});
