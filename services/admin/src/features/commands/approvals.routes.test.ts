import { InternalCallError, newId } from '@reset/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { tellOfUsers } from '#testing/applied-events.ts';

const [sam, ada, eve, omar, sue] = Array.from({ length: 5 }, newId) as [
  string,
  string,
  string,
  string,
  string,
];
const reason = 'She asked for it.';
const made = { id: newId(), effective_date: '2026-11-23' };
let service: AdminServiceUnderTest;
let asked: Record<string, unknown>[];
let owedCents: number;
let rosa: string;
beforeAll(async () => {
  service = await startAdminService();
  await service.addStaff(sam, 'administrator');
  await service.addStaff(ada, 'approver');
  await service.addStaff(eve, 'approver');
  await service.addStaff(omar, 'operations');
  rosa = await tellOfUsers(service.database).registered();
  await service.addStaff(sue, 'support');
});
beforeEach(() => {
  service.clock.set('2026-11-20T20:00:00Z');
  asked = [];
  owedCents = 25_000;
  // As the member service decides it: by what is owed then, and at most what was asked for.
  service.world.member = (_method, _path, body) => {
    const debit = body as Record<string, unknown>;
    asked.push(debit);
    const cents = Math.min(Number(debit['amount_cents'] ?? owedCents), owedCents);
    return cents > Number(debit['approved_up_to_cents'])
      ? { needs_approval_of_cents: cents, approve_by: '2026-11-20T21:25:00.000Z' }
      : made;
  };
});
afterAll(() => service.stop());

const debit = async (by = omar, of = rosa) => {
  const path = `/admin/users/${of}/debit_external_account`;
  return service.call(by, 'POST', path, { effective_date: '2026-11-21', reason });
};
/** Each of somebody else, so that none is the same as another. */
const wanting = async (by = omar, of = newId()): Promise<string> =>
  (await debit(by, of)).json().approval.id;
const decide = (by: string, id: string, what: 'approve' | 'decline' | 'withdraw') =>
  service.call(by, 'POST', `/admin/approvals/${id}/${what}`);
const find = async (id: string) => {
  const { approvals } = (await service.call(ada, 'GET', '/admin/approvals')).json();
  return approvals.find((approval: { id: string }) => approval.id === id);
};
const logOf = (id: string) =>
  service.database('audit_entry').where({ object_id: id }).orderBy('position');

