import type { PublicStaffView } from '@reset/api-contract/admin/user-owners.ts';
import type { OwnersTimeline } from '@reset/api-contract/admin/user-timeline.ts';
import { newId } from '@reset/service-kit';
import { asCaller, asStaff } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  operator,
  putUser,
  signIn,
  startPublicService,
  type PublicServiceUnderTest,
} from '#testing/public-service.ts';

let service: PublicServiceUnderTest;
beforeAll(async () => {
  service = await startPublicService();
});
afterAll(() => service.stop());

const audience = 'public';
const asAdmin = () => asCaller('admin', { audience });
const get = (path: string, headers: Record<string, string> = asAdmin()) =>
  service.app.inject({ url: `/internal/users/${path}`, headers });

describe('GET /internal/users/:id/staff_view', () => {
  it('tells who somebody is, how she came to us, and whether her account is closed [ADM-064]', async () => {
    const id = newId();
    const account = {
      email: `${id}@example.com`,
      partner_slug: 'hvfcu',
      referral_slug: 'ref-1',
      product_name: 'earned_wage_access',
    };
    await putUser(service.app, id, { ...account, last_name: 'Rare' });
    await service.database('users').where({ id }).update({
      utm_source: 'radio',
      utm_medium: 'spot',
      utm_campaign: 'autumn',
      group_id: 'g-7',
    });
    const shown = {
      as_of: service.clock.now().toISOString(),
      email: `${id}@example.com`,
      first_name: 'Rosa',
      last_name: 'Rare',
      deactivated: false,
      partner_slug: 'hvfcu',
      referral_slug: 'ref-1',
      acquisition_metadata: {
        product_entry_point: 'earned_wage_access',
        utm_source: 'radio',
        utm_medium: 'spot',
        utm_campaign: 'autumn',
        group_id: 'g-7',
      },
      same_phone: [],
      same_name: [],
    };
    expect((await get(`${id}/staff_view`)).json()).toEqual(shown);
    await service.app.inject({
      method: 'PUT',
      url: `/internal/users/${id}/deactivation`,
      headers: operator(),
      payload: { deactivated: true },
    });
    expect((await get(`${id}/staff_view`)).json()).toEqual({ ...shown, deactivated: true });
  });

  it('finds other accounts with her name, however it is written', async () => {
    const [rosa, hazel] = [newId(), newId()];
    const put = (id: string, name: object) =>
      putUser(service.app, id, { email: `${id}@example.com`, ...name });
    await put(rosa, { first_name: 'Rosalba', last_name: 'Quill' });
    await put(hazel, { first_name: 'ROSALBA', last_name: 'quill' });
    await put(newId(), { first_name: 'Rosalba', last_name: 'Quills' });
    const shown = (await get(`${rosa}/staff_view`)).json<PublicStaffView>();
    expect(shown.same_name).toEqual([hazel]);
  });

  it('finds other accounts with her phone number', async () => {
    const [rosa, hazel, other] = [newId(), newId(), newId()];
    const phones = { [rosa]: '2025550177', [hazel]: '2025550177', [other]: '2025550178' };
    for (const [id, phone_number] of Object.entries(phones)) {
      await putUser(service.app, id, { email: `${id}@example.com`, phone_number });
    }
    const shown = (await get(`${rosa}/staff_view`)).json<PublicStaffView>();
    expect(shown.same_phone).toEqual([hazel]);
  });

  it('knows nobody by another id', async () => {
    expect((await get(`${newId()}/staff_view`)).statusCode).toBe(404);
  });
});

describe('GET /internal/users/:id/timeline', () => {
  it('has what happened to the account, the latest first, and the mails with links', async () => {
    const id = newId();
    const email = `${id}@example.com`;
    await putUser(service.app, id, { email });
    service.clock.set('2026-11-21T20:00:00Z');
    await signIn(service.app, email);
    service.clock.set('2026-11-22T20:00:00Z');
    await service.database('password_reset').insert({
      id: newId(),
      user_id: id,
      created_at: service.clock.now(),
    });
    service.clock.set('2026-11-23T20:00:00Z');
    await service.app.inject({
      method: 'POST',
      url: `/internal/users/${id}/end_sessions`,
      headers: asAdmin(),
    });
    const { entries } = (await get(`${id}/timeline`)).json<OwnersTimeline>();
    expect(entries.map(({ kind, type, detail }) => [kind, type, detail])).toEqual([
      ['account', 'user.sessions_ended', 'ended_by_staff'],
      ['mail', 'password_mail', null],
      ['account', 'user.signed_in', null],
      ['account', 'user.registered', null],
    ]);
    const mails = (await get(`${id}/timeline?kind=mail`)).json<OwnersTimeline>();
    expect(mails.entries).toHaveLength(1);
  });
});

describe.each(['staff_view', 'timeline'])('what staff read of %s', (section) => {
  it('is read by the admin service alone', async () => {
    const id = newId();
    await putUser(service.app, id, { email: `${id}@example.com` });
    const statusFor = async (headers: Record<string, string>) =>
      (await get(`${id}/${section}`, headers)).statusCode;
    expect(await statusFor(asAdmin())).toBe(200);
    expect(await statusFor(operator())).toBe(403);
    expect(await statusFor(asCaller('member', { audience }))).toBe(403);
    expect(await statusFor(asStaff(id, { audience }))).toBe(401);
    expect(await statusFor({})).toBe(401);
  });
});
