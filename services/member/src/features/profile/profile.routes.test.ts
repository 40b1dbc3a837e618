import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { InternalCallError, newId, readPartners } from '@reset/service-kit';
import { asMember, asStaff, asViewer, asVisitor, testConfig } from '@reset/service-kit/testing';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';

let service: MemberServiceUnderTest;
let identify: MemberServiceUnderTest['world']['identify'];
beforeAll(async () => {
  service = await startMemberService();
  ({ identify } = service.world);
});
afterEach(() => {
  service.world.identify = identify;
  service.world.eligibility = true;
  service.world.personalInfo = null;
});
afterAll(() => service.stop());

const TOLD = {
  phone_number: '2025550123',
  date_of_birth: '1990-01-31',
  ssn_last_four: '7890',
  address: {
    street_one: '1 Harbor Street',
    street_two: 'Apt 4',
    city: 'Portland',
    state_abbr: 'OR',
    zip_code: '97201',
  },
};

const profile = (userId: string) => service.get(userId, '/users/profile');

describe('GET /users/profile', () => {
  it('composes who she is with what she has here [ONB-034, MEM-109, MEM-211, MEM-212, MEM-214]', async () => {
    const userId = await someMember(service, 'bank_link', 'payroll_link', 'card_account');
    const reply = await profile(userId);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      id: userId,
      created_at: '2026-01-02T03:04:05.000Z',
      confirmed: true,
      first_name: 'Hazel',
      last_name: 'Hourly',
      email: 'hazel@example.com',
      language: null,
      phone_number: null,
      date_of_birth: null,
      ssn: null,
      current_address: null,
      current_card_account: {
        id: expect.any(String),
        issued_on: '2026-11-20',
        linked: true,
        cards: [{ last_four: '4821', form: 'VIRTUAL' }],
        client_token: { client_token: expect.stringMatching(/^token-of-/) },
        activate_url: null,
      },
      accounts: {
        primary_bank: { name: 'Tidewater Savings Bank' },
        payroll: { name: 'Juniper Lane Markets' },
      },
      linked_bank: { name: 'Tidewater Savings Bank', mask: '4021' },
      linked_payroll: { name: 'Juniper Lane Markets', provider_name: null },
      enable_probationary_limit: true,
      eligible_for_card: true,
      tax_filing_in_progress: false,
      update_pending: false,
      has_fbo_account: false,
      mfa_enabled: false,
      impersonating: false,
      admin: false,
      partner_slug: 'hvfcu',
      referral_slug: null,
      partner_logo: { type: 'image/svg+xml', data: expect.any(String) },
      repayment_method: 'ach_debit_flow',
      available_bank_balance: 1250,
      income_tax_refund_advance_allowed: true,
    });
  });

  it('says that an update is pending until staff close what she asked for [MEM-161]', async () => {
    const userId = await someMember(service);
    const isPending = async () => (await profile(userId)).json().update_pending;
    const ask = (type: string) =>
      service.post(userId, '/admins/internal_message', { type, body: 'Please.' });
    await ask('Account Closure');
    expect(await isPending()).toBe(false);
    await ask('Personal Info Update');
    expect(await isPending()).toBe(true);
    await service
      .database('support_request')
      .where({ user_id: userId })
      .update({ closed_at: service.clock.now(), closed_by: userId, close_reason: 'Done.' });
    expect(await isPending()).toBe(false);
  });

  it('shows what she told of herself, of her number the last four digits [ONB-101, MEM-213, MEM-215]', async () => {
    const userId = await someMember(service);
    service.world.personalInfo = TOLD;
    const reply = await profile(userId);
    expect(reply.json()).toMatchObject({
      phone_number: '2025550123',
      date_of_birth: '1990-01-31',
      ssn: '7890',
      current_address: TOLD.address,
    });
    expect(Object.keys(reply.json().current_address)).toEqual(Object.keys(TOLD.address));
    expect(reply.json().ssn).toMatch(/^\d{4}$/);
  });

  it('shows staff who view the product as her nothing of her number or her language [PLT-003]', async () => {
    const userId = await someMember(service);
    service.world.identify = (id) => ({ ...identify(id), language: 'es-US' });
    service.world.personalInfo = TOLD;
    const url = '/api/v1/users/profile';
    const headers = asViewer(userId, newId(), { audience: 'member' });
    const reply = await service.app.inject({ method: 'GET', url, headers });
    expect(reply.json()).toMatchObject({
      impersonating: true,
      language: null,
      ssn: null,
      current_address: TOLD.address,
    });
    expect(reply.body).not.toContain('7890');
  });

  it('answers for a person who is no member yet', async () => {
    const userId = newId();
    await someMember(service, 'bank_link', 'payroll_link', 'card_account');
    expect((await profile(userId)).json()).toMatchObject({
      id: userId,
      current_card_account: null,
      accounts: { primary_bank: null, payroll: null },
      linked_bank: null,
      linked_payroll: null,
      repayment_method: 'ach_debit_flow',
      available_bank_balance: null,
    });
  });

  it('names whose platform a payroll is linked by, where the list has it', async () => {
    const userId = await someMember(service, 'payroll_link');
    await service
      .database('payroll_link')
      .where({ user_id: userId })
      .update({ platform_id: 'p-7' });
    await service
      .database('institution')

      .insert({
        provider: 'pinwheel',
        id: 'p-7',
        kind: 'payroll',
        name: 'Brightway Payroll',
        products: [],
        is_digital_only: false,
      });
    expect((await profile(userId)).json().linked_payroll).toEqual({
      name: 'Juniper Lane Markets',
      provider_name: 'Brightway Payroll',
    });
  });

  it.each([true, false])('says of eligibility what onboarding says: %s', async (eligibility) => {
    const userId = await someMember(service, 'bank_link', 'payroll_link');
    service.world.eligibility = eligibility;
    expect((await profile(userId)).json()).toMatchObject({ eligible_for_card: eligibility });
  });

  it.each([
    ['is down', new InternalCallError('onboarding did not answer', 503, 'service_unavailable')],
    ['knows no such person', new InternalCallError('onboarding refused', 404, 'not_found')],
  ])('finds nobody eligible while onboarding %s, and shows the rest', async (_what, error) => {
    const userId = await someMember(service, 'bank_link', 'payroll_link');
    service.world.eligibility = error;
    service.world.personalInfo = TOLD;
    const reply = await profile(userId);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      eligible_for_card: false,
      date_of_birth: null,
      ssn: null,
      current_address: null,
      linked_bank: { name: 'Tidewater Savings Bank' },
    });
  });

  it('shows what the file of her partner says of its people [PLT-055]', async () => {
    const partners = readPartners(testConfig('member').PARTNERS_FOLDER);
    for (const [slug, partner] of partners) {
      const userId = await someMember(service);
      service.world.identify = (id) => ({ ...identify(id), partner_slug: slug });
      const shown = (await profile(userId)).json();
      expect(shown).toMatchObject({
        partner_slug: slug,
        enable_probationary_limit: partner.enable_probationary_limit,
        income_tax_refund_advance_allowed: partner.income_tax_refund_advance_allowed ?? false,
      });
      expect(shown.partner_logo.type).toBe('image/svg+xml');
      expect(Buffer.from(shown.partner_logo.data, 'base64').toString()).toBe(partner.logo.color);
    }
  });

  it('says of the limit of the first pay cycle what staff set, before what her partner says', async () => {
    const userId = await someMember(service);
    const set = (enable_probationary_limit: boolean) =>
      service.put(`${userId}/limit_config`, { enable_probationary_limit });
    await set(true);
    expect((await profile(userId)).json()).toMatchObject({ enable_probationary_limit: true });
    service.world.identify = (id) => ({ ...identify(id), partner_slug: 'hvfcu' });
    await set(false);
    expect((await profile(userId)).json()).toMatchObject({ enable_probationary_limit: false });
  });

  it.each([
    ['no partner', null],
    ['one that is no partner any more', 'gone'],
  ])('allows nothing of it to a member with %s', async (_what, slug) => {
    const userId = await someMember(service);
    service.world.identify = (id) => ({ ...identify(id), partner_slug: slug });
    expect((await profile(userId)).json()).toMatchObject({
      partner_slug: slug,
      partner_logo: null,
      enable_probationary_limit: false,
      income_tax_refund_advance_allowed: false,
    });
  });

  it('is composed anew each time, so that a change shows at once', async () => {
    const userId = await someMember(service);
    service.world.identify = (id) => ({ ...identify(id), first_name: 'Hana', confirmed: false });
    expect((await profile(userId)).json()).toMatchObject({ first_name: 'Hana', confirmed: false });
  });

  it('says in which language she reads Reset', async () => {
    const userId = await someMember(service);
    service.world.identify = (id) => ({ ...identify(id), language: 'es-US' });
    expect((await profile(userId)).json()).toMatchObject({ language: 'es-US' });
  });

  it('shows the address that she entered last, as if it were hers', async () => {
    const userId = await someMember(service);
    const entered_email = 'meant@example.com';
    service.world.identify = (id) => ({ ...identify(id), entered_email, confirmed: false });
    const reply = await profile(userId);
    expect(reply.json()).toMatchObject({ email: entered_email, confirmed: false });
    expect(reply.body).not.toContain('hazel@example.com');
  });

  it('answers 401 to a visitor [MEM-211]', async () => {
    const headers = asVisitor({ audience: 'member' });
    const reply = await service.app.inject({ url: '/api/v1/users/profile', headers });
    expect(reply.statusCode).toBe(401);
  });

  it('marks staff as staff', async () => {
    const staff = newId();
    const headers = asStaff(staff, { audience: 'member' });
    const url = '/api/v1/users/profile';
    const reply = await service.app.inject({ method: 'GET', url, headers });
    expect(reply.json()).toMatchObject({ id: staff, admin: true, impersonating: false });
  });

  it.each([
    ['is down', new InternalCallError('public did not answer', 503, 'service_unavailable')],
    ['fails', new InternalCallError('public refused', 500, 'internal_error')],
    ['does not believe us', new InternalCallError('public refused', 401, 'unauthorized')],
  ])('answers 503 while the public service %s, and 401 never', async (_what, error) => {
    const userId = await someMember(service);
    service.world.identify = () => error;
    const reply = await profile(userId);
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({ code: 'service_unavailable' });
    expect(reply.headers['retry-after']).toBe('1');
  });

  it('answers 404 for a person who is gone', async () => {
    const userId = await someMember(service);
    service.world.identify = () => new InternalCallError('public refused', 404, 'not_found');
    expect((await profile(userId)).statusCode).toBe(404);
  });

  it("never requests another person's", async () => {
    const [one, other] = [await someMember(service), await someMember(service, 'bank_link')];
    const reply = await service.app.inject({
      method: 'GET',
      url: `/api/v1/users/profile?user_id=${other}`,
      headers: asMember(one, { audience: 'member' }),
    });
    expect(reply.json()).toMatchObject({ id: one, linked_bank: null });
  });
});