describe('a debit above what is debited without approval', () => {
  it('waits for another person, and is not made', async () => {
    const reply = await debit();
    expect(reply.statusCode).toBe(202);
    expect(reply.json().approval).toEqual({
      id: expect.any(String),
      action: 'debit_external_account',
      subject_id: rosa,
      subject: { id: rosa, name: 'Rosa Marin', email: expect.any(String) },
      amount: 250,
      changes: [{ field: 'effective_date', before: null, after: '"2026-11-21"' }],
      reason,
      made_by: omar,
      made_by_name: null,
      made_at: '2026-11-20T20:00:00.000Z',
      state: 'pending',
      decided_by: null,
      decided_by_name: null,
      decided_at: null,
      expires_at: '2026-11-23T20:00:00.000Z',
      command_id: null,
      refusal: null,
    });
    expect(asked).toMatchObject([{ approved_up_to_cents: 20_000, made_by: omar }]);
    const entries = await service.database('audit_entry').where({ subject_id: rosa });
    expect(entries.map(({ state }) => state)).toEqual(['asked', 'proposed']);
    expect(entries[1].changes).toEqual({
      effective_date: { after: '2026-11-21' },
      amount_cents: { after: 25_000 },
    });
    const { actions } = (await service.call(ada, 'GET', `/admin/users/${rosa}/actions`)).json();
    expect(actions[0]).toMatchObject({ outcome: 'proposed' });
  });

  it('is made at once up to it, to the cent', async () => {
    owedCents = 20_000;
    const reply = await debit();
    expect([reply.statusCode, reply.json()]).toEqual([201, made]);
  });

  it('is made in the name of who wanted it once another approves it', async () => {
    const id = await wanting(omar, rosa);
    asked = [];
    expect((await decide(ada, id, 'approve')).statusCode).toBe(204);
    expect(asked).toEqual([
      {
        effective_date: '2026-11-21',
        made_by: omar,
        amount_cents: 25_000,
        approved_up_to_cents: 25_000,
      },
    ]);
    const approval = await find(id);
    expect(approval).toMatchObject({ state: 'approved', decided_by: ada });
    const { command } = (
      await service.call(ada, 'GET', `/admin/commands/${approval.command_id}`)
    ).json();
    expect(command).toMatchObject({ staff_id: ada, subject_id: rosa, state: 'done' });
    const proposed = {
      effective_date: { after: '2026-11-21' },
      amount_cents: { after: 25_000 },
    };
    expect(await logOf(id)).toMatchObject([
      {
        action: 'approval.approved',
        staff_id: ada,
        subject_id: rosa,
        state: 'done',
        changes: { ...proposed, state: { before: 'pending', after: 'approved' } },
      },
    ]);
    const given = service.database('audit_entry').where({ command_id: approval.command_id });
    expect(await given.orderBy('position')).toMatchObject([
      { state: 'asked', changes: proposed },
      { state: 'done', changes: { ...proposed, effective_date: { after: '2026-11-23' } } },
    ]);
  });

  it('is refused where its owner refuses it once it is approved, and is not said to be approved', async () => {
    const id = await wanting();
    const said = { error: 'Her bank allows no debits.', errors: { effective_date: ['Not then.'] } };
    service.world.member = () => {
      throw new InternalCallError('member refused', 422, 'cannot_debit', said);
    };
    expect((await decide(ada, id, 'approve')).statusCode).toBe(422);
    const refused = { state: 'refused', decided_by: ada, refusal: said };
    expect(await find(id)).toMatchObject(refused);
    const listed = async (state: string) =>
      (await service.call(ada, 'GET', `/admin/approvals?state=${state}`))
        .json()
        .approvals.some((approval: { id: string }) => approval.id === id);
    expect([await listed('refused'), await listed('approved')]).toEqual([true, false]);
  });

  it('is made of the amount that was approved, whatever is owed by then', async () => {
    const id = await wanting();
    owedCents = 30_000;
    asked = [];
    expect((await decide(ada, id, 'approve')).statusCode).toBe(204);
    expect(asked).toMatchObject([{ amount_cents: 25_000 }]);
    expect(await find(id)).toMatchObject({ amount: 250, state: 'approved' });
  });
});

