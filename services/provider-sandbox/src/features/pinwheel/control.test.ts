import { eventually } from '@reset/service-kit/testing';
import { afterAll, describe, expect, it } from '@jest/globals';
import { startPinwheelCustomer } from './testing/pinwheel-customer.ts';

const customer = await startPinwheelCustomer();
afterAll(customer.stop);

type Entry = { id: string; end_date: string; pay_date: string; earnings: object[] };
type Page = { data: Entry[]; meta: { count: number; next_cursor: string | null } };

const post = (path: string, body?: object) =>
  customer.call(`/control/pinwheel/${path}`, { method: 'POST', ...(body ? { body } : {}) });
const read = async (path: string) =>
  (await customer.call(`/pinwheel/v1/accounts/${path}`)).body as Page;
const create = async (owner: string, more: object = {}) => {
  const { status, body } = await post('accounts', { end_user_id: owner, ...more });
  expect(status).toBe(201);
  return (body as { account: { id: string } }).account.id;
};

describe('a shift that is added', () => {
  it('is there for good, and has its webhook', async () => {
    const id = await create('ann');
    const before = await read(`${id}/shifts`);
    const added = await post(`accounts/${id}/shifts`, { hours: 7.5, hourly_rate_cents: 3_000 });
    expect(added.status).toBe(201);
    const { data } = await read(`${id}/shifts`);
    expect(data).toHaveLength(before.data.length + 1);
    expect(data[0]).toMatchObject({
      end_date: '2026-11-20',
      earnings: [{ amount: 22_500, hours: 7.5, rate: 3_000 }],
    });
    await eventually(async () => expect(customer.eventsOf('ann')).toEqual(['shifts.added']));
    customer.context.clock.move(86_400_000);
    const later = (await read(`${id}/shifts`)).data.find((shift) => shift.id === data[0]?.id);
    customer.context.clock.move(0);
    expect(later).toMatchObject({ end_date: '2026-11-20' });
  });

  it('is of that account alone, also where it is a persona’s own', async () => {
    const [mine, other] = [await create('bea'), await create('cas')];
    const count = (await read(`${other}/shifts`)).data.length;
    await post(`accounts/${mine}/shifts`, { hours: 8, ended_on: '2026-11-18' });
    expect((await read(`${other}/shifts`)).data).toHaveLength(count);
    await post('accounts/flagged/shifts', { hours: 8 });
    expect((await read('flagged/shifts')).data[0]).toMatchObject({ end_date: '2026-11-20' });
  });

  it.each([[{ hours: 0 }], [{ hours: 25 }], [{ hours: 8, ended_on: 'soon' }]])(
    'is refused as %j',
    async (shift) => {
      expect((await post('accounts/hourly_ach/shifts', shift)).status).toBe(400);
    },
  );
});

describe('a paystub that is added', () => {
  it('comes first, nets what the others do, and has its webhook', async () => {
    const id = await create('dee');
    await post(`accounts/${id}/paystubs`, { hours: 40 });
    expect((await read(`${id}/paystubs`)).data[0]).toMatchObject({
      pay_date: '2026-11-20',
      pay_period_start: '2026-10-31',
      pay_period_end: '2026-11-13',
      gross_pay_amount: 97_000,
      net_pay_amount: 69_840,
    });
    await eventually(async () => expect(customer.eventsOf('dee')).toEqual(['paystubs.added']));
  });
});

describe('pay', () => {
  it('is a paystub of today for all shifts that none has paid, with its webhook', async () => {
    const id = await create('gil');
    await post(`accounts/${id}/shifts`, { hours: 6.5 });
    const paid = await post(`accounts/${id}/pay`, { net_cents: 64_025 });
    expect(paid.status).toBe(201);
    const { paystub } = paid.body as { paystub: { id: string } };
    const before = (await read('hourly_ach/paystubs')).data[0];
    expect(before).toMatchObject({ pay_period_end: '2026-11-10' });
    expect((await read(`${id}/paystubs`)).data[0]).toMatchObject({
      id: paystub.id,
      pay_date: '2026-11-20',
      pay_period_start: '2026-11-11',
      pay_period_end: '2026-11-20',
      net_pay_amount: 64_025,
      gross_pay_amount: 88_924,
      earnings: [{ hours: 54.5 }],
    });
    await eventually(async () =>
      expect(customer.eventsOf('gil').toSorted()).toEqual(['paystubs.added', 'shifts.added']),
    );
  });

  it('ends with the last shift, and pays none twice', async () => {
    const id = await create('hal');
    await post(`accounts/${id}/pay`, { net_cents: 84_600 });
    await post(`accounts/${id}/pay`, { net_cents: 10_000 });
    const [again, first] = (await read(`${id}/paystubs`)).data.filter(
      ({ pay_date }) => pay_date === '2026-11-20',
    );
    for (const paystub of [first, again]) {
      expect(paystub).toMatchObject({ pay_period_end: '2026-11-19' });
    }
    await post(`accounts/${id}/shifts`, { hours: 8 });
    await post(`accounts/${id}/pay`, { net_cents: 13_968 });
    const all = (await read(`${id}/paystubs`)).data;
    const last = all.find((one) => (one as { net_pay_amount?: number }).net_pay_amount === 13_968);
    expect(last).toMatchObject({
      pay_period_start: '2026-11-20',
      pay_period_end: '2026-11-20',
      earnings: [{ hours: 8 }],
    });
  });

  it.each([[{}], [{ net_cents: 0 }], [{ net_cents: 1.5 }]])('is refused as %j', async (body) => {
    expect((await post('accounts/hourly_ach/pay', body)).status).toBe(400);
  });
});

