import { InternalCallError, newId } from '@reset/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminUser } from '@reset/api-contract/admin/users.ts';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { tellOfUsers } from '#testing/applied-events.ts';
import {
  askedOwners,
  away,
  someMemberView,
  someOnboardingView,
  somePublicView,
} from '#testing/person-owners.ts';

const sam = newId();
let service: AdminServiceUnderTest;
let users: ReturnType<typeof tellOfUsers>;
let token: string;
let owners: Awaited<ReturnType<typeof askedOwners>>;
beforeAll(async () => {
  service = await startAdminService();
  owners = await askedOwners(service.context, { public: {}, member: {}, onboarding: {} });
  users = tellOfUsers(service.database);
  await service.addStaff(sam, 'operations');
  token = await service.tokenOf(sam);
});
beforeEach(() => {
  owners.answers.public = { staff_view: somePublicView() };
  owners.answers.member = { staff_view: someMemberView() };
  owners.answers.onboarding = { staff_view: someOnboardingView() };
});
afterAll(async () => {
  await owners.stop();
  await service.stop();
});

const ask = (path: string) => owners.get(`/admin/users/${path}`, sam, token);
const shown = async (id: string) => (await ask(id)).json<AdminUser>();

const OF_OWNERS = {
  public: ['acquisition_metadata'],
  member: [
    'cards',
    'synctera_customer_url',
    'payroll_linking_status',
    'payroll_account',
    'annualized_compensation',
    'last_pinwheel_paystub',
    'income_tax_returns',
    'recurring_expenses',
    'safe_to_spend_components',
    'has_repayment_warning',
    'scheduled_repayment_instances',
    'external_debit',
    'last_processed_repayment_instance',
    'last_cancelled_repayment_instance',
    'repayment_info',
  ],
  onboarding: [
    'most_recent_in_progress_product',
    'identity_verification_status',
    'eligibility_result',
  ],
} as const;
/** Known without one of them, and known to all of them together. */
const OTHERS = [
  'id',
  'short_id',
  'name',
  'email',
  'admin',
  'created_at',
  'deactivated',
  'eligible',
  'last_sign_in_at',
  'latest_transaction_date',
  'in_progress_onboarding_state',
  'onboarding_states',
  'user_config',
  'dsl',
  'linked_bank_account_name',
  'pay_date',
  'pay_dates',
  'notifications',
  'hubspot_contact_url',
  'unavailable',
  'as_of',
];