describe('an approval', () => {
  it.each(['approve', 'decline'] as const)(
    "is never given of one's own by %s, administrators neither",
    async (what) => {
      for (const maker of [sam, ada]) {
        const id = await wanting(maker);
        const reply = await decide(maker, id, what);
        expect([reply.statusCode, reply.json().code]).toEqual([403, 'own_proposal']);
        expect(await find(id)).toMatchObject({ state: 'pending' });
      }
      expect(asked).toHaveLength(2);
    },
  );

  it('makes one effect of two at once', async () => {
    const id = await wanting();
    asked = [];
    const replies = await Promise.all([decide(ada, id, 'approve'), decide(eve, id, 'approve')]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    expect(asked).toHaveLength(1);
    expect(await logOf(id)).toHaveLength(1);
  });

  it('is answered alike to who approves it again, and has one effect', async () => {
    const id = await wanting();
    asked = [];
    const replies = await Promise.all([decide(ada, id, 'approve'), decide(ada, id, 'approve')]);
    replies.push(await decide(ada, id, 'approve'));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect(new Set(service.world.keys.slice(-asked.length)).size).toBe(1);
    expect(await logOf(id)).toHaveLength(1);
  });

  it('is declined for good', async () => {
    const id = await wanting();
    asked = [];
    expect((await decide(ada, id, 'decline')).statusCode).toBe(204);
    expect((await decide(eve, id, 'approve')).statusCode).toBe(409);
    expect(asked).toEqual([]);
    expect(await find(id)).toMatchObject({ state: 'declined', decided_by: ada, command_id: null });
  });

  it('is void after three days, to the millisecond', async () => {
    const [late, timely] = [await wanting(), await wanting()];
    service.clock.set('2026-11-23T19:59:59.999Z');
    expect((await decide(ada, timely, 'approve')).statusCode).toBe(204);
    service.clock.set('2026-11-23T20:00:00Z');
    expect((await decide(ada, late, 'approve')).statusCode).toBe(409);
    expect(await find(late)).toMatchObject({ state: 'expired' });
    const pending = await service.call(ada, 'GET', '/admin/approvals?state=expired');
    expect(pending.json().approvals.map(({ id }: { id: string }) => id)).toContain(late);
  });

  it('whose owner is away is given again by the same key', async () => {
    const id = await wanting();
    const answering = service.world.member;
    service.world.member = () => {
      throw new InternalCallError('away', 503, 'service_unavailable');
    };
    const reply = await decide(ada, id, 'approve');
    expect(reply.statusCode).toBe(202);
    service.world.member = answering;
    asked = [];
    await service.jobs.runSchedule('finish-commands');
    expect(asked).toHaveLength(1);
    expect(service.world.keys.at(-1)).toBe((await find(id)).command_id);
  });

  it('answers 404 for none', async () => {
    expect((await decide(ada, newId(), 'approve')).statusCode).toBe(404);
  });

  it('is taken back by who made it, and by nobody else', async () => {
    const id = await wanting();
    for (const by of [ada, sam]) {
      expect((await decide(by, id, 'withdraw')).json().code).toBe('not_own_proposal');
    }
    for (let time = 0; time < 2; time++) {
      expect((await decide(omar, id, 'withdraw')).statusCode).toBe(204);
    }
    expect(await find(id)).toMatchObject({ state: 'withdrawn', decided_by: null });
    expect((await decide(ada, id, 'approve')).statusCode).toBe(409);
    expect(await logOf(id)).toMatchObject([{ action: 'approval.withdrawn', staff_id: omar }]);
    expect((await decide(omar, newId(), 'withdraw')).statusCode).toBe(404);
  });

  it('of the same is one, whoever asks for it again, until it is decided', async () => {
    const id = await wanting(omar, rosa);
    const again = await Promise.all([wanting(omar, rosa), wanting(sam, rosa), wanting(omar, rosa)]);
    expect(again).toEqual([id, id, id]);
    expect((await debit(sam, rosa)).json()).toMatchObject({
      approval: { made_by: omar },
      asked_before: true,
    });
    expect((await debit(omar, newId())).json()).toMatchObject({ asked_before: false });
    expect(await wanting(omar, newId())).not.toBe(id);
    owedCents = 26_000;
    expect(await wanting(omar, rosa)).not.toBe(id);
    owedCents = 25_000;
    await decide(omar, id, 'withdraw');
    expect(await wanting(omar, rosa)).not.toBe(id);
  });

  it('is read alone, with what it proposes, by who may make or approve it', async () => {
    const id = await wanting(omar, rosa);
    const path = `/admin/approvals/${id}`;
    const { approval } = (await service.call(omar, 'GET', path)).json();
    expect(approval).toMatchObject({
      id,
      subject: { id: rosa },
      changes: [{ after: '"2026-11-21"' }],
    });
    expect((await service.call(sue, 'GET', path)).statusCode).toBe(403);
    expect((await service.call(omar, 'GET', `/admin/approvals/${newId()}`)).statusCode).toBe(404);
  });
});

describe('what waits to be approved', () => {
  it('is a case that is due at the cut-off of its day, until it is decided', async () => {
    const id = await wanting();
    const cases = async (state: string) =>
      (await service.call(ada, 'GET', `/admin/cases?kind=approval&state=${state}`)).json().cases;
    expect(await cases('open')).toContainEqual(
      expect.objectContaining({ id, amount: 250, due_at: '2026-11-20T21:25:00.000Z' }),
    );
    await decide(ada, id, 'decline');
    expect(await cases('closed')).toContainEqual(
      expect.objectContaining({ id, closed_as: 'declined' }),
    );
  });
});
