import { InternalCallError, newId } from '@reset/service-kit';
import { asStaff } from '@reset/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';

const [sam, ada, omar] = [newId(), newId(), newId()];
const [schedule, rosa] = [newId(), newId()];
const reason = 'She called us.';
let service: AdminServiceUnderTest;
let asked: unknown[][];
beforeAll(async () => {
  service = await startAdminService();
  await service.addStaff(sam, 'approver');
  await service.addStaff(ada, 'approver');
  await service.addStaff(omar, 'operations');
});
beforeEach(() => {
  service.clock.set('2026-11-20T20:00:00Z');
  service.world.keys.length = 0;
  service.world.subjects = { [schedule]: rosa };
  asked = [];
  answer({});
});
afterAll(() => service.stop());

/** The member service answers so, and what it is asked is kept. */
function answer(reply: object | Error): void {
  service.world.member = (...call) => {
    asked.push(call);
    if (reply instanceof Error) throw reply;
    return reply;
  };
}
const away = new InternalCallError('away', 503, 'service_unavailable');
const refused = new InternalCallError('late', 409, 'conflict', { error: 'This was changed.' });

const give = (path: string, payload: object = { reason }, by = sam) =>
  service.call(by, 'POST', `/admin/${path}`, payload);
const approve = `repayment_schedules/${schedule}/approve`;
/** With the browser's own key. */
const givenBy = async (
  key: string,
  { payload = { reason } as object, by = sam, path = approve } = {},
) =>
  service.app.inject({
    method: 'POST',
    url: `/api/v1/admin/${path}`,
    headers: {
      ...asStaff(by, { audience: 'admin' }),
      'x-admin-token': await service.tokenOf(by),
      'idempotency-key': key,
    },
    payload,
  });
const commandOf = (id: string) => service.database('command').where({ id }).first();
const lastCommand = () => service.database('command').orderBy('id', 'desc').first();
const logOf = (commandId: string) =>
  service.database('audit_entry').where({ command_id: commandId }).orderBy('position');
const finish = () => service.jobs.runSchedule('finish-commands');

const kept = {
  id: schedule,
  user_id: rosa,
  schedule_type: 'weekly',
  active: true,
  approval_status: 'pending',
  business_day_adjustment: 'after',
  recurring_day_of_month: null,
  recurring_day_of_week: 5,
  recurring_week_of_month: null,
  previous_bi_weekly_pay_date: null,
  created_at: '2026-11-21T20:00:00.000Z',
  updated_at: '2026-11-21T20:00:00.000Z',
};
const wanted = { user_id: rosa, schedule_type: 'weekly', business_day_adjustment: 'after' };

describe('POST /admin/repayment_schedules', () => {
  it('makes one in the name of who asks [ADM-130]', async () => {
    answer({ repayment_schedule: kept });
    const reply = await give('repayment_schedules', { repayment_schedule: wanted, reason });
    expect([reply.statusCode, reply.json()]).toEqual([201, { repayment_schedule: kept }]);
    expect(asked).toEqual([
      ['POST', '/internal/repayment_schedules', { repayment_schedule: wanted, made_by: sam }],
    ]);
    const { id } = await lastCommand();
    expect(service.world.keys).toEqual([id]);
    expect(await logOf(id)).toMatchObject([
      { state: 'asked', subject_id: rosa, changes: { repayment_schedule: { after: wanted } } },
      { state: 'done', subject_id: rosa, staff_id: sam, action: 'repayment_schedule.make', reason },
    ]);
  });

  it('is refused as the member service refuses, field by field', async () => {
    const errors = { recurring_day_of_week: ['This is required.'] };
    const said = { error: 'Some fields are wrong.', errors };
    answer(new InternalCallError('refused', 422, 'invalid_request', said));
    const reply = await give('repayment_schedules', { repayment_schedule: wanted, reason });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ ...said, code: 'invalid_request' });
  });
});

describe('POST /admin/…', () => {
  it.each([
    approve,
    `repayment_schedules/${schedule}/inactivate`,
    `repayment_instances/${schedule}/cancel`,
  ])(
    '%s is given to its owner, who says whose it was [ADM-131, ADM-132, ADM-133]',
    async (path) => {
      answer({ user_id: rosa });
      expect((await give(path)).statusCode).toBe(204);
      expect(asked).toEqual([['POST', `/internal/${path}`, { made_by: sam }]]);
      const { id } = await lastCommand();
      expect(await logOf(id)).toMatchObject([
        { state: 'asked', object_id: schedule, subject_id: rosa },
        { state: 'done', object_id: schedule, subject_id: rosa },
      ]);
      answer(refused);
      const reply = await give(path);
      expect([reply.statusCode, reply.json().error]).toEqual([409, 'This was changed.']);
      expect(await logOf((await lastCommand()).id)).toMatchObject([
        { state: 'asked', subject_id: rosa },
        {
          state: 'refused',
          subject_id: rosa,
          refusal: { code: 'conflict', error: 'This was changed.' },
        },
      ]);
    },
  );

  it('users/:id/debit_external_account says what is against it [ADM-169, ADM-170]', async () => {
    const made = { id: schedule, effective_date: '2026-11-23' };
    answer({ ...made, amount_cents: 2_100 });
    const debit = () =>
      give(`users/${rosa}/debit_external_account`, { effective_date: '2026-11-22', reason });
    const reply = await debit();
    expect([reply.statusCode, reply.json()]).toEqual([201, made]);
    expect((await logOf((await lastCommand()).id))[1].changes).toEqual({
      effective_date: { after: '2026-11-23' },
      amount_cents: { after: 2_100 },
    });
    const body = { effective_date: '2026-11-22', made_by: sam, approved_up_to_cents: 20_000 };
    expect(asked).toEqual([['POST', `/internal/members/${rosa}/debits`, body]]);
    const said = { error: 'No outstanding balance.' };
    answer(new InternalCallError('refused', 422, 'cannot_debit', said));
    expect((await debit()).json()).toMatchObject(said);
  });

  it.each([
    [{}],
    [{ reason: '' }],
    [{ reason: '   ' }],
    [{ reason: ' \u200b\u202e ' }],
    [{ reason: 'x'.repeat(501) }],
  ])('refuses %j, which gives no reason that can be kept', async (payload) => {
    const before = await service.database('audit_entry').count();
    expect((await give(approve, payload)).statusCode).toBe(422);
    expect(asked).toEqual([]);
    expect(await service.database('audit_entry').count()).toEqual(before);
  });
});

