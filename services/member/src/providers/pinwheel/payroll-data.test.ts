import { sharedProviderSandbox, withinOneDay } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayOf, plusDays } from '#calendar/calendar-date.ts';
import { startScriptedProvider } from '#testing/scripted-provider.ts';
import { pinwheelPayrollData } from './payroll-data.ts';

let sandbox: Awaited<ReturnType<typeof sharedProviderSandbox>>;
let scripted: Awaited<ReturnType<typeof startScriptedProvider>>;
beforeAll(async () => {
  [sandbox, scripted] = await Promise.all([sharedProviderSandbox(), startScriptedProvider()]);
});
afterAll(() => Promise.all([sandbox.stop(), scripted.stop()]));

const inSandbox = () =>
  pinwheelPayrollData({ baseUrl: `${sandbox.url}/pinwheel`, secret: 'sandbox' });
const onScript = () => pinwheelPayrollData({ baseUrl: scripted.url, secret: 'secret' });
const replyWithList = (data: unknown[]) =>
  scripted.answer(() => ({ body: { meta: { count: data.length, next_cursor: null }, data } }));
const replyWith = (data: object) => scripted.answer(() => ({ body: { data } }));
const nothingThere = { status: 404, body: { error: { code: 'resource_not_found' } } };

const shift = (changes: object = {}) => ({
  id: 'shift-1',
  end_date: '2026-11-19',
  earnings: [
    { amount: 19_400, hours: 8 },
    { amount: 550, hours: null },
  ],
  ...changes,
});
const paystub = (changes: object = {}) => ({
  id: 'paystub-1',
  pay_date: '2026-11-17',
  pay_period_start: '2026-10-28',
  pay_period_end: '2026-11-10',
  gross_pay_amount: 194_000,
  net_pay_amount: 139_680,
  ...changes,
});

describe('readTerms', () => {
  it('reads the sandbox', async () => {
    expect(await inSandbox().readTerms('hourly_ach')).toEqual({
      employerName: 'Juniper Lane Markets',
      compensationUnit: 'hourly',
      compensationCents: 2_425,
      payFrequency: 'bi_weekly',
    });
  });

  it.each(['whenever', 'variable', null])(
    'knows no payday for the frequency %j',
    async (frequency) => {
      scripted.answer(({ url }) => ({
        body: {
          data: url?.endsWith('/income')
            ? { compensation_amount: null, compensation_unit: null, pay_frequency: frequency }
            : { employer_name: 'Shop' },
        },
      }));
      expect(await onScript().readTerms('a')).toEqual({
        employerName: 'Shop',
        compensationUnit: null,
        compensationCents: null,
        payFrequency: null,
      });
    },
  );

  it('knows nothing where the platform reports nothing', async () => {
    scripted.answer(() => nothingThere);
    expect(await onScript().readTerms('a')).toEqual({
      employerName: null,
      compensationUnit: null,
      compensationCents: null,
      payFrequency: null,
    });
  });
});

const account = (changes: object = {}) => ({
  id: 'a',
  platform_id: 'platform-1',
  end_user_id: 'user-1',
  connected: true,
  monitoring_status: 'active',
  data_refreshed_at: { paystubs: '2026-11-20T00:00:00Z' },
  ...changes,
});

