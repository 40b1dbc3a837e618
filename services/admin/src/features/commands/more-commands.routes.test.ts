import { inspect } from 'node:util';
import { InternalCallError, newId } from '@reset/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { tellOfUsers } from '#testing/applied-events.ts';

const [omar, ada, error] = [newId(), newId(), newId()];
const reason = 'She called us.';
let service: AdminServiceUnderTest;
let rosa: string;
let asked: unknown[][];
beforeAll(async () => {
  service = await startAdminService();
  await service.addStaff(omar, 'operations');
  await service.addStaff(ada, 'approver');
  rosa = await tellOfUsers(service.database).registered();
});
beforeEach(() => {
  asked = [];
  answer(undefined);
});
afterAll(() => service.stop());

/** Every service that is asked answers so. */
function answer(reply: unknown): void {
  const say = (...call: unknown[]) => {
    asked.push(call.filter((part) => part !== undefined));
    if (reply instanceof Error) throw reply;
    return reply;
  };
  service.world.member = say;
  service.world.decide = say;
  service.world.changeUser = say;
}
const refused = (status: number, code: string) =>
  answer(new InternalCallError('refused', status, code, { error: 'Not now.' }));
const give = (path: string, payload?: object, method: 'POST' | 'DELETE' = 'POST') =>
  service.call(omar, method, `/admin/${path}`, payload);

describe.each([
  ['refresh_dsl', 'limit/refresh', undefined, '[ADM-113]'],
  ['refresh_plaid_data', 'bank_link/refresh', undefined, '[ADM-114]'],
  [
    'disconnect',
    'payroll_link/unlink',
    { reason, confirmation: 'DISCONNECT ROSA MARIN' },
    '[ADM-115]',
  ],
  ['reset_ewa_multiplier_config', 'limit_config/reset_multipliers', { reason }, '[ADM-117]'],
  ['unlink_bank_account', 'bank_link/unlink', { reason, confirmation: 'UNLINK' }, '[ADM-118]'],
])('POST /admin/users/:id/%s', (action, path, payload, requirement) => {
  it(`is given to the member service, and is in her log ${requirement}`, async () => {
    expect((await give(`users/${rosa}/${action}`, payload)).statusCode).toBe(204);
    expect(asked).toEqual([['POST', `/internal/members/${rosa}/${path}`]]);
    const entries = service.database('audit_entry').where({ subject_id: rosa, action });
    expect(await entries.orderBy('position').pluck('state')).toEqual(['asked', 'done']);
  });

  it.each([404, 409])('is refused as it refuses: %d', async (status) => {
    refused(status, 'no_link');
    expect((await give(`users/${rosa}/${action}`, payload)).statusCode).toBe(status);
  });
});

describe.each([
  [
    'override_compensation',
    'pay_overrides/compensation',
    { compensation_amount_int: 2_425, pay_frequency: 'bi_weekly' },
    [{ pay_frequency: 'bi_weekly' }, { compensation_amount_int: 24.25, pay_frequency: 'weekly' }],
    '[ADM-123] [ADM-188]',
  ],
  [
    'override_pay_period',
    'pay_overrides/pay_period',
    { pay_period_start_date: '2026-01-02' },
    [{}, { pay_period_start_date: '01/02/2026' }],
    '[ADM-124] [ADM-188]',
  ],
])('POST /admin/users/:id/%s', (action, path, fields, wrong, requirement) => {
  it(`is given to the member service with who and why, and is in her log ${requirement}`, async () => {
    expect((await give(`users/${rosa}/${action}`, { ...fields, reason })).statusCode).toBe(204);
    const to = `/internal/members/${rosa}/${path}`;
    expect(asked).toEqual([['POST', to, { ...fields, made_by: omar, reason }]]);
    const entries = service.database('audit_entry').where({ subject_id: rosa, action });
    expect(await entries.orderBy('position')).toMatchObject([
      { state: 'asked', staff_id: omar, reason },
      { state: 'done' },
    ]);
  });

  it.each([...wrong, { ...fields, reason: '' }])('refuses %j with 422', async (given) => {
    const reply = await give(`users/${rosa}/${action}`, { reason, ...given });
    expect(reply.statusCode).toBe(422);
    expect(asked).toEqual([]);
  });
});

