import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { allCommands } from './all-commands.ts';

const [sam, ada, omar, rosa] = [newId(), newId(), newId(), newId()];
const reason = 'She asked for it.';
let service: AdminServiceUnderTest;
let asked: string[];
beforeAll(async () => {
  service = await startAdminService();
  await service.addStaff(sam, 'administrator');
  await service.addStaff(ada, 'approver');
  await service.addStaff(omar, 'operations');
});
beforeEach(() => {
  asked = [];
  const keep = (_method: string, path: string) => {
    asked.push(path);
    return { needs_approval_of_cents: 25_000, approve_by: '2026-11-20T21:25:00.000Z' };
  };
  Object.assign(service.world, { member: keep, decide: keep, changeUser: keep });
});
afterAll(() => service.stop());

/** What each takes beside a reason and a phrase. */
const FIELDS: Readonly<Record<string, object>> = {
  debit_external_account: { effective_date: '2026-11-20' },
  issue_physical_card: { expedited_fulfillment: false },
  override_compensation: { compensation_amount_int: 100_000, pay_frequency: 'weekly' },
  override_pay_period: { pay_period_start_date: '2026-11-16' },
  override_user_config: { muted: true },
  update_address: {
    street_one: '1 Harbor Street',
    city: 'Portland',
    state_abbr: 'OR',
    zip_code: '97201',
  },
  update_phone_number: { phone_number: '2025550142' },
};
const ON_A_PERSON = allCommands.filter(({ route }) => /^users\/:id\b/.test(route.path));

const refusalOf = async (by: string, method: 'POST' | 'DELETE', path: string, payload?: object) => {
  const reply = await service.call(by, method, `/admin/${path}`, payload);
  return [reply.statusCode, reply.json().code];
};
const REFUSED = [403, 'subject_of_staff'];

describe('a command on somebody of staff', () => {
  it.each(ON_A_PERSON)(
    'is refused, hers and her own: $action [ADM-030]',
    async ({ action, route: { method, path }, confirmed }) => {
      const payload = { reason, ...FIELDS[action], ...(confirmed && { confirmation: 'any' }) };
      for (const id of [omar, sam]) {
        expect(await refusalOf(sam, method, path.replace(':id', id), payload)).toEqual(REFUSED);
      }
      expect(asked).toEqual([]);
    },
  );

  it('is refused where its body names her [ADM-030]', async () => {
    const repayment_schedule = {
      user_id: omar,
      schedule_type: 'weekly',
      business_day_adjustment: 'after',
    };
    const payload = { repayment_schedule, reason };
    expect(await refusalOf(sam, 'POST', 'repayment_schedules', payload)).toEqual(REFUSED);
    expect(asked).toEqual([]);
  });

  it('that waits for approval is approved by nobody, and can be declined [ADM-030]', async () => {
    const payload = { ...FIELDS['debit_external_account'], reason };
    const made = await service.call(
      omar,
      'POST',
      `/admin/users/${rosa}/debit_external_account`,
      payload,
    );
    const path = `approvals/${made.json().approval.id}`;
    await service.addStaff(rosa, 'approver');
    for (const by of [ada, rosa]) {
      expect(await refusalOf(by, 'POST', `${path}/approve`)).toEqual(REFUSED);
    }
    expect((await service.call(ada, 'POST', `/admin/${path}/decline`)).statusCode).toBe(204);
  });
});