describe('an account', () => {
  it('is lost and brought back, each with its webhook', async () => {
    const id = await create('eve');
    const status = async () => {
      const { body } = await customer.call('/control/pinwheel/accounts.json?user=eve');
      return (body as { accounts: { monitoring_status: string }[] }).accounts;
    };
    await post(`accounts/${id}/disconnect`);
    expect(await status()).toMatchObject([{ id, monitoring_status: 'user_action_required' }]);
    await post(`accounts/${id}/shifts`, { hours: 8 });
    const changed = 'account.monitoring_status.updated';
    await eventually(async () => expect(customer.eventsOf('eve')).toEqual([changed]));
    await post(`accounts/${id}/repair`);
    expect(await status()).toMatchObject([{ id, connected: true, monitoring_status: 'active' }]);
    await eventually(async () => {
      const events = customer.eventsOf('eve');
      expect(events.slice(0, 2)).toEqual([changed, changed]);
      expect(events).toContain('shifts.added');
    });
  });

  it('that is unknown cannot be changed', async () => {
    for (const what of ['disconnect', 'repair', 'refresh']) {
      expect(await post(`accounts/nobody/${what}`)).toMatchObject({
        status: 404,
        body: { error: { code: 'account_not_found' } },
      });
    }
  });

  it.each([
    ['gig_worker', 'weekly', 'hourly', 8],
    ['benefits', 'monthly', 'monthly', 6],
  ])('of %s is paid %s', async (persona, pay_frequency, compensation_unit, paystubs) => {
    const id = await create(`is ${persona}`, { persona });
    const income = await customer.call(`/pinwheel/v1/accounts/${id}/income`);
    expect(income.body).toMatchObject({ data: { pay_frequency, compensation_unit } });
    expect((await read(`${id}/paystubs`)).meta.count).toBe(paystubs);
  });
});

describe('a list', () => {
  it('is read page by page, nothing twice and nothing missing', async () => {
    const all = (await read('hourly_ach/shifts?limit=100')).data.map(({ id }) => id);
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const more: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const page = await read(`hourly_ach/shifts?limit=4${more}`);
      expect(page.meta.count).toBe(page.data.length);
      ids.push(...page.data.map(({ id }) => id));
      cursor = page.meta.next_cursor;
    }
    expect(ids).toEqual(all);
    expect(all.length).toBeGreaterThan(4);
  });

  it('is narrowed by dates', async () => {
    const paid = await read('hourly_ach/paystubs?from_pay_date=2026-11-03&to_pay_date=2026-11-03');
    expect(paid.data.map(({ pay_date }) => pay_date)).toEqual(['2026-11-03']);
    const worked = await read('hourly_ach/shifts?from_end_date=2026-11-15');
    expect(worked.data.map(({ end_date }) => end_date)).toEqual([
      '2026-11-19',
      '2026-11-18',
      '2026-11-15',
    ]);
  });

  it.each(['limit=0', 'limit=101', 'cursor=invented', 'from_end_date=soon', 'page=2'])(
    'is refused with %s',
    async (query) => {
      const { status } = await customer.call(`/pinwheel/v1/accounts/hourly_ach/shifts?${query}`);
      expect(status).toBe(400);
    },
  );
});

describe('faults', () => {
  const fault = (body: object) => customer.call('/faults/pinwheel', { method: 'PUT', body });

  it('are answered in Pinwheel’s words', async () => {
    await fault({ mode: 'refuse', count: 1 });
    const reply = await customer.call('/pinwheel/v1/accounts/hourly_ach');
    expect(reply).toMatchObject({ status: 500, body: { error: { code: 'internal_error' } } });
    expect((await customer.call('/pinwheel/v1/accounts/hourly_ach')).status).toBe(200);
  });

  it('lose the answer and keep the work', async () => {
    const id = await create('fay');
    await fault({ mode: 'lose_answer', delay_ms: 1, count: 1, path: 'disconnect' });
    const path = `/pinwheel/v1/accounts/${id}/disconnect`;
    await expect(customer.call(path, { method: 'POST' })).rejects.toThrow();
    const { body } = await customer.call(`/pinwheel/v1/accounts/${id}`);
    expect(body).toMatchObject({ data: { monitoring_status: 'unavailable' } });
  });
});
