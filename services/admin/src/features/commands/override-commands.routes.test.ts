import { inspect } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { commandingStaff } from '#testing/commanding-staff.ts';

const reason = 'She called us.';
const { service, staff, rosa, asked, answer, refused } = await commandingStaff({
  omar: 'operations',
  ada: 'approver',
});
const { omar, ada } = staff;
const give = (path: string, payload?: object) =>
  service.call(omar, 'POST', `/admin/${path}`, payload);

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
    // Who approves it is shown whom and what.
    const listed = await service.call(ada, 'GET', '/admin/approvals?state=pending');
    expect(listed.json().approvals[0]).toMatchObject({
      subject: { name: 'Rosa Marin', email: expect.any(String) },
      values: Object.entries(fields).map(([field, value]) => ({
        field,
        value: JSON.stringify(value),
      })),
    });
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
    { income_tax_refund_advance_multiplier: 0.005 },
    { income_tax_refund_advance_multiplier: 0.000_01 },
    { ewa_multiplier_by_repayment_count: { payroll_linked: [0.555], payroll_unlinked: [0.5] } },
    { ewa_multiplier_by_repayment_count: { payroll_linked: [], payroll_unlinked: [0.5] } },
    { ewa_multiplier_by_repayment_count: { payroll_linked: [0.5] } },
    { repayment_method: 'cash' },
    { partner_slug: 'cusg' },
  ])('refuses %j with 422 [ADM-159]', async (wrong) => {
    expect((await give(path(), { reason, ...wrong })).statusCode).toBe(422);
  });
});