describe('POST /admin/users/:id/refresh_eligibility', () => {
  it('is given to the onboarding service [ADM-112]', async () => {
    expect((await give(`users/${rosa}/refresh_eligibility`)).statusCode).toBe(204);
    expect(asked).toEqual([['POST', `/internal/applications/${rosa}/refresh`]]);
  });

  it('is refused for nobody', async () => {
    refused(404, 'not_found');
    expect((await give(`users/${newId()}/refresh_eligibility`)).statusCode).toBe(404);
  });
});

describe('POST /admin/users/:id/convert_payroll_linked_to_skipped', () => {
  const path = () => `users/${rosa}/convert_payroll_linked_to_skipped`;

  it('is given to the onboarding service once its phrase is typed [ADM-119] [ADM-179]', async () => {
    const wrong = await give(path(), { reason, confirmation: 'convert' });
    expect(wrong.statusCode).toBe(422);
    expect(asked).toEqual([]);
    expect((await give(path(), { reason, confirmation: 'CONVERT' })).statusCode).toBe(204);
    const to = `/internal/applications/${rosa}/convert_payroll_to_skipped`;
    expect(asked).toEqual([['POST', to]]);
  });

  it('is refused as it refuses', async () => {
    refused(409, 'payroll_not_linked');
    const reply = await give(path(), { reason, confirmation: 'CONVERT' });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'payroll_not_linked']);
  });
});

describe('POST /admin/users/:id/end_sessions', () => {
  const person = (): string => {
    const id = newId();
    service.world.users[id] = { email: `${id}@example.com`, confirmed: true, mfa_enabled: false };
    return id;
  };

  it('has the person logged out everywhere, and keeps who did it and why', async () => {
    const id = person();
    expect((await give(`users/${id}/end_sessions`, { reason })).statusCode).toBe(204);
    expect(service.world.ended).toEqual([id]);
    const entry = { staff_id: omar, action: 'end_sessions', reason, subject_id: id };
    expect(await service.database('audit_entry').where({ subject_id: id })).toMatchObject([
      { ...entry, state: 'asked' },
      { ...entry, state: 'done' },
    ]);
  });

  it('answers 404 for nobody, and keeps that it was tried', async () => {
    const nobody = newId();
    const refusal = new InternalCallError('none', 404, 'not_found', { error: 'Not found' });
    service.world.refusal = null;
    const token = await service.tokenOf(omar);
    service.world.refusal = refusal;
    const reply = await service.post(`/admin/users/${nobody}/end_sessions`, omar, token, {
      reason,
    });
    service.world.refusal = null;
    expect(reply.statusCode).toBe(404);
    const states = service.database('audit_entry').where({ subject_id: nobody }).pluck('state');
    expect(await states).toEqual(['asked', 'refused']);
  });
});

describe('POST /admin/users/:id/update_phone_number', () => {
  const path = () => `users/${rosa}/update_phone_number`;

  it('is given to the public service, and no log has the number [ADM-127]', async () => {
    const phone_number = '2025550177';
    expect((await give(path(), { reason, phone_number })).statusCode).toBe(204);
    const to = `/internal/users/${rosa}/phone_number`;
    expect(asked).toEqual([['POST', to, { phone_number }]]);
    const asking = { subject_id: rosa, action: 'update_phone_number', state: 'asked' };
    const [entry] = await service.database('audit_entry').where(asking);
    expect(entry.changes).toEqual({ phone_number: { after: expect.stringMatching(/^hmac:/) } });
    const kept = [await service.database('audit_entry'), await service.database('command')];
    expect(inspect(kept, { depth: null })).not.toContain(phone_number);
  });

  it.each([{}, { phone_number: '123' }, { phone_number: '2025550177', more: 1 }])(
    'refuses %j',
    async (fields) => {
      expect((await give(path(), { reason, ...fields })).statusCode).toBe(422);
      expect(asked).toEqual([]);
    },
  );
});

