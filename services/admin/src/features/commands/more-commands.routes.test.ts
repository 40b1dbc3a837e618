import { InternalCallError, newId } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import { commandingStaff } from '#testing/commanding-staff.ts';

const error = newId();
const reason = 'She called us.';
const { service, staff, rosa, asked, answer, know, refused } = await commandingStaff({
  omar: 'operations',
  ada: 'approver',
});
const { omar, ada } = staff;
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

describe('POST /admin/users/:id/reset_ewa_multiplier_config', () => {
  it('waits for another person, because it may raise what was lowered by two [ADM-117]', async () => {
    const field = 'ewa_multiplier_by_repayment_count';
    const low = { payroll_linked: [0.3], payroll_unlinked: [0.3] };
    const usual = { payroll_linked: [0.5], payroll_unlinked: [0.3] };
    const limit = { before: 24_534, after: 42_300 };
    answer({
      needs_approval_of_cents: null,
      before: { [field]: low },
      effects: { [field]: { before: low, after: usual }, limit_when_proposed_cents: limit },
    });
    const reply = await give(`users/${rosa}/reset_ewa_multiplier_config`, { reason });
    expect(reply.statusCode).toBe(202);
    const { approval } = reply.json();
    expect(approval).toMatchObject({ subject_id: rosa, state: 'pending', reason });
    // Who decides on it sees what becomes of them, and of the limit.
    expect(approval.changes).toEqual([
      { field, before: JSON.stringify(low), after: JSON.stringify(usual) },
      { field: 'limit_when_proposed_cents', before: '24534', after: '42300' },
    ]);
    const path = `/internal/members/${rosa}/limit_config/multipliers/reset`;
    expect(asked).toEqual([['POST', path, { proposed: true }]]);
    answer(undefined);
    await service.call(ada, 'POST', `/admin/approvals/${approval.id}/approve`);
    expect(asked.at(-1)).toEqual(['POST', path, { expected: { [field]: low } }]);
  });

  it('is done where they are those of everybody already', async () => {
    const reply = await give(`users/${rosa}/reset_ewa_multiplier_config`, { reason });
    expect(reply.statusCode).toBe(204);
  });
});

describe.each([
  ['refresh_plaid_data', undefined, 'no_bank_linked'],
  ['unlink_bank_account', { reason, confirmation: 'UNLINK' }, 'no_bank_linked'],
  ['disconnect', { reason, confirmation: 'DISCONNECT ROSA MARIN' }, 'no_payroll_linked'],
  ['issue_physical_card', { reason, expedited_fulfillment: true }, 'no_cards'],
])('POST /admin/users/:id/%s of a person who is no member', (action, payload, code) => {
  it('is refused with 409, as of a member who has nothing of it', async () => {
    refused(404, 'member_not_found');
    const reply = await give(`users/${rosa}/${action}`, payload);
    expect([reply.statusCode, reply.json().code]).toEqual([409, code]);
  });
});

describe('POST /admin/users/:id/refresh_plaid_data', () => {
  it('is of nobody whom the back office does not know', async () => {
    refused(404, 'member_not_found');
    expect((await give(`users/${newId()}/refresh_plaid_data`)).statusCode).toBe(404);
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

describe('POST /admin/integration_errors/:id/resolve', () => {
  const path = `integration_errors/${error}/resolve`;

  it('is given to the member service, which says whose it was [ADM-129]', async () => {
    answer({ user_id: rosa });
    service.world.subjects = { [error]: rosa };
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

describe('POST /admin/users/:id/verify_identity', () => {
  const verify = (payload: object) => give(`users/${rosa}/verify_identity`, payload);
  const payload = { reason, confirmation: 'VERIFIED ROSA MARIN' };

  it('is decided by onboarding in the name of who asks [ADM-111]', async () => {
    know({ '/staff_view': { identity_verification_status: 'flagged_for_review' } });
    answer({ current_status: 'verified_manually' });
    expect((await verify(payload)).statusCode).toBe(204);
    const path = `/internal/identity_verifications/${rosa}/decision`;
    expect(asked).toEqual([['PUT', path, { decision: 'approve', actor_id: omar, reason }]]);
    const done = { subject_id: rosa, action: 'verify_identity', state: 'done' };
    expect((await service.database('audit_entry').where(done))[0].changes).toEqual({
      identity_verification_status: { before: 'flagged_for_review', after: 'verified_manually' },
    });
  });

  it('is refused where there is nothing to decide', async () => {
    refused(409, 'not_flagged');
    const reply = await verify(payload);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'not_flagged']);
  });
});

describe('POST /admin/users/:id/reject', () => {
  const payload = { reason, confirmation: 'REJECT ROSA MARIN' };

  it('is given to onboarding in the name of who asks, wherever she stands [ADM-120]', async () => {
    know({ '/staff_view': { eligibility_result: { application_status: 'eligible' } } });
    answer({ application_status: 'rejected', current_status: null });
    expect((await give(`users/${rosa}/reject`, payload)).statusCode).toBe(204);
    const path = `/internal/applications/${rosa}/rejection`;
    expect(asked).toEqual([['POST', path, { actor_id: omar, reason }]]);
    const done = { subject_id: rosa, action: 'reject', state: 'done' };
    expect((await service.database('audit_entry').where(done))[0].changes).toEqual({
      application_status: { before: 'eligible', after: 'rejected' },
    });
  });

  it('is refused as onboarding refuses', async () => {
    refused(409, 'already_rejected');
    const reply = await give(`users/${rosa}/reject`, payload);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'already_rejected']);
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
