import { newId } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import { tellOfUsers } from '#testing/applied-events.ts';
import { exportingStaff } from '#testing/exporting-staff.ts';

const { service, ada, request, list, download, made } = exportingStaff();
const NOW = '2026-11-20T20:00:00.000Z';
const A_DAY_LATER = '2026-11-21T20:00:00.000Z';

describe('POST /admin/export_data', () => {
  it('makes the file and mails a link to who asked, without the file [ADM-109]', async () => {
    await tellOfUsers(service().database).registered();
    const sent = service().mails.length;
    const reply = await request('users');
    expect([reply.statusCode, reply.json()]).toEqual([202, {}]);
    expect(await list()).toMatchObject([{ type: 'users', state: 'waiting', rows: 0 }]);
    await service().jobs.finish();
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
    const [mail, ...others] = service().mails.slice(sent);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'ada@example.com',
      subject: 'Your export is ready: Users',
      text: expect.stringContaining(`${service().context.config.ORIGIN}/admin?exports`),
    });
    expect(JSON.stringify(mail)).not.toContain('rosa.marin');
  });

  it.each(['', 'everything', 'USERS', null])('refuses the type %j [ADM-110]', async (type) => {
    const reply = await request(type as string);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: { type: expect.any(Array) } });
  });

  it('refuses a body without a type [ADM-110]', async () => {
    const reply = await service().call(ada(), 'POST', '/admin/export_data', {});
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: { type: expect.any(Array) } });
  });

  it('is one export for one key, also twice at once', async () => {
    const key = newId();
    const replies = await Promise.all([request('users', { key }), request('users', { key })]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    await service().jobs.finish();
    expect((await request('users', { key })).statusCode).toBe(202);
    await service().jobs.finish();
    expect(await list()).toHaveLength(1);
    expect(await service().database('audit_entry').where({ object_id: key })).toHaveLength(1);
  });

  it('refuses a key of another export, of another person, and what is no key', async () => {
    const key = newId();
    await request('users', { key });
    const eve = newId();
    await service().addStaff(eve);
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
    const entry = { staff_id: ada(), object_kind: 'export', state: 'done' };
    expect(
      await service().database('audit_entry').where({ object_id: id }).orderBy('position'),
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
    await service().addStaff(eve);
    const foreign = await download(id, eve);
    const absent = await download(newId(), eve);
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, absent.json().code]);
    expect(await list(eve)).toEqual([]);
  });

  it('is there for a day, and erased by the job then', async () => {
    const id = await made('users');
    service().clock.set('2026-11-21T19:59:59.999Z');
    await service().jobs.runSchedule('erase-exports');
    expect((await download(id)).statusCode).toBe(200);
    service().clock.set(A_DAY_LATER);
    expect((await download(id)).statusCode).toBe(404);
    expect(await list()).toEqual([]);
    await service().jobs.runSchedule('erase-exports');
    expect(await service().database('export').where({ id })).toEqual([]);
    expect(await service().database('export_part').where({ export_id: id })).toEqual([]);
  });

  it('goes with who leaves the staff', async () => {
    const id = await made('users');
    await service().addStaff(newId());
    await service().removeStaff(ada());
    expect(await service().database('export_part').where({ export_id: id })).toEqual([]);
  });

  it('is not there before it is made, which has failed after an hour', async () => {
    const key = newId();
    await request('users', { key });
    expect((await download(key)).statusCode).toBe(404);
    expect(await list()).toMatchObject([{ id: key, state: 'waiting', rows: 0 }]);
    service().clock.set('2026-11-20T21:00:00Z');
    expect(await list()).toMatchObject([{ id: key, state: 'failed', rows: null }]);
    await service().jobs.finish();
    expect(await list()).toMatchObject([{ id: key, state: 'ready' }]);
  });
});
