import { USER_STATES, type UserState } from '@reset/api-contract/onboarding/user-states.ts';
import { eventSubscriptions, newId, type InternalClient } from '@reset/service-kit';
import { eventually } from '@reset/service-kit/testing';
import { afterAll, describe, expect, it } from '@jest/globals';
import { allLinked, applying, idsOf, PERSONAL_INFO, somebody } from '#testing/applying.ts';
import { eventOwner } from '#testing/event-owner.ts';
import { someIdentity, someLinks, startedService } from '#testing/onboarding-service.ts';
import { buildApp } from '../../app.ts';

/* Each state is entered on somebody's way, or it says here why nobody enters it. */

const ENTERED_BY_NOBODY: Partial<Record<UserState, string>> = {
  unregistered: 'What somebody is before her first state: who is known here has an account.',
  activated_card: 'Comes with plastic cards: virtual ones are active at once.',
  accepted_refund_advance:
    'Nobody accepts an advance: what of a refund is advanced is in the limit by itself.',
};

const service = await startedService();
const { accept, standing, termsOf } = applying(() => service);
const owners = { public: eventOwner('well'), member: eventOwner('well') };
type Owner = keyof typeof owners;

/** The neighbour as it answers everywhere here, with what it publishes. */
const neighbour = (owner: Owner): InternalClient => {
  const answers = service.context.services[owner];
  const events = owners[owner].client;
  return {
    ...answers,
    get: (path, options) =>
      (path.startsWith('/internal/events') ? events : answers).get(path, options),
  };
};
const events = eventSubscriptions(service.context);
const services = { public: neighbour('public'), member: neighbour('member') };
const subscribed = buildApp({ ...service.context, events, services });
await subscribed.ready();
events.start();
afterAll(() => subscribed.close());

/** What happens to somebody or is done by her, and the states that it brings her into. */
type Step = [happens: (userId: string) => unknown, ...enters: UserState[]];

const publish =
  (owner: Owner, type: string, payload: Parameters<typeof owners.member.publish>[2] = {}) =>
  (userId: string) =>
    owners[owner].publish(type, userId, payload);
/** Of her card account, which bears an id of its own. */
const publishOfCard =
  (type: string, payload: object = {}) =>
  (user_id: string) =>
    publish('member', type, { user_id, ...payload })(newId());
const account = (confirmed: boolean) => ({
  ...someIdentity({ confirmed }),
  created_at: '2026-11-01T00:00:00.000Z',
});
const nowLinked = (links: ReturnType<typeof someLinks>) => {
  service.world.links = () => links;
};
const post = (path: string, body?: object) => (userId: string) => service.post(userId, path, body);
const submit = post('/identity_verifications/submit_verification', {});
const acceptTerms = async (userId: string) => accept(userId, idsOf(await termsOf()));
const taxStanding = (userId: string) =>
  service.get(userId, '/tax_refund_advance_application/status');
const publishReturn = (what: string) =>
  publish('member', `tax_return.${what}`, {
    income_tax_return_id: newId(),
    jurisdiction: 'Federal',
    tax_year: 2026,
  });
const finishJobs = () => service.jobs.finish();

const SIGNING_UP: Step[] = [
  [publish('public', 'user.registered', account(false)), 'registered'],
  [publish('public', 'user.changed', account(true)), 'confirmed_email'],
];
const FOUND_ELIGIBLE: Step[] = [
  [standing, 'onboarded'],
  [acceptTerms, 'accepted_terms_and_conditions'],
];
const identifiedAs = (ssn: string): Step[] => [
  [post(PERSONAL_INFO, somebody({ ssn })), 'submitted_personal_information'],
  [submit, 'submitted_identity_verification'],
  [finishJobs, 'verified_identity'],
];
const BANK = 'linked_core_financial_institution_account';

