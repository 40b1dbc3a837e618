import { inspect } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { tellOfUsers } from '#testing/applied-events.ts';
import { commandingStaff } from '#testing/commanding-staff.ts';

const reason = 'She called us.';
const { service, staff, rosa, asked, know, answer, refused } = await commandingStaff({
  omar: 'operations',
});
const { omar } = staff;
const give = (path: string, payload?: object) =>
  service.call(omar, 'POST', `/admin/${path}`, payload);

describe('POST /admin/users/:id/update_phone_number', () => {
  const path = () => `users/${rosa}/update_phone_number`;

  it('is given to the public service, and no log has the number [ADM-127]', async () => {
    const phone_number = '2025550177';
    expect((await give(path(), { reason, phone_number })).statusCode).toBe(204);
    const to = `/internal/users/${rosa}/phone_number`;
    expect(asked).toEqual([['POST', to, { phone_number }]]);
    const asking = { subject_id: rosa, action: 'update_phone_number', state: 'asked' };
    const [entry] = await service.database('audit_entry').where(asking);
    const digest = expect.stringMatching(/^hmac:/);
    // None is known of her.
    expect(entry.changes).toEqual({ phone_number: { after: digest } });
    const kept = [await service.database('audit_entry'), await service.database('command')];
    expect(inspect(kept, { depth: null })).not.toContain(phone_number);
  });

  it.each([
    ['of her account', '2025550188', '2025550188'],
    ['that she told for her application', null, '2025550142'],
  ])('is in the log by a digest beside the one before, %s', async (_of, phone_number, before) => {
    const [account, told] = [{ phone_number }, { told: { phone_number: '2025550142' } }];
    service.world.users[rosa] = {
      email: 'rosa@example.com',
      confirmed: true,
      mfa_enabled: false,
      ...account,
    };
    know({ '/contact': told });
    await give(path(), { reason, phone_number: before });
    await give(path(), { reason, phone_number: '2025550177' });
    const asking = { subject_id: rosa, action: 'update_phone_number', state: 'asked' };
    const entries = await service
      .database('audit_entry')
      .where(asking)
      .orderBy('position', 'desc')
      .limit(2);
    const [changed, same] = entries.map(({ changes }) => changes.phone_number);
    // What is so already is no change.
    expect(same).toBeUndefined();
    expect(changed).toEqual({ before: expect.any(String), after: expect.any(String) });
    expect(changed.before).not.toBe(changed.after);
    expect(inspect(entries, { depth: null })).not.toMatch(/20255501/);
  });

  it('is refused beside another that is under way, and given again once that has ended', async () => {
    const another = await tellOfUsers(service.database).registered();
    const to = `users/${another}/update_phone_number`;
    refused(503, 'service_unavailable');
    const first = await give(to, { reason, phone_number: '2025550101' });
    expect(first.statusCode).toBe(202);
    answer(undefined);
    const second = await give(to, { reason, phone_number: '2025550102' });
    expect([second.statusCode, second.json().code]).toEqual([409, 'being_changed']);
    await service.jobs.runSchedule('finish-commands');
    expect((await give(to, { reason, phone_number: '2025550102' })).statusCode).toBe(204);
    expect(asked.map(([, , body]) => body)).toEqual([
      { phone_number: '2025550101' },
      { phone_number: '2025550101' },
      { phone_number: '2025550102' },
    ]);
  });

  it('is one of several that come at once', async () => {
    const numbers = ['2025550101', '2025550102', '2025550103'];
    const replies = await Promise.all(
      numbers.map((phone_number) => give(path(), { reason, phone_number })),
    );
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(asked.length);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3 - asked.length);
    expect(asked.length).toBeGreaterThan(0);
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

  it('is in the log by digests of what differs from what she told', async () => {
    const former = { ...address, street_one: '1 Former Road', street_two: null };
    service.world.users[rosa] = { email: 'rosa@example.com', confirmed: true, mfa_enabled: false };
    know({ '/contact': { told: { address: former } } });
    await give(path(), { reason, ...address });
    const entry = await service
      .database('audit_entry')
      .where({ subject_id: rosa, action: 'update_address', state: 'asked' })
      .orderBy('position', 'desc')
      .first();
    expect(entry.changes).toEqual({
      street_one: { before: expect.any(String), after: expect.any(String) },
      street_two: { after: expect.any(String) },
    });
    expect(inspect(entry, { depth: null })).not.toMatch(/Former|Marked/);
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
