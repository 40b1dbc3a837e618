import type { AuditCheck, AuditEntries } from '@reset/api-contract/admin/audit.ts';
import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { tellOfUsers } from '#testing/applied-events.ts';
import { appendAudit } from './audit.store.ts';

const [sam, ada, omar, sal] = [newId(), newId(), newId(), newId()];
let service: AdminServiceUnderTest;
let rosa: string;
beforeAll(async () => {
  service = await startAdminService();
  await service.addStaff(sam);
  await service.addStaff(ada, 'approver');
  await service.addStaff(omar, 'operations');
  await service.addStaff(sal, 'support');
  rosa = await tellOfUsers(service.database).registered();
  await append({
    at: '2026-11-20T20:00:00Z',
    staffId: omar,
    action: 'disconnect',
    subjectId: rosa,
  });
  await append({ at: '2026-11-21T20:00:00Z', staffId: sam, action: 'reject', subjectId: rosa });
  await append({ at: '2026-11-22T20:00:00Z', staffId: sam, action: 'reject', subjectId: newId() });
});
afterAll(() => service.stop());

type Appended = { at: string; staffId: string; action: string; subjectId: string };
const append = ({ at, ...entry }: Appended) =>
  service.database.transaction((transaction) =>
    appendAudit(transaction, {
      ...entry,
      at: new Date(at),
      reason: 'She asked.',
      changes: { status: { before: null, after: { is: 'over' } }, muted: { after: true } },
      state: 'done',
      requestId: newId(),
    }),
  );
const read = async (query: object = {}, by = ada) => {
  const search = new URLSearchParams(query as Record<string, string>);
  return service.call(by, 'GET', `/admin/audit_entries?${search}`);
};
const actionsOf = async (query: object, by = ada) =>
  (await read(query, by)).json<AuditEntries>().audit_entries.map(({ action }) => action);

describe('GET and POST /admin/audit_check', () => {
  const look = async (by = omar) =>
    (await service.call(by, 'GET', '/admin/audit_check')).json<AuditCheck>().check;

  it('tell whether the chain holds, by the daily look and by one now', async () => {
    expect(await look()).toBeNull();
    await service.jobs.runSchedule('audit-check');
    const head = await service.database('audit_head').first();
    expect(await look()).toEqual({
      checked_at: service.clock.now().toISOString(),
      position: Number(head.position),
      hash: head.hash.toString('hex'),
      broken_at: [],
    });
    await service.database.transaction(async (transaction) => {
      await transaction.raw('SET LOCAL session_replication_role = replica');
      await transaction.raw('GRANT ALL ON audit_entry TO CURRENT_USER');
      await transaction('audit_entry').where({ position: 5 }).update({ state: 'asked' });
    });
    const now = await service.call(ada, 'POST', '/admin/audit_check');
    expect(now.json<AuditCheck>().check).toMatchObject({ broken_at: [5] });
    expect(await look(sal)).toMatchObject({ broken_at: [5] });
    expect(service.logged).toContainEqual(
      expect.objectContaining({ event: 'audit_broken', positions: [5] }),
    );
    await service.database.transaction(async (transaction) => {
      await transaction.raw('SET LOCAL session_replication_role = replica');
      await transaction('audit_entry').where({ position: 5 }).update({ state: 'done' });
    });
  });

  it('look now for approvers alone', async () => {
    const reply = await service.call(sal, 'POST', '/admin/audit_check');
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'role_required']);
  });
});

describe('GET /admin/audit_entries', () => {
  it('has the hash of each and of the one before, as they are chained', async () => {
    const { audit_entries: entries } = (await read()).json<AuditEntries>();
    for (const [index, entry] of entries.slice(0, -1).entries()) {
      expect(entry.former_hash).toBe(entries[index + 1]?.hash);
    }
    expect(entries.at(-1)?.former_hash).toBe('0'.repeat(64));
  });

  it('has what was done, by whom and to whom, the newest first', async () => {
    const { audit_entries: entries } = (await read({ user_id: rosa })).json<AuditEntries>();
    expect(entries.map(({ action }) => action)).toEqual(['reject', 'disconnect']);
    expect(entries[0]).toEqual({
      position: 6,
      at: '2026-11-21T20:00:00.000Z',
      staff: { id: sam, name: null },
      on_behalf_of: null,
      action: 'reject',
      subject: { id: rosa, name: 'Rosa Marin' },
      object: null,
      reason: 'She asked.',
      changes: expect.arrayContaining([
        { field: 'status', before: 'null', after: '{"is":"over"}' },
        { field: 'muted', before: null, after: 'true' },
      ]),
      state: 'done',
      refusal: null,
      command_id: null,
      request_id: expect.any(String),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      former_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it.each([
    [{ staff_id: omar }, ['disconnect']],
    [{ action: 'reject' }, ['reject', 'reject']],
    [{ from: '2026-11-21T20:00:00Z', action: 'reject' }, ['reject', 'reject']],
    [{ from: '2026-11-21T20:00:00.001Z', action: 'reject' }, ['reject']],
    [{ to: '2026-11-21T20:00:00Z', staff_id: sam, action: 'reject' }, []],
    [{ before: '6', staff_id: omar }, ['disconnect']],
    [{ staff_id: newId() }, []],
  ])('is searched by %j', async (query, actions) => {
    expect(await actionsOf(query)).toEqual(actions);
  });

  it.each([
    { from: 'yesterday, somewhere else' },
    { before: '0' },
    { page: '2' },
    { user_id: '1' },
  ])('refuses %j', async (query) => {
    expect((await read(query)).statusCode).toBe(422);
  });

  it.each([sal, omar])('shows her own alone to who is no approver', async (by) => {
    const own = (await read({}, by)).json<AuditEntries>().audit_entries;
    expect(own.every(({ staff }) => staff?.id === by)).toBe(true);
    expect(await actionsOf({ staff_id: by }, by)).toEqual(own.map(({ action }) => action));
    const others = await read({ staff_id: sam }, by);
    expect([others.statusCode, others.json().code]).toEqual([403, 'role_required']);
  });

  it('comes in pages of 50 that leave out none and show none twice', async () => {
    const [busy, count] = [newId(), 120];
    for (let made = 0; made < count; made++) {
      await append({ at: '2026-11-23T20:00:00Z', staffId: busy, action: 'x', subjectId: rosa });
    }
    const seen: number[] = [];
    let before: number | null = null;
    const sizes: number[] = [];
    do {
      const query = { staff_id: busy, ...(before === null ? {} : { before: String(before) }) };
      const page: AuditEntries = (await read(query, sam)).json<AuditEntries>();
      seen.push(...page.audit_entries.map(({ position }) => position));
      sizes.push(page.audit_entries.length);
      before = page.next_before;
    } while (before !== null);
    expect(sizes).toEqual([50, 50, 20]);
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
    expect(new Set(seen).size).toBe(count);
  });
});