describe('readAccount', () => {
  it('reads the sandbox', async () => {
    expect(await inSandbox().readAccount('hourly_ach')).toEqual({
      endUserId: 'hourly_ach',
      platformId: expect.stringMatching(/^[\w-]+$/),
      isConnected: true,
      monitoringStatus: 'active',
      hasPayData: true,
    });
  });

  it.each([
    ['nobody’s', { end_user_id: null }, { endUserId: null }],
    ['cut off', { connected: false }, { isConnected: false }],
    ['in trouble', { monitoring_status: 'degraded' }, { monitoringStatus: 'degraded' }],
    ['not read yet', { data_refreshed_at: {} }, { hasPayData: false }],
    ['being read', { data_refreshed_at: { paystubs: null } }, { hasPayData: false }],
  ])('reports that it is %s', async (_what, record, expected) => {
    replyWith(account(record));
    expect(await onScript().readAccount('a')).toMatchObject(expected);
  });

  it.each([
    ['that is neither connected nor cut off', { connected: undefined }],
    ['that stands in no way', { monitoring_status: '' }],
    ['at no platform', { platform_id: null }],
  ])('is unavailable for an account %s', async (_what, record) => {
    replyWith(account(record));
    await expect(onScript().readAccount('a')).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it('is refused for an account that Pinwheel does not know', async () => {
    await expect(inSandbox().readAccount('nobody')).rejects.toMatchObject({ reason: 'refused' });
  });
});

describe('readShifts', () => {
  it('reads the sandbox: 48 unpaid hours of 1,175 dollars, the weekend pay in it', () =>
    withinOneDay(async (now) => {
      const today = dayOf(now);
      const unpaid = (await inSandbox().readShifts('hourly_ach')).filter(
        ({ endedOn }) => endedOn > plusDays(today, -10),
      );
      const total = (of: 'minutes' | 'grossCents') =>
        unpaid.reduce((sum, each) => sum + (each[of] ?? 0), 0);
      expect(total('minutes')).toBe(48 * 60);
      expect(total('grossCents')).toBe(117_500);
    }));

  it('adds up what a shift pays, and counts only hours as time', async () => {
    replyWithList([shift()]);
    expect(await onScript().readShifts('a')).toEqual([
      { providerShiftId: 'shift-1', endedOn: '2026-11-19', minutes: 480, grossCents: 19_950 },
    ]);
  });

  it('takes a shift that is reported twice once', async () => {
    replyWithList([shift(), shift({ end_date: '2026-11-18' })]);
    expect(await onScript().readShifts('a')).toMatchObject([{ endedOn: '2026-11-18' }]);
  });

  it.each([
    ['a day that does not exist', shift({ end_date: '2026-02-30' })],
    ['a fraction of a cent', shift({ earnings: [{ amount: 0.5, hours: 1 }] })],
    ['pay below nothing', shift({ earnings: [{ amount: -1, hours: 1 }] })],
    [
      'a shift of three days',
      shift({
        earnings: [
          { amount: 1, hours: 40 },
          { amount: 1, hours: 40 },
        ],
      }),
    ],
    [
      'more than a shift can pay',
      shift({
        earnings: [
          { amount: 1e9, hours: 1 },
          { amount: 1, hours: 1 },
        ],
      }),
    ],
    ['no id', shift({ id: '' })],
  ])('is unavailable when the reply is %s', async (_what, record) => {
    replyWithList([record]);
    await expect(onScript().readShifts('a')).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it('reads all pages, by the cursor of the one before', async () => {
    const pages: Record<string, object> = {
      none: { meta: { next_cursor: 'two/2' }, data: [shift()] },
      'two/2': { meta: { next_cursor: 'three' }, data: [shift({ id: 'shift-2' })] },
      three: { meta: { next_cursor: null }, data: [shift({ id: 'shift-3' }), shift()] },
    };
    scripted.answer(({ url }) => {
      const cursor = new URL(url ?? '', 'http://localhost').searchParams.get('cursor');
      return { body: pages[cursor ?? 'none'] };
    });
    const ids = (await onScript().readShifts('a')).map(({ providerShiftId }) => providerShiftId);
    expect(ids).toEqual(['shift-1', 'shift-2', 'shift-3']);
  });

  it('is nothing at all when one page cannot be had, because the rest would be forgotten', async () => {
    for (const refusal of [
      { status: 503, body: {} },
      { status: 400, body: {} },
    ]) {
      scripted.answer(({ url }) =>
        url?.includes('cursor')
          ? refusal
          : { body: { meta: { next_cursor: 'c' }, data: [shift()] } },
      );
      await expect(onScript().readShifts('a')).rejects.toThrow();
    }
  });

  it('is unavailable when nobody says that it was all, or it never ends', async () => {
    scripted.answer(() => ({ body: { meta: { count: 1 }, data: [shift()] } }));
    await expect(onScript().readShifts('a')).rejects.toMatchObject({ reason: 'unavailable' });
    scripted.answer(() => ({ body: { meta: { next_cursor: 'again' }, data: [shift()] } }));
    await expect(onScript().readShifts('a')).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it('is empty at a platform that keeps no hours', async () => {
    scripted.answer(() => nothingThere);
    expect(await onScript().readShifts('a')).toEqual([]);
  });
});

describe('readPaystubs', () => {
  it('reads the sandbox: paid every two weeks, three days ago last, 72 percent net', () =>
    withinOneDay(async (now) => {
      const paystubs = await inSandbox().readPaystubs('hourly_ach');
      const today = dayOf(now);
      expect(paystubs.map(({ payOn }) => payOn).slice(0, 2)).toEqual([
        plusDays(today, -3),
        plusDays(today, -17),
      ]);
      expect(paystubs[0]).toMatchObject({ grossCents: 194_000, netCents: 139_680 });
    }));

  it('is unavailable when a pay period ends before it begins', async () => {
    replyWithList([paystub({ pay_period_end: '2026-10-27' })]);
    await expect(onScript().readPaystubs('a')).rejects.toMatchObject({ reason: 'unavailable' });
  });
});

const allocation = (changes: object = {}) => ({
  account_name: 'Checking',
  account_type: 'checking',
  allocation_type: 'remainder',
  amount: null,
  percentage: null,
  masked_account_number: 'xxxxx4021',
  routing_number: '021000021',
  priority: 2,
  ...changes,
});

describe('readAllocations', () => {
  it('reads the sandbox', async () => {
    expect(await inSandbox().readAllocations('hourly_ach')).toMatchObject([
      { kind: 'remainder', value: null, accountType: 'checking', accountMask: '4021' },
    ]);
  });

  it('reports in which order her pay is split, and no more of a number than four digits', async () => {
    replyWith({
      allocations: [
        allocation(),
        allocation({ priority: 1, allocation_type: 'amount', amount: 5_000, routing_number: null }),
        allocation({ priority: 3, allocation_type: 'percentage', percentage: 12.5 }),
      ],
    });
    expect(await onScript().readAllocations('a')).toMatchObject([
      { kind: 'amount', value: 5_000, routingNumber: null },
      { kind: 'remainder', value: null, accountMask: '4021' },
      { kind: 'percentage', value: 12.5 },
    ]);
  });

  it('is unavailable for a part that has no size', async () => {
    replyWith({ allocations: [allocation({ allocation_type: 'amount' })] });
    await expect(onScript().readAllocations('a')).rejects.toMatchObject({ reason: 'unavailable' });
  });
});

describe('pinwheelPayrollData', () => {
  it('is refused for an account that nobody has', async () => {
    for (const accountId of ['nobody', 'tax']) {
      await expect(inSandbox().readAccount(accountId)).rejects.toMatchObject({ reason: 'refused' });
    }
  });

  it.each(['..', '.', '../../v1/accounts/hourly_ach', 'a/b', 'a?b', 'a b', "hourly_ach'--"])(
    'requests nothing for %j, which is no account',
    async (accountId) => {
      const before = scripted.requests.length;
      await expect(onScript().readShifts(accountId)).rejects.toMatchObject({ reason: 'refused' });
      expect(scripted.requests).toHaveLength(before);
    },
  );

  it.each([401, 429, 500])('is unavailable when Pinwheel answers %d', async (status) => {
    scripted.answer(() => ({ status, body: {} }));
    await expect(onScript().readShifts('a')).rejects.toMatchObject({ reason: 'unavailable' });
  });
});
