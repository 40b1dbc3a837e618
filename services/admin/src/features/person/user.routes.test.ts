import { InternalCallError, newId } from '@reset/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { UserActions } from '@reset/api-contract/admin/user-actions.ts';
import type { AdminUser } from '@reset/api-contract/admin/users.ts';
import type { ProductName } from '@reset/api-contract/onboarding/user-states.ts';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { tellOfStates, tellOfUsers } from '#testing/applied-events.ts';
import {
  askedOwners,
  someMemberView,
  someOnboardingView,
  somePublicView,
} from '#testing/person-owners.ts';

const sam = newId();
let service: AdminServiceUnderTest;
let users: ReturnType<typeof tellOfUsers>;
let states: ReturnType<typeof tellOfStates>;
let token: string;
let owners: Awaited<ReturnType<typeof askedOwners>>;
beforeAll(async () => {
  service = await startAdminService();
  owners = await askedOwners(service.context, { public: {}, member: {}, onboarding: {} });
  users = tellOfUsers(service.database);
  states = tellOfStates(service.database);
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

const TAXES = 'tax_refund_advance' as const;
type Notice = { type: string; params: { product: string | null } };
const notice = (type: string, product: string | null): Notice => ({ type, params: { product } });
const led = notice('onboarding_state', 'earned_wage_access');
const filing = notice('onboarding_state', TAXES);
const updated = notice('spending_limit_updated', null);

const ask = (path: string) => owners.get(`/admin/users/${path}`, sam, token);

describe('GET /admin/users/:id', () => {
  it('shows one person, and 404 for nobody [ADM-095]', async () => {
    const id = await users.registered({ partner_slug: 'hvfcu' });
    const reply = await ask(id);
    expect(reply.statusCode).toBe(200);
    expect(reply.json<AdminUser>()).toMatchObject({
      id,
      in_progress_onboarding_state: null,
      onboarding_states: [],
      user_config: { partner_slug: 'hvfcu' },
    });
    const nobody = await ask(newId());
    expect(nobody.statusCode).toBe(404);
    expect(nobody.json()).toMatchObject({ code: 'not_found' });
    for (const path of ['nope', 'nope/pave_status', 'nope/timeline', 'nope/actions']) {
      const noId = await ask(path);
      expect([noId.statusCode, noId.json().code]).toEqual([404, 'not_found']);
    }
    expect((await ask(`${id}/timeline?kind=nope`)).statusCode).toBe(422);
  });

  it('has all states that she came into, by when she did [ONB-149]', async () => {
    const id = await users.registered();
    const linked = 'linked_core_financial_institution_account';
    const at = (day: number) => `2026-11-${day}T20:00:00.000Z`;
    await states.entered(id, linked, { at: at(22), product: 'earned_wage_access' });
    await states.entered(id, 'registered', { at: at(20) });
    await states.entered(id, `un${linked}`, { at: at(23), product: 'earned_wage_access' });
    expect((await ask(id)).json<AdminUser>()).toMatchObject({
      in_progress_onboarding_state: linked,
      onboarding_states: [
        { state: 'registered', product: null, entered_at: at(20) },
        { state: linked, product: 'earned_wage_access', entered_at: at(22) },
        { state: `un${linked}`, product: 'earned_wage_access', entered_at: at(23) },
      ],
    });
  });

  it.each<[string, Notice[], ProductName[], ProductName | null, Notice[]]>([
    ['an application that she has not begun', [led], [], 'earned_wage_access', [led]],
    ['one that she has begun', [led], ['earned_wage_access'], 'earned_wage_access', [led]],
    ['taxes, which no notice leads on in', [led], [TAXES], TAXES, [led, filing]],
    ['nothing', [updated], [], null, [updated]],
  ])(
    'shows what she is notified of herself, and by it that she is in %s [ADM-062, ADM-150]',
    async (_what, notifications, begun, product, shown) => {
      owners.answers.member.staff_view = someMemberView({ notifications });
      owners.answers.onboarding.staff_view = someOnboardingView({ products_in_progress: begun });
      expect((await ask(await users.registered())).json<AdminUser>()).toMatchObject({
        most_recent_in_progress_product: product,
        notifications: shown,
      });
    },
  );

  it('shows no state of a reading that is not finished', async () => {
    const id = await users.registered();
    await states.entered(id, 'registered');
    const [next] = await service
      .database('subscription')
      .insert({ owner: 'onboarding', is_live: false })
      .returning('generation');
    const entry = { user_id: id, state: 'used_card', entered_at: new Date() };
    await service.database('user_state_reading').insert({ ...next, ...entry });
    expect((await ask(id)).json<AdminUser>().onboarding_states).toHaveLength(1);
  });
});

describe('GET /admin/users/:id/actions', () => {
  const actions = async (id: string) => (await ask(`${id}/actions`)).json<UserActions>().actions;
  const end = (id: string, reason: string) =>
    service.post(`/admin/users/${id}/end_sessions`, sam, token, { reason });

  it('has who logged a person out, when, why, and what came of it, the latest first', async () => {
    const rosa = await users.registered();
    service.world.users[rosa] = { email: 'rosa@example.com', confirmed: true, mfa_enabled: false };
    expect(await actions(rosa)).toEqual([]);
    await end(rosa, 'She lost her phone.');
    const said = { error: 'Not now.' };
    service.world.refusal = new InternalCallError('public refused', 409, 'conflict', said);
    await end(rosa, 'She lost it again.');
    service.world.refusal = null;
    const entry = {
      id: expect.any(String),
      action: 'end_sessions',
      made_at: service.clock.now().toISOString(),
      made_by: { id: sam, name: null },
    };
    expect(await actions(rosa)).toEqual([
      { ...entry, reason: 'She lost it again.', outcome: 'refused', refusal: 'Not now.' },
      { ...entry, reason: 'She lost her phone.', outcome: 'done', refusal: null },
    ]);
    await users.changed(sam, { first_name: 'Sam', last_name: 'Staff' });
    expect(await actions(rosa)).toMatchObject([
      { made_by: { name: 'Sam Staff' } },
      { made_by: { name: 'Sam Staff' } },
    ]);
  });

  it('are nobody’s where nobody is', async () => {
    expect((await ask(`${newId()}/actions`)).statusCode).toBe(404);
  });

  it('says that nobody knows what came of what was cut off', async () => {
    const rosa = await users.registered();
    service.world.refusal = new InternalCallError('public is away', 503, 'service_unavailable');
    await end(rosa, 'A stranger.');
    service.world.refusal = null;
    expect(await actions(rosa)).toMatchObject([{ reason: 'A stranger.', outcome: null }]);
  });
});
