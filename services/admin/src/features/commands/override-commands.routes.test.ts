import { InternalCallError } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import { commandingStaff } from '#testing/commanding-staff.ts';

const reason = 'She called us.';
const { service, staff, rosa, asked, answer, know, refused } = await commandingStaff({
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
    { approved_up_to_cents: 200_000 },
    [{ pay_frequency: 'bi_weekly' }, { compensation_amount_int: 24.25, pay_frequency: 'weekly' }],
    '[ADM-123] [ADM-188]',
  ],
  [
    'override_pay_period',
    'pay_overrides/pay_period',
    { pay_period_start_date: '2026-01-02' },
    {},
    [{}, { pay_period_start_date: '01/02/2026' }],
    '[ADM-124] [ADM-188]',
  ],
])('POST /admin/users/:id/%s', (action, path, fields, bound, wrong, requirement) => {
  it(`is given to the member service with who and why, and is in her log ${requirement}`, async () => {
    expect((await give(`users/${rosa}/${action}`, { ...fields, reason })).statusCode).toBe(204);
    const to = `/internal/members/${rosa}/${path}`;
    expect(asked).toEqual([['POST', to, { ...fields, ...bound, made_by: omar, reason }]]);
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

describe('the log of what staff set of her pay', () => {
  it('says what it was before', async () => {
    know({ '/staff_view': { payroll_account: { pay_frequency: 'weekly', overridden_at: null } } });
    const fields = { compensation_amount_int: 90_000, pay_frequency: 'bi_weekly' };
    await give(`users/${rosa}/override_compensation`, { ...fields, reason });
    const own = service.database('audit_entry').where({ action: 'override_compensation' });
    const latest = await own.orderBy('position', 'desc').limit(2);
    for (const { changes } of latest) {
      expect(changes).toEqual({
        compensation_amount_int: { after: 90_000 },
        pay_frequency: { before: 'weekly', after: 'bi_weekly' },
      });
    }
  });
});

describe('POST /admin/users/:id/end_compensation_override', () => {
  const path = () => `users/${rosa}/end_compensation_override`;

  it('is given to the member service with a reason, and the log has what was set', async () => {
    expect((await give(path(), {})).statusCode).toBe(422);
    expect(asked).toEqual([]);
    answer({ compensation_amount_int: 90_000, pay_frequency: 'weekly' });
    expect((await give(path(), { reason })).statusCode).toBe(204);
    const to = `/internal/members/${rosa}/pay_overrides/compensation/end`;
    expect(asked).toEqual([['POST', to]]);
    const own = service.database('audit_entry').where({ action: 'end_compensation_override' });
    expect(await own.orderBy('position')).toMatchObject([
      { state: 'asked', staff_id: omar, reason },
      {
        state: 'done',
        changes: {
          compensation_amount_int: { before: 90_000, after: null },
          pay_frequency: { before: 'weekly', after: null },
        },
      },
    ]);
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

  const before = { muted: false, repayment_method: 'direct_deposit_flow' };
  const propose = () => {
    answer({ needs_approval_of_cents: null, before });
    return give(path(), { ...fields, reason });
  };

  it('is done once another person approves it, and is in her log [ADM-125] [ADM-188]', async () => {
    const reply = await propose();
    expect(reply.statusCode).toBe(202);
    const { id, action, changes } = reply.json().approval;
    expect(action).toBe('override_user_config');
    expect(changes).toContainEqual({ field: 'muted', before: 'false', after: 'true' });
    // Who approves it is shown whom and what.
    const listed = await service.call(ada, 'GET', '/admin/approvals?state=pending');
    expect(listed.json().approvals[0]).toMatchObject({
      subject: { name: 'Rosa Marin', email: expect.any(String) },
      changes,
    });
    const to = `/internal/members/${rosa}/user_config`;
    expect(asked).toEqual([['POST', to, { ...fields, proposed: true }]]);
    asked.length = 0;
    answer(undefined);
    const own = await service.call(omar, 'POST', `/admin/approvals/${id}/approve`);
    expect(own.statusCode).toBe(403);
    const approved = await service.call(ada, 'POST', `/admin/approvals/${id}/approve`);
    expect(approved.statusCode).toBe(204);
    expect(asked).toEqual([['POST', to, { ...fields, expected: before }]]);
    const logged = { subject_id: rosa, action: 'override_user_config' };
    const entries = await service.database('audit_entry').where(logged).orderBy('position');
    const said = entries.map(({ state, staff_id }) => [state, staff_id]);
    expect(said).toEqual([
      ['asked', omar],
      ['proposed', omar],
      ['asked', ada],
      ['done', ada],
    ]);
    // Who approved it is logged with what she approved.
    for (const entry of entries.slice(1)) {
      expect(entry.changes).toMatchObject({
        muted: { before: false, after: true },
        repayment_method: { before: 'direct_deposit_flow', after: 'ach_debit_flow' },
      });
    }
  });

  it('lists what is another than what held, in approval and log, and what becomes of her limit', async () => {
    know({ '/staff_view': { user_config: { muted: false }, require_payroll_linking: false } });
    const limit = { before: 42_300, after: 0 };
    answer({
      needs_approval_of_cents: null,
      before: { muted: false },
      effects: { limit_when_proposed_cents: limit },
    });
    const given = { muted: true, require_payroll_linking: false, reason };
    const { approval } = (await give(path(), given)).json();
    expect(approval.changes).toHaveLength(2);
    expect(approval.changes).toEqual(
      expect.arrayContaining([
        { field: 'muted', before: 'false', after: 'true' },
        { field: 'limit_when_proposed_cents', before: '42300', after: '0' },
      ]),
    );
    const entries = service.database('audit_entry').where({ action: 'override_user_config' });
    const [proposed, first] = await entries.orderBy('position', 'desc').limit(2);
    const muted = { before: false, after: true };
    expect(first.changes).toEqual({ muted });
    expect(proposed.changes).toEqual({ muted, limit_when_proposed_cents: limit });
  });

  it('waits until a day that is not over, where the time of the product is moved', async () => {
    service.moveProductTime(69);
    const { approval } = (await propose()).json();
    const { cases } = (await service.call(ada, 'GET', '/admin/cases?kind=approval')).json();
    const waiting = cases.find((one: { object_id: string }) => one.object_id === approval.id);
    expect(waiting).toMatchObject({ overdue: false, days_left: 3 });
    service.moveProductTime(0);
  });

  it('is refused with what has changed since it was proposed', async () => {
    const { id } = (await propose()).json().approval;
    const said = { error: 'This was changed.', errors: { muted: ['This was false.'] } };
    answer(new InternalCallError('changed', 409, 'subject_changed', said));
    const reply = await service.call(ada, 'POST', `/admin/approvals/${id}/approve`);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      409,
      { code: 'subject_changed', ...said },
    ]);
    const { approval } = (await service.call(ada, 'GET', `/admin/approvals/${id}`)).json();
    expect(approval.state).toBe('refused');
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

describe('pay above what is set without approval', () => {
  it('waits for another person, who sees what is set and what would be', async () => {
    const before = { compensation_amount_int: null, pay_frequency: null };
    const fields = { compensation_amount_int: 200_001, pay_frequency: 'weekly' };
    answer({ needs_approval_of_cents: 200_001, before });
    const reply = await give(`users/${rosa}/override_compensation`, { ...fields, reason });
    expect(reply.statusCode).toBe(202);
    const { approval } = reply.json();
    expect(approval).toMatchObject({ amount: 2_000.01, subject: { id: rosa, name: 'Rosa Marin' } });
    expect(approval.changes).toEqual(
      expect.arrayContaining([
        { field: 'compensation_amount_int', before: 'null', after: '200001' },
        { field: 'pay_frequency', before: 'null', after: '"weekly"' },
      ]),
    );
    asked.length = 0;
    answer(undefined);
    const decided = await service.call(ada, 'POST', `/admin/approvals/${approval.id}/approve`);
    expect(decided.statusCode).toBe(204);
    const body = { ...fields, made_by: omar, reason, approved_up_to_cents: 200_001 };
    const to = `/internal/members/${rosa}/pay_overrides/compensation`;
    expect(asked).toEqual([['POST', to, { ...body, expected: before }]]);
  });
});