describe('what the services tell of one person', () => {
  it('is all on her page, as they say it now [ADM-062, ADM-064, ADM-065, ADM-066, ADM-067, ADM-068, ADM-069, ADM-070, ADM-071, ADM-072, ADM-073, ADM-074, ADM-077]', async () => {
    const id = await users.registered();
    const page = await shown(id);
    expect(Object.keys(page).toSorted()).toEqual(
      [...OTHERS, ...Object.values(OF_OWNERS).flat(), 'potential_duplicate_users'].toSorted(),
    );
    const { as_of, issuer_customer_id: _id, same_bank_account: _same, ...money } = someMemberView();
    const { user_config: config, repayment_method, notifications, ...ofMember } = money;
    expect(page).toMatchObject({
      ...ofMember,
      notifications: [
        ...(notifications ?? []),
        { type: 'onboarding_state', params: { product: 'earned_wage_access' } },
      ],
      name: 'Rosa Marin-Now',
      email: 'rosa.now@example.com',
      deactivated: false,
      acquisition_metadata: somePublicView().acquisition_metadata,
      identity_verification_status: 'flagged_for_review',
      eligibility_result: someOnboardingView().eligibility_result,
      unavailable: [],
      as_of: { public: as_of, member: as_of, onboarding: as_of },
      // Nobody has said where other systems show her.
      hubspot_contact_url: null,
      synctera_customer_url: null,
      potential_duplicate_users: [],
    });
    expect(page.user_config).toEqual({
      ...config,
      repayment_method,
      partner_slug: 'hvfcu',
      referral_slug: null,
      require_payroll_linking: false,
    });
  });

  it('is asked of all at once, within a time limit', async () => {
    owners.asked.length = 0;
    const id = await users.registered();
    await shown(id);
    expect(owners.asked).toEqual([
      { owner: 'public', path: `/internal/users/${id}/staff_view`, timeoutMs: 4_000 },
      { owner: 'member', path: `/internal/members/${id}/staff_view`, timeoutMs: 4_000 },
      { owner: 'onboarding', path: `/internal/applications/${id}/staff_view`, timeoutMs: 4_000 },
    ]);
  });

  it.each(['public', 'member', 'onboarding'] as const)(
    'costs its fields alone where %s is away',
    async (owner) => {
      owners.answers[owner] = { staff_view: away() };
      const id = await users.registered();
      const page = await shown(id);
      const others = Object.entries(OF_OWNERS).filter(([name]) => name !== owner);
      expect(Object.keys(page).toSorted()).toEqual(
        [...OTHERS, ...others.flatMap(([, fields]) => fields)].toSorted(),
      );
      expect(page).toMatchObject({ id, unavailable: [owner], as_of: { [owner]: null } });
    },
  );

  it('leaves what the lists know where all are away', async () => {
    for (const owner of ['public', 'member', 'onboarding'] as const) {
      owners.answers[owner] = { staff_view: away() };
    }
    const id = await users.registered();
    expect(await shown(id)).toMatchObject({
      name: 'Rosa Marin',
      email: 'rosa.marin@example.com',
      deactivated: false,
      eligible: false,
      unavailable: ['public', 'member', 'onboarding'],
    });
  });

  it('is 404 where her account is gone, though the lists have not heard of it yet', async () => {
    const gone = new InternalCallError('public refused', 404, 'not_found');
    owners.answers.public = { staff_view: gone };
    expect((await ask(await users.registered())).statusCode).toBe(404);
  });

  it('says that she has skipped linking a payroll', async () => {
    owners.answers.member = {
      staff_view: someMemberView({ payroll_linking_status: 'not_linked' }),
    };
    const id = await users.registered();
    expect(await shown(id)).toMatchObject({ payroll_linking_status: 'not_linked' });
    owners.answers.onboarding = { staff_view: someOnboardingView({ is_payroll_skipped: true }) };
    expect(await shown(id)).toMatchObject({ payroll_linking_status: 'skipped' });
  });

  it('links to other systems where they are configured, and not before she is known there', async () => {
    const linked = await askedOwners(
      {
        ...service.context,
        config: {
          ...service.context.config,
          HUBSPOT_CONTACT_URL: 'https://crm.example/contacts?email={email}',
          ISSUER_CUSTOMER_URL: 'https://issuer.example/customers/{customer_id}',
        },
      },
      owners.answers,
    );
    const id = await users.registered();
    const read = async () => (await linked.get(`/admin/users/${id}`, sam, token)).json<AdminUser>();
    expect(await read()).toMatchObject({
      hubspot_contact_url: 'https://crm.example/contacts?email=rosa.now%40example.com',
      synctera_customer_url: 'https://issuer.example/customers/customer-1',
    });
    const none = { issuer_customer_id: null, is_member: false };
    linked.answers.member = { staff_view: someMemberView(none) };
    expect(await read()).toMatchObject({ synctera_customer_url: null, is_member: false });
    await linked.stop();
  });

  it('finds who may be she under another account, by what each service knows [ADM-063]', async () => {
    const [twin, flatmate, namesake] = [newId(), newId(), newId()];
    owners.answers.public = {
      staff_view: somePublicView({ same_phone: [twin, flatmate], same_name: [twin, namesake] }),
    };
    owners.answers.onboarding = {
      staff_view: someOnboardingView({ same_ssn: [twin], same_phone: [flatmate] }),
      same_birth_date: { user_ids: [twin] },
    };
    owners.asked.length = 0;
    const id = await users.registered();
    expect((await shown(id)).potential_duplicate_users).toEqual([
      { short_id: twin.slice(-4), url: `/admin/users/${twin}`, match_score: 1 },
      { short_id: flatmate.slice(-4), url: `/admin/users/${flatmate}`, match_score: 0.5 },
    ]);
    expect(owners.asked.map(({ path }) => path)).toContain(
      `/internal/applications/${id}/same_birth_date?of=${twin},${namesake}`,
    );
    owners.answers.onboarding = { ...owners.answers.onboarding, same_birth_date: away() };
    expect(await shown(id)).not.toHaveProperty('potential_duplicate_users');
  });

  it('passes on nothing that it is not to show, whatever a service answers', async () => {
    const secrets = { ssn: '512347890', account_number: '10004021', access_token: 'access-1' };
    owners.answers.public = { staff_view: { ...somePublicView(), ...secrets } };
    owners.answers.member = {
      staff_view: {
        ...someMemberView(),
        ...secrets,
        payroll_account: { ...someMemberView().payroll_account, ...secrets },
        cards: [{ physical: false, ...secrets }],
      },
    };
    owners.answers.onboarding = { staff_view: { ...someOnboardingView(), ...secrets } };
    const { body } = await ask(await users.registered());
    for (const secret of Object.values(secrets)) expect(body).not.toContain(secret);
  });
});
