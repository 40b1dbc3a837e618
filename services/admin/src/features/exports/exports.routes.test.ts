import type { Export, ExportType } from '@reset/api-contract/admin/export-data.ts';
import { newId } from '@reset/service-kit';
import { asStaff } from '@reset/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import {
  forgetEvents,
  tellOfCards,
  tellOfLists,
  tellOfMember,
  tellOfUsers,
} from '#testing/applied-events.ts';

const NOW = '2026-11-20T20:00:00.000Z';
const A_DAY_LATER = '2026-11-21T20:00:00.000Z';
let service: AdminServiceUnderTest;
/** An administrator, of whom the lists know. */
let ada: string;
beforeAll(async () => {
  service = await startAdminService();
});
beforeEach(async () => {
  service.clock.set(NOW);
  await service.database('export').delete();
  await forgetEvents(service.database);
  const changes = { email: 'ada@example.com', first_name: 'Ada', last_name: 'Admin' };
  ada = await tellOfUsers(service.database).registered(changes);
  await service.addStaff(ada);
});
afterAll(() => service.stop());

const request = async (type: string, { by = ada, key = newId() } = {}) =>
  service.app.inject({
    method: 'POST',
    url: '/api/v1/admin/export_data',
    headers: {
      ...asStaff(by, { audience: 'admin' }),
      'x-admin-token': await service.tokenOf(by),
      'idempotency-key': key,
    },
    payload: { type },
  });
const list = async (by = ada) =>
  (await service.call(by, 'GET', '/admin/exports')).json<{ exports: Export[] }>().exports;
const download = (id: string, by = ada) => service.call(by, 'GET', `/admin/exports/${id}/file`);

/** Asked for, made and mailed. @returns its id */
async function made(type: ExportType): Promise<string> {
  const key = newId();
  expect((await request(type, { key })).statusCode).toBe(202);
  await service.jobs.finish();
  return key;
}

/** The file's rows by column; the header's names are the keys. */
async function rowsOf(type: ExportType): Promise<Record<string, string>[]> {
  const [header = '', ...lines] = (await download(await made(type))).body
    .replace('\uFEFF', '')
    .split('\r\n');
  const names = header.split(',');
  return lines.filter(Boolean).map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

describe('POST /admin/export_data', () => {
  it('makes the file and mails a link to who asked, without the file [ADM-109]', async () => {
    await tellOfUsers(service.database).registered();
    const sent = service.mails.length;
    const reply = await request('users');
    expect([reply.statusCode, reply.json()]).toEqual([202, {}]);
    expect(await list()).toMatchObject([{ type: 'users', state: 'waiting', rows: null }]);
    await service.jobs.finish();
    expect(await list()).toEqual([
      {
        id: expect.any(String),
        type: 'users',
        state: 'ready',
        rows: 2,
        asked_at: NOW,
        expires_at: A_DAY_LATER,
      },
    ]);
    const [mail, ...others] = service.mails.slice(sent);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'ada@example.com',
      subject: 'Your export is ready: Users',
      text: expect.stringContaining(`${service.context.config.ORIGIN}/admin?exports`),
    });
    expect(JSON.stringify(mail)).not.toContain('rosa.marin');
  });

  it.each(['', 'everything', 'USERS', null])('refuses the type %j [ADM-110]', async (type) => {
    const reply = await request(type as string);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: { type: expect.any(Array) } });
  });

  it('refuses a body without a type [ADM-110]', async () => {
    const reply = await service.call(ada, 'POST', '/admin/export_data', {});
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: { type: expect.any(Array) } });
  });

  it('is one export for one key, also twice at once', async () => {
    const key = newId();
    const replies = await Promise.all([request('users', { key }), request('users', { key })]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    await service.jobs.finish();
    expect((await request('users', { key })).statusCode).toBe(202);
    await service.jobs.finish();
    expect(await list()).toHaveLength(1);
    expect(await service.database('audit_entry').where({ object_id: key })).toHaveLength(1);
  });

  it('refuses a key of another export, of another person, and what is no key', async () => {
    const key = newId();
    await request('users', { key });
    const eve = newId();
    await service.addStaff(eve);
    for (const reply of [
      await request('waitlist', { key }),
      await request('users', { by: eve, key }),
    ]) {
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toMatchObject({ code: 'idempotency_key_reused' });
    }
    expect((await request('users', { key: 'none' })).statusCode).toBe(422);
  });

  it('refuses the 21st that somebody keeps', async () => {
    for (let count = 0; count < 20; count += 1) await request('waitlist');
    const reply = await request('waitlist');
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'too_many_exports']);
  });

  it('is logged with its type, and each download too', async () => {
    const id = await made('waitlist');
    await download(id);
    await download(id);
    const entry = { staff_id: ada, object_kind: 'export', state: 'done' };
    expect(
      await service.database('audit_entry').where({ object_id: id }).orderBy('position'),
    ).toEqual(
      ['export.make', 'export.download', 'export.download'].map((action) =>
        expect.objectContaining({ ...entry, action, changes: { type: { after: 'waitlist' } } }),
      ),
    );
  });
});

