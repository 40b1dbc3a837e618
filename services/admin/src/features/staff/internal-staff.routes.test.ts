import { newId } from '@reset/service-kit';
import { asCaller, asStaff } from '@reset/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';

const [sam, ada] = [newId(), newId()];
let service: AdminServiceUnderTest;
beforeEach(async () => {
  service = await startAdminService();
});
afterEach(() => service.stop());

const staff = () => service.database('staff').orderBy('user_id').pluck('user_id');
const told = async () =>
  (await service.events()).map((event) => [event.type, event.subject, event.subject_version]);

describe('PUT /internal/staff/:id', () => {
  it('makes somebody a member of staff and tells it', async () => {
    expect((await service.addStaff(sam)).statusCode).toBe(204);
    expect(await staff()).toEqual([sam]);
    expect(await service.events()).toEqual([
      {
        position: expect.any(String),
        type: 'staff.added',
        subject: sam,
        subject_version: 1,
        payload: {},
        occurred_at: '2026-11-20T20:00:00.000Z',
      },
    ]);
  });

  it('may be sent twenty times at once, and is told once', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => service.addStaff(sam)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(204));
    expect(await told()).toEqual([['staff.added', sam, 1]]);
  });
});

describe('the role in PUT /internal/staff/:id', () => {
  const roles = () => service.database('staff').orderBy('added_at').pluck('role');

  it('is that of an administrator unless it is named', async () => {
    await service.addStaff(sam);
    await service.addStaff(ada, 'operations');
    expect(await roles()).toEqual(['administrator', 'operations']);
  });

  it('stays what it is when it is not named, and changes when it is', async () => {
    await service.addStaff(sam);
    await service.addStaff(ada, 'operations');
    await service.addStaff(ada);
    expect(await roles()).toEqual(['administrator', 'operations']);
    await service.addStaff(ada, 'administrator');
    expect(await roles()).toEqual(['administrator', 'administrator']);
    expect(await told()).toHaveLength(2);
  });

  it('is not taken from the last administrator', async () => {
    await service.addStaff(sam);
    const reply = await service.addStaff(sam, 'operations');
    expect(reply.statusCode).toBe(409);
    expect(await roles()).toEqual(['administrator']);
  });
});

describe('DELETE /internal/staff/:id', () => {
  it('ends it, tells it, and may be sent again', async () => {
    await service.addStaff(sam);
    await service.addStaff(ada);
    for (let time = 0; time < 2; time++) {
      expect((await service.removeStaff(sam)).statusCode).toBe(204);
    }
    expect(await staff()).toEqual([ada]);
    await service.addStaff(sam);
    expect((await told()).filter(([, subject]) => subject === sam)).toEqual([
      ['staff.added', sam, 1],
      ['staff.removed', sam, 2],
      ['staff.added', sam, 3],
    ]);
  });

  it('ends her sessions in the back office', async () => {
    await service.addStaff(sam);
    await service.addStaff(ada);
    await service.tokenOf(sam);
    await service.removeStaff(sam);
    expect(await service.database('admin_session')).toEqual([]);
  });

  it('refuses to leave nobody who manages the staff', async () => {
    await service.addStaff(sam);
    await service.addStaff(ada, 'operations');
    const reply = await service.removeStaff(sam);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'last_administrator' });
    expect(await told()).toHaveLength(2);
  });

  it('leaves one of two who remove one another at once', async () => {
    await service.addStaff(sam);
    await service.addStaff(ada);
    const replies = await Promise.all([service.removeStaff(sam), service.removeStaff(ada)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    expect(await staff()).toHaveLength(1);
  });
});

describe.each(['PUT', 'DELETE'] as const)('%s /internal/staff/:id', (method) => {
  const send = (id: string, headers: Record<string, string>) =>
    service.app.inject({ method, url: `/internal/staff/${id}`, headers });
  const audience = 'admin';

  it('is for the operator alone', async () => {
    await service.addStaff(ada);
    const refused: [number, Record<string, string>][] = [
      [401, {}],
      [401, asStaff(ada, { audience })],
      [401, asCaller('operator', { audience: 'public' })],
      [401, asCaller('operator', { audience, signedBy: 'gateway' })],
      [403, asCaller('gateway', { audience })],
      [403, asCaller('public', { audience })],
    ];
    for (const [status, headers] of refused) {
      expect((await send(sam, headers)).statusCode).toBe(status);
    }
    expect(await staff()).toEqual([ada]);
  });

  it('refuses what is no id', async () => {
    for (const id of ['1', sam.toUpperCase(), `${sam}%0a`, "1'--"]) {
      expect((await send(id, asCaller('operator', { audience }))).statusCode).toBe(422);
    }
  });
});

describe('what is told of staff', () => {
  it('is for the public service and the gateway alone', async () => {
    for (const caller of ['member', 'onboarding', 'operator']) {
      const headers = asCaller(caller, { audience: 'admin' });
      const reply = await service.app.inject({ url: '/internal/events?after=0', headers });
      expect(reply.statusCode).toBe(403);
    }
  });
});