describe('POST /admin/users/:id/update_address', () => {
  const path = () => `users/${rosa}/update_address`;
  const address = {
    street_one: '77 Marked Lane',
    street_two: 'Unit 4',
    city: 'Salem',
    state_abbr: 'OR',
    zip_code: '97301',
  };

  it('is given to the onboarding service, and no log has the address [ADM-128] [ADM-188]', async () => {
    expect((await give(path(), { reason, ...address })).statusCode).toBe(204);
    const to = `/internal/personal_infos/${rosa}/address`;
    expect(asked).toEqual([['POST', to, address]]);
    const kept = [await service.database('audit_entry'), await service.database('command')];
    expect(inspect(kept, { depth: null })).not.toMatch(/Marked|Unit 4|97301/);
    const done = { subject_id: rosa, action: 'update_address', state: 'done' };
    expect(await service.database('audit_entry').where(done)).toHaveLength(1);
  });

  it.each(['street_one', 'city', 'state_abbr', 'zip_code'])(
    'is refused without its %s [ADM-162]',
    async (field) => {
      const reply = await give(path(), { reason, ...address, [field]: undefined });
      expect(reply.statusCode).toBe(422);
      expect(asked).toEqual([]);
    },
  );
});

describe('POST /admin/users/:id/issue_physical_card', () => {
  const path = () => `users/${rosa}/issue_physical_card`;

  it.each([true, false])(
    'is given to the member service: %j [ADM-122] [ADM-188]',
    async (value) => {
      answer({});
      const fields = { expedited_fulfillment: value };
      const reply = await give(path(), { reason, ...fields });
      expect([reply.statusCode, reply.json()]).toEqual([201, {}]);
      expect(asked).toEqual([['POST', `/internal/members/${rosa}/physical_card`, fields]]);
    },
  );

  it('is refused without a method, and as its owner refuses [ADM-164] [ADM-166]', async () => {
    expect((await give(path(), { reason })).statusCode).toBe(422);
    expect(asked).toEqual([]);
    refused(409, 'card_already_physical');
    const reply = await give(path(), { reason, expedited_fulfillment: false });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'card_already_physical']);
  });
});

describe('POST /admin/integration_errors/:id/resolve', () => {
  const path = `integration_errors/${error}/resolve`;

  it('is given to the member service, which says whose it was [ADM-129]', async () => {
    answer({ user_id: rosa });
    expect((await give(path, { confirmation: 'RESOLVE' })).statusCode).toBe(204);
    expect(asked).toEqual([['POST', `/internal/${path}`]]);
    const [entry] = await service
      .database('audit_entry')
      .where({ object_id: error, state: 'done' });
    expect(entry).toMatchObject({ subject_id: rosa, object_kind: 'integration_error' });
  });

  it('is refused for one that is resolved', async () => {
    refused(409, 'already_resolved');
    expect((await give(path, { confirmation: 'RESOLVE' })).statusCode).toBe(409);
  });
});

describe.each([
  ['verify_identity', 'approve', 'VERIFIED ROSA MARIN', 422, '[ADM-111]'],
  ['reject', 'reject', 'REJECT ROSA MARIN', 409, '[ADM-120]'],
])('POST /admin/users/:id/%s', (action, decision, confirmation, status, requirement) => {
  it(`is decided by onboarding in the name of who asks ${requirement}`, async () => {
    const current_status = decision === 'approve' ? 'verified_manually' : 'rejected';
    answer({ current_status });
    const reply = await give(`users/${rosa}/${action}`, { reason, confirmation });
    expect(reply.statusCode).toBe(204);
    const path = `/internal/identity_verifications/${rosa}/decision`;
    expect(asked).toEqual([['PUT', path, { decision, actor_id: omar, reason }]]);
    const done = { subject_id: rosa, action, state: 'done' };
    expect((await service.database('audit_entry').where(done))[0].changes).toEqual({
      identity_verification_status: { after: current_status },
    });
  });

  it('is refused where there is nothing to decide', async () => {
    refused(409, 'not_flagged');
    const reply = await give(`users/${rosa}/${action}`, { reason, confirmation });
    expect([reply.statusCode, reply.json().code]).toEqual([status, 'not_flagged']);
  });
});