describe('a command whose answer is lost', () => {
  it.each([
    ['an owner that is away', away],
    ['an owner that broke', new InternalCallError('broke', 500, 'internal_error', { error: 'x' })],
    ['a connection that was cut', new TypeError('terminated')],
    [
      'an owner that does not believe us yet',
      new InternalCallError('no', 401, 'unauthorized', { error: 'Unauthorized' }),
    ],
  ])(
    'is under way, and asked again by its key until there is an answer: %s',
    async (_who, error) => {
      answer(error);
      const reply = await give(approve);
      expect(reply.statusCode).toBe(202);
      const { id } = reply.json().command;
      expect(reply.json()).toEqual({
        command: {
          id,
          action: 'repayment_schedule.approve',
          subject_id: rosa,
          staff_id: sam,
          state: 'asked',
          asked_at: '2026-11-20T20:00:00.000Z',
          ended_at: null,
          error: null,
          code: null,
        },
      });
      await finish();
      expect((await commandOf(id)).state).toBe('asked');
      answer({ user_id: rosa });
      await finish();
      await finish();
      expect(service.world.keys).toEqual([id, id, id]);
      const standing = await service.call(sam, 'GET', `/admin/commands/${id}`);
      expect(standing.json().command).toMatchObject({ state: 'done', subject_id: rosa });
      expect(await logOf(id)).toMatchObject([{ state: 'asked' }, { state: 'done' }]);
    },
  );

  it('may turn out to be refused', async () => {
    answer(away);
    const { id } = (await give(approve)).json().command;
    answer(refused);
    await finish();
    const { command } = (await service.call(sam, 'GET', `/admin/commands/${id}`)).json();
    expect(command).toMatchObject({
      state: 'refused',
      code: 'conflict',
      error: 'This was changed.',
    });
    expect(await logOf(id)).toMatchObject([{ state: 'asked' }, { state: 'refused' }]);
  });

  it('is asked again for seven days, and is an alert from then on', async () => {
    answer(away);
    const { id } = (await give(approve)).json().command;
    service.world.keys.length = 0;
    service.clock.set('2026-11-27T20:00:00.001Z');
    await finish();
    expect(service.world.keys).toEqual([]);
    expect(service.logged.at(-1)).toMatchObject({ event: 'command_unanswered', ids: [id] });
    service.clock.set('2026-11-27T20:00:00Z');
    answer(refused);
    await finish();
    expect(service.world.keys).toEqual([id]);
  });

  it('is told to who gave it and to approvers, and to nobody else', async () => {
    answer(away);
    const path = `repayment_schedules/${schedule}/inactivate`;
    const ofSam = (await give(path)).json().command.id;
    const ofOmar = (await give(path, { reason }, omar)).json().command.id;
    const read = async (by: string, id: string) =>
      (await service.call(by, 'GET', `/admin/commands/${id}`)).statusCode;
    expect([await read(ada, ofSam), await read(omar, ofOmar)]).toEqual([200, 200]);
    expect([await read(omar, ofSam), await read(sam, newId())]).toEqual([404, 404]);
  });
});

describe('a request that comes again by its key', () => {
  it('is one command, and is answered alike', async () => {
    const made = { id: schedule, effective_date: '2026-11-23' };
    answer(made);
    const key = newId();
    const path = `users/${rosa}/debit_external_account`;
    const debit = () => givenBy(key, { path, payload: { effective_date: '2026-11-22', reason } });
    const replies = [await debit(), await debit()];
    expect(replies.map((reply) => [reply.statusCode, reply.json()])).toEqual([
      [201, made],
      [201, made],
    ]);
    expect(service.world.keys).toEqual([key]);
    expect(await logOf(key)).toHaveLength(2);
  });

  it('is one command of ten at once', async () => {
    answer({ user_id: rosa });
    const key = newId();
    const replies = await Promise.all(Array.from({ length: 10 }, () => givenBy(key)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(204));
    expect(new Set(service.world.keys)).toEqual(new Set([key]));
    expect(await logOf(key)).toMatchObject([{ state: 'asked' }, { state: 'done' }]);
  });

  it('is refused for another request and for another person', async () => {
    const key = newId();
    await givenBy(key);
    for (const reply of [
      await givenBy(key, { payload: { reason: 'Another.' } }),
      await givenBy(key, { by: ada }),
    ]) {
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'idempotency_key_reused']);
    }
    expect(service.world.keys).toEqual([key]);
  });

  it.each(['', 'nonsense'])('needs an id for a key: %j', async (key) => {
    expect((await givenBy(key)).statusCode).toBe(422);
    expect(service.world.keys).toEqual([]);
  });
});

describe('what is kept of a command', () => {
  it('is no body once it has ended', async () => {
    answer(away);
    const { id } = (await give(approve)).json().command;
    expect((await commandOf(id)).body).toEqual({ made_by: sam });
    answer({ user_id: rosa });
    await finish();
    expect((await commandOf(id)).body).toBeNull();
  });
});