describe('GET /admin/exports/:id/file', () => {
  it('is a CSV that is saved and kept by no cache, as long as it says [ADM-109]', async () => {
    const reply = await download(await made('users_for_analytics'));
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="reset-users-for-analytics-2026-11-20.csv"',
      'cache-control': 'no-store',
      'content-length': String(reply.rawPayload.length),
    });
  });

  it('is nobody else’s', async () => {
    const id = await made('users');
    const eve = newId();
    await service.addStaff(eve);
    const foreign = await download(id, eve);
    const absent = await download(newId(), eve);
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, absent.json().code]);
    expect(await list(eve)).toEqual([]);
  });

  it('is there for a day, and erased by the job then', async () => {
    const id = await made('users');
    service.clock.set('2026-11-21T19:59:59.999Z');
    await service.jobs.runSchedule('erase-exports');
    expect((await download(id)).statusCode).toBe(200);
    service.clock.set(A_DAY_LATER);
    expect((await download(id)).statusCode).toBe(404);
    expect(await list()).toEqual([]);
    await service.jobs.runSchedule('erase-exports');
    expect(await service.database('export').where({ id })).toEqual([]);
    expect(await service.database('export_part').where({ export_id: id })).toEqual([]);
  });

  it('goes with who leaves the staff', async () => {
    const id = await made('users');
    await service.addStaff(newId());
    await service.removeStaff(ada);
    expect(await service.database('export_part').where({ export_id: id })).toEqual([]);
  });

  it('is not there before it is made, which has failed after an hour', async () => {
    const key = newId();
    await request('users', { key });
    expect((await download(key)).statusCode).toBe(404);
    service.clock.set('2026-11-20T21:00:00Z');
    expect(await list()).toMatchObject([{ id: key, state: 'failed', rows: null }]);
    await service.jobs.finish();
    expect(await list()).toMatchObject([{ id: key, state: 'ready' }]);
  });
});

describe('a file', () => {
  it('of users has what the lists show of each, the newest first', async () => {
    const at = '2026-11-20T20:00:01.000Z';
    const rosa = await tellOfUsers(service.database).registered({ created_at: at });
    await tellOfMember(service.database, rosa, { spending_limit_cents: 12_305, muted: true });
    const [first, second] = await rowsOf('users');
    expect(first).toMatchObject({
      id: rosa,
      first_name: 'Rosa',
      email: 'rosa.marin@example.com',
      admin: 'false',
      dsl: '123.05',
      muted: 'true',
      repayment_method: 'ach_debit_flow',
      created_at: at,
    });
    expect(second).toMatchObject({ id: ada, admin: 'true', dsl: '' });
  });

  it('for analytics has neither names nor addresses nor phones', async () => {
    const phone_number = '2025550143';
    await tellOfUsers(service.database).registered({ phone_number });
    const rows = await rowsOf('users_for_analytics');
    expect(rows).toHaveLength(2);
    expect(rows[0]).not.toHaveProperty('email');
    const said = JSON.stringify(rows);
    for (const personal of ['Rosa', 'Marin', '@', phone_number, 'Ada']) {
      expect(said).not.toContain(personal);
    }
  });

  it('of card accounts has who has a card, with the last four of hers', async () => {
    const { database } = service;
    const rosa = await tellOfUsers(database).registered();
    await tellOfCards(database).opened(rosa);
    await tellOfMember(database, rosa, { card_last_fours: ['0143', '2211'] });
    expect(await rowsOf('card_accounts')).toMatchObject([
      { id: rosa, card_last_fours: '0143 2211', dsl: '423.00' },
    ]);
  });

  it('of card usage has all purchases to the cent, of the reading that is shown', async () => {
    const { database } = service;
    const id = await tellOfLists(database).recorded({ amount_cents: 29 });
    const large = await tellOfLists(database).recorded({ amount_cents: 999_999_999 });
    const [next] = await database('subscription')
      .insert({ owner: 'member', is_live: false })
      .returning('generation');
    await tellOfLists(database, next.generation).recorded();
    expect(await rowsOf('card_usage')).toMatchObject([
      { id: large, amount: '9999999.99' },
      { id, amount: '0.29', merchant_name: 'Harbor Street Grocery', network_state: 'authorized' },
    ]);
  });

  it('of the waitlist has who waits, none of it a formula', async () => {
    const id = await tellOfLists(service.database).waits({
      name: '=cmd()',
      email: 'wanda@example.com',
      bank_account_eligible: 'green',
      bank_account_name: null,
      payroll_provider_eligible: 'yellow',
      payroll_provider_name: '@Payroll',
      payroll_provider_jobs: ['income', 'shifts'],
      income_type: 'hourly',
      time_and_attendance_platform_name: '-',
      eligible: 'yellow',
      created_at: NOW,
    });
    expect(await rowsOf('waitlist')).toEqual([
      {
        id,
        name: "'=cmd()",
        email: 'wanda@example.com',
        bank_account_name: '',
        bank_account_eligible: 'green',
        payroll_provider_name: "'@Payroll",
        payroll_provider_eligible: 'yellow',
        payroll_provider_jobs: 'income shifts',
        income_type: 'hourly',
        time_and_attendance_platform_name: "'-",
        eligible: 'yellow',
        created_at: NOW,
      },
    ]);
  });

  it('without a row is its header', async () => {
    expect((await download(await made('waitlist'))).body).toMatch(/^\uFEFFid,name,[a-z_,]+\r\n$/);
  });

  it('waits for a list that is put together', async () => {
    await tellOfLists(service.database).recorded();
    await service.database('list_length').update({ length: null });
    const key = newId();
    await request('card_usage', { key });
    await expect(service.jobs.finish()).rejects.toThrow('put together');
    await service.database('list_length').update({ length: 1 });
    await service.jobs.finish();
    expect(await list()).toMatchObject([{ id: key, state: 'ready', rows: 1 }]);
  });
});