describe('DELETE /admin/users/:id', () => {
  const payload = { reason, confirmation: 'DELETE ROSA MARIN' };

  it('is done once another person approves it [ADM-121]', async () => {
    const reply = await give(`users/${rosa}`, payload, 'DELETE');
    expect(reply.statusCode).toBe(202);
    expect(reply.json().approval).toMatchObject({ action: 'delete', amount: null, made_by: omar });
    // No job does in its place what she has not approved.
    await service.jobs.runSchedule('finish-commands');
    expect(asked).toEqual([]);
    const { id } = reply.json().approval;
    answer({ kept_for: ['card_account'] });
    const approved = await service.call(ada, 'POST', `/admin/approvals/${id}/approve`);
    expect(approved.statusCode).toBe(204);
    expect(asked).toEqual([['POST', `/internal/users/${rosa}/closure`, { actor_id: omar }]]);
    const done = { subject_id: rosa, action: 'delete', state: 'done' };
    const [entry] = await service.database('audit_entry').where(done);
    expect(entry.changes).toEqual({ kept_for: { after: ['card_account'] } });
  });
});

describe('POST /admin/users/:id/override_user_config', () => {
  const path = () => `users/${rosa}/override_user_config`;
  const fields = {
    repayment_method: 'ach_debit_flow',
    muted: true,
    income_tax_refund_advance_multiplier: 0.25,
    ewa_multiplier_by_repayment_count: { payroll_linked: [0.5], payroll_unlinked: [0.25] },
  };

  it('is done once another person approves it, and is in her log [ADM-125] [ADM-188]', async () => {
    const reply = await give(path(), { ...fields, reason });
    expect(reply.statusCode).toBe(202);
    const { id, action } = reply.json().approval;
    expect(action).toBe('override_user_config');
    expect(asked).toEqual([]);
    const own = await service.call(omar, 'POST', `/admin/approvals/${id}/approve`);
    expect(own.statusCode).toBe(403);
    const approved = await service.call(ada, 'POST', `/admin/approvals/${id}/approve`);
    expect(approved.statusCode).toBe(204);
    expect(asked).toEqual([['POST', `/internal/members/${rosa}/user_config`, fields]]);
    const asking = { subject_id: rosa, action: 'override_user_config', state: 'asked' };
    const entries = await service.database('audit_entry').where(asking).orderBy('position');
    expect(entries[0].changes).toMatchObject({ muted: { after: true } });
  });

  it.each([
    { income_tax_refund_advance_multiplier: 1.2 },
    { ewa_multiplier_by_repayment_count: { payroll_linked: [0.5] } },
    { repayment_method: 'cash' },
    { partner_slug: 'cusg' },
  ])('refuses %j with 422 [ADM-159]', async (wrong) => {
    expect((await give(path(), { reason, ...wrong })).statusCode).toBe(422);
  });
});

describe('what asks for a phrase', () => {
  it.each([
    [{ reason }],
    [{ reason, confirmation: 'disconnect rosa marin' }],
    [{ reason, confirmation: 'DISCONNECT ROSA' }],
    [{ reason, confirmation: 'DISCONNECT ROSA MARIN ' }],
  ])('is not done by %j [ADM-179]', async (payload) => {
    const reply = await give(`users/${rosa}/disconnect`, payload);
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().errors)).toEqual(['confirmation']);
    expect(asked).toEqual([]);
  });

  it('is not done to nobody', async () => {
    const payload = { reason, confirmation: 'DISCONNECT ROSA MARIN' };
    expect((await give(`users/${newId()}/disconnect`, payload)).statusCode).toBe(404);
    expect(asked).toEqual([]);
  });
});
