import { inspect } from 'node:util';
import { InternalCallError, newId } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import { tellOfUsers } from '#testing/applied-events.ts';
import { commandingStaff } from '#testing/commanding-staff.ts';

const told = {
  phone_number: '2025550142',
  date_of_birth: '1990-04-12',
  address: {
    street_one: '12 Alder Street',
    street_two: null,
    city: 'Salem',
    state_abbr: 'OR',
    zip_code: '97301',
  },
};
const account = {
  email: 'rosa@example.com',
  confirmed: true,
  mfa_enabled: false,
  phone_number: '2025550177',
};
const { service, staff, rosa, know } = await commandingStaff({
  omar: 'operations',
  sue: 'support',
});
const read = async (userId: string, by = staff.omar) =>
  service.get(`/admin/users/${userId}/contact`, by, await service.tokenOf(by));

describe('GET /admin/users/:id/contact', () => {
  it('says what her account and her application have', async () => {
    service.world.users[rosa] = account;
    know({ '/contact': { told } });
    const reply = await read(rosa);
    expect(reply.json()).toEqual({ phone_number: '2025550177', told });
    const entries = await service.database('audit_entry').where({ action: 'view_contact' });
    expect(entries).toMatchObject([{ subject_id: rosa, staff_id: staff.omar, state: 'done' }]);
    expect(inspect(entries, { depth: null })).not.toMatch(/2025550|Alder/);
  });

  it('says nothing of staff, to whom nothing is done', async () => {
    expect((await read(staff.omar)).statusCode).toBe(404);
    const colleague = await tellOfUsers(service.database).registered();
    await service.addStaff(colleague, 'support');
    const reply = await read(colleague);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'subject_of_staff']);
  });

  it('is refused while one of them does not answer, and is of nobody unknown', async () => {
    service.world.users[rosa] = account;
    service.world.onboarding = () => {
      throw new InternalCallError('away', 503, 'service_unavailable');
    };
    expect((await read(rosa)).statusCode).toBe(503);
    expect((await read(newId())).statusCode).toBe(404);
  });

  it('is not read by support', async () => {
    expect((await read(rosa, staff.sue)).statusCode).toBe(403);
  });
});
