import { newId } from '@reset/service-kit';
import { asStaff } from '@reset/service-kit/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { tellOfUsers } from '#testing/applied-events.ts';
import { commandingStaff } from '#testing/commanding-staff.ts';

const { service, staff, asked, answer } = await commandingStaff({
  omar: 'operations',
  olga: 'operations',
});
const CHANGED = [409, 'being_changed'];
let rosa: string;
beforeEach(async () => {
  rosa = await tellOfUsers(service.database).registered();
});

interface Given {
  opened?: string;
  key?: string;
  path?: string;
}

/** Sets a phone number, unless another path is named, by a dialog that was opened so many seconds ago. */
const change = async (by: string, last: number, { opened, key = newId(), path }: Given = {}) => {
  const isPay = path !== undefined;
  const { statusCode, body } = await service.app.inject({
    method: 'POST',
    url: `/api/v1/admin/users/${rosa}/${path ?? 'update_phone_number'}`,
    headers: {
      ...asStaff(by, { audience: 'admin' }),
      'x-admin-token': await service.tokenOf(by),
      'idempotency-key': key,
      ...(opened !== undefined && { 'x-opened-seconds-ago': opened }),
    },
    payload: {
      reason: 'She called us.',
      ...(isPay ? {} : { phone_number: `202555010${last}` }),
    },
  });
  return [statusCode, body === '' ? null : JSON.parse(body).code];
};
const later = (seconds: number) =>
  service.clock.set(new Date(service.clock.now().getTime() + seconds * 1_000).toISOString());

describe('a change from a dialog that was opened before another one was made', () => {
  it('is refused, and goes through from one that was opened since', async () => {
    const { omar, olga } = staff;
    expect(await change(omar, 1)).toEqual([204, null]);
    later(20);
    expect(await change(olga, 2, { opened: '30' })).toEqual(CHANGED);
    later(3);
    expect(await change(olga, 2, { opened: '3' })).toEqual([204, null]);
    expect(asked).toHaveLength(2);
  });

  it.each(['', '-1', '1.5', 'soon'])(
    'goes through where what is said of it is no time: %j',
    async (opened) => {
      await change(staff.omar, 1);
      later(20);
      expect(await change(staff.olga, 2, { opened })).toEqual([204, null]);
    },
  );

  it.each(['86401', '999999', '99999999999'])(
    'is refused from one that was left open for long: %s',
    async (opened) => {
      await change(staff.omar, 1);
      later(86_000);
      expect(await change(staff.olga, 2, { opened })).toEqual(CHANGED);
    },
  );

  it('goes through where she made the other one herself', async () => {
    await change(staff.omar, 1);
    later(20);
    expect(await change(staff.omar, 2, { opened: '86400' })).toEqual([204, null]);
  });

  it('is answered as before where it comes again by its key', async () => {
    const key = newId();
    const opened = '30';
    expect(await change(staff.olga, 2, { key, opened })).toEqual([204, null]);
    later(5);
    await change(staff.omar, 1);
    later(5);
    expect(await change(staff.olga, 2, { key, opened: '40' })).toEqual([204, null]);
    expect(asked).toHaveLength(2);
  });

  it('is not beside a change of something else', async () => {
    await change(staff.omar, 1);
    later(20);
    const path = 'end_compensation_override';
    answer({ compensation_amount_int: 90_000, pay_frequency: 'weekly' });
    expect(await change(staff.olga, 2, { opened: '30', path })).toEqual([204, null]);
  });
});