const WAYS: Record<string, Step[]> = {
  'by bank and payroll to a card that she uses, and out': [
    ...SIGNING_UP,
    [publish('member', 'bank.linked'), BANK],
    [publish('member', 'bank.unlinked'), `un${BANK}`],
    [publish('member', 'bank.linked'), BANK],
    [publish('member', 'payroll.linked'), 'linked_income_account'],
    [() => nowLinked(allLinked())],
    ...FOUND_ELIGIBLE,
    ...identifiedAs('512360001'),
    [post('/card_application/confirm_repayment_account'), 'acknowledged_repayment_account'],
    [finishJobs],
    [publishOfCard('card_account.opened'), 'issued_card'],
    [
      publishOfCard('card_transaction.recorded', {
        card_transaction_id: newId(),
        latest_transaction_at: '2026-11-01T10:00:00.000Z',
      }),
      'used_card',
    ],
    [publish('public', 'user.sessions_ended', { because: 'deactivated' }), 'deactivated'],
  ],
  'without a payroll to a direct deposit': [
    ...SIGNING_UP,
    [publish('member', 'bank.linked'), BANK],
    [() => nowLinked(someLinks({ bank_linked: true }))],
    [post('/card_application/skip_payroll'), 'skipped_income_account_linking'],
    ...FOUND_ELIGIBLE,
    ...identifiedAs('512360002'),
    [() => nowLinked(someLinks({ bank_linked: true, direct_deposit_switched: true }))],
    [
      async (userId) => {
        publish('member', 'direct_deposit.switched')(userId);
        await eventually(() => service.jobs.taken('record-switched-deposit').length > 0);
        await finishJobs();
      },
      'switched_direct_deposit',
    ],
  ],
  'by a partner who spares her the payroll': [
    [() => nowLinked(someLinks({ bank_linked: true }))],
    [
      (userId) => {
        service.world.identify = () => someIdentity({ partner_slug: 'spares' });
        return standing(userId);
      },
      'automatically_skipped_income_account_linking',
      'onboarded',
    ],
  ],
  'by her taxes, which are rejected and corrected': [
    ...SIGNING_UP,
    [publish('member', 'bank.linked'), BANK],
    [() => nowLinked(someLinks({ bank_linked: true }))],
    [taxStanding, 'onboarded'],
    [acceptTerms, 'accepted_terms_and_conditions'],
    [post(PERSONAL_INFO, somebody({ ssn: '512360003' })), 'submitted_personal_information'],
    [publish('member', 'tax_filing.started'), 'started_tax_return'],
    [publishReturn('submitted'), 'submitted_tax_return'],
    [publishReturn('rejected'), 'tax_return_rejected'],
    [publishReturn('submitted'), 'submitted_tax_return'],
    [publishReturn('accepted'), 'tax_return_accepted'],
    [finishJobs],
  ],
  'with an income that no platform shows': [
    [
      post('/qualifier/waitlist', {
        email: 'rosa.marin@example.com',
        name: 'Rosa Marin',
        income_type: 'gig',
        payroll_provider_name: 'Uncle Ray',
      }),
      'income_account_linking_unsupported',
    ],
  ],
};

describe('the way of somebody', () => {
  it.each(Object.entries(WAYS))(
    '%s enters a state with each step, which staff are told [ONB-149]',
    async (_way, steps) => {
      const userId = newId();
      const entered: UserState[] = [];
      for (const [happens, ...enters] of steps) {
        await happens(userId);
        entered.push(...enters);
        await eventually(async () => {
          const known = (await service.states(userId)).map(({ state }) => state);
          expect(known.toSorted()).toEqual(entered.toSorted());
        });
      }
    },
  );
});

describe('the list of states', () => {
  const onWays = new Set(
    Object.values(WAYS)
      .flat()
      .flatMap(([, ...enters]) => enters),
  );

  it('has none that is neither on a way here nor entered by nobody, and none that is both', () => {
    const isOnWay = (state: UserState) => onWays.has(state);
    const isExplained = (state: UserState) => state in ENTERED_BY_NOBODY;
    expect(USER_STATES.filter((state) => isOnWay(state) === isExplained(state))).toEqual([]);
  });
});
